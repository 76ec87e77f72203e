import { z } from 'zod';
import { limits } from '../../limits.ts';
import { verificationStatuses } from '../../rules/admin.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, optionalText, requiredText, succeeded } from '../fields.ts';
import { adminProvider, adminProviderDetail } from './providers.ts';
import { page, pageLimit, pagination, search } from './table.ts';

/** A verification decision, with its administrator. */
export const verificationDecision = z.object({
  id: z.int(),
  status: z.enum(verificationStatuses),
  reason: z.string().nullable(),
  admin_notes: z.string(),
  admin_name: z.string().nullable(),
  created_at: z.string(),
});

/** A provider with its documents, the check of its cédula and the earlier verification decisions. */
export const verificationDetail = adminProviderDetail.extend({
  cedula_check: z.object({
    valid: z.boolean(),
    /** the right check digit; null: there are not 8 digits */
    expected: z.int().nullable(),
    /** number of other accounts with the same cédula */
    duplicates: z.int(),
  }),
  services_count: z.int(),
  decisions: z.array(verificationDecision),
});
export type VerificationDetail = z.output<typeof verificationDetail>;

const adminNotes = optionalText(limits.adminNotes);

export const approveProviderBody = z.object({ adminNotes });
export const rejectProviderBody = z.object({
  reason: requiredText('Debe proporcionar un motivo para el rechazo', limits.adminNotes),
  adminNotes,
});

const decided = succeeded({ data: z.object({ id: z.int(), verification_status: z.enum(verificationStatuses) }) });

export const adminVerification = {
  pending: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/pending',
    auth: 'admin',
    summary: 'Proveedores que esperan su verificación, el que más espera primero',
    query: z.object({ page, limit: pageLimit, search }),
    response: succeeded({ data: z.object({ providers: z.array(adminProvider), pagination: z.object(pagination) }) }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/stats',
    auth: 'admin',
    summary: 'Cuántos proveedores esperan, están aprobados y rechazados',
    response: succeeded({ data: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/:id',
    auth: 'admin',
    summary: 'Los documentos de un proveedor; queda registrado quién los miró',
    params: idParams,
    response: succeeded({ data: verificationDetail }),
    errors: ['not_found'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/providers-verification/:id/approve',
    auth: 'admin',
    summary: 'Aprueba a un proveedor y le avisa',
    params: idParams,
    body: approveProviderBody,
    response: decided,
    errors: ['not_found', 'already_exists'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/providers-verification/:id/reject',
    auth: 'admin',
    summary: 'Rechaza a un proveedor con un motivo y le avisa',
    params: idParams,
    body: rejectProviderBody,
    response: decided,
    errors: ['not_found', 'already_exists'],
  }),
};
