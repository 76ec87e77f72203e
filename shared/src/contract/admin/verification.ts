import { z } from 'zod';
import { limits } from '../../limits.ts';
import { verificationStatuses } from '../../rules/admin.ts';
import { paperKinds } from '../../rules/papers.ts';
import { comparedFields, reviewedFields, reviewReasons } from '../../rules/verification.ts';
import type { Edits } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, requiredText, succeeded } from '../fields.ts';
import { unseenPhoto } from '../inquiries.ts';
import { adminProvider, adminProviderDetail } from './providers.ts';
import { byDay, byPage, pagination, search } from './table.ts';

/** A verification decision, with its administrator. */
export const verificationDecision = z.object({
  id: z.int(),
  status: z.enum(verificationStatuses),
  /** its data, or the pictures of document and face */
  about: z.enum(['data', 'identity']),
  reason: z.string().nullable(),
  /** the fields that a rejection asked to correct */
  fields: z.array(z.enum(reviewedFields)),
  admin_notes: z.string(),
  admin_name: z.string().nullable(),
  created_at: z.string(),
});

/** The reason why a provider waits, and its changes since the last decision (rule ADM-60). */
const review = {
  /** since when pictures of the document and the face wait (rule TRUST-51); null: none */
  identity_sent_at: z.string().nullable(),
  /** the oldest paper that waits came then (rule TRUST-67); null: none */
  papers_sent_at: z.string().nullable(),
  why: z.enum(reviewReasons),
  changed_fields: z.array(z.enum(reviewedFields)),
};

/**
 * A provider in the queue, with the names of the changed fields. Their values are left out, because views of them are
 * logged.
 */
export const waitingProvider = adminProvider.extend(review);
export type WaitingProvider = z.output<typeof waitingProvider>;

/** Another account that has something in common with one. */
export const linkedAccount = z.object({
  id: z.int(),
  name: z.string(),
  company_name: z.string().nullable(),
  kind: z.enum(['user', 'provider']),
  is_suspended: z.boolean(),
});

/** Other accounts with the same data, or with a picture that looks the same (rule TRUST-19). */
const sameElsewhere = z.object({
  field: z.enum(comparedFields),
  accounts: z.array(linkedAccount),
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
  /** at most `limits.sameShown` accounts of each field */
  same: z.array(sameElsewhere),
  services_count: z.int(),
  ...review,
  changes: z.array(
    z.object({ field: z.enum(reviewedFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  decisions: z.array(verificationDecision),
  /** its papers that wait */
  papers: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(paperKinds),
      number: z.string(),
      expires_on: z.string(),
      sent_at: z.string(),
    }),
  ),
});
export type VerificationDetail = z.output<typeof verificationDetail>;

const adminNotes = optionalText(limits.adminNotes);
/** The version that older apps say here instead of in `If-Match`. */
const version = z.string('Versión inválida').max(limits.shortText, 'Versión inválida').optional();

const looked = { seen: z.boolean(), reason: optionalText(limits.adminNotes) };
const hasReason = ({ seen, reason }: { seen: boolean; reason: string | null }) => seen || reason !== null;
const withoutReason = { path: ['reason'], message: 'Debe proporcionar un motivo para el rechazo' };

/** Says whether document, face and data belong to the same person. If not, `reason` tells the provider why. */
export const identityDecisionBody = z.object(looked).refine(hasReason, withoutReason);

/** Says whether a paper is in force and belongs to the provider. `expires_on` is the last day printed on it. */
export const paperDecisionBody = z
  .object({ ...looked, expires_on: z.iso.date('Escribí hasta cuándo vale') })
  .refine(hasReason, withoutReason);

const paperParams = z.object({ id, paperId: id });

export const approveProviderBody = z.object({ adminNotes, version });
export const rejectProviderBody = z.object({
  reason: requiredText('Debe proporcionar un motivo para el rechazo', limits.adminNotes),
  /** the fields to correct, which the provider reads */
  fields: z.array(z.enum(reviewedFields)).max(reviewedFields.length).default([]),
  adminNotes,
  version,
});

/** A decision must be about the data that the administrator saw (rule ADM-61). */
export const decidedAbout = {
  of: adminProviderDetail,
  fields: reviewedFields,
  changed: 'Los datos cambiaron mientras los mirabas. Volvé a revisarlos.',
  recorded: true,
} satisfies Edits<typeof adminProviderDetail>;

const decided = succeeded({ data: z.object({ id: z.int(), verification_status: z.enum(verificationStatuses) }) });

export const adminVerification = {
  pending: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/pending',
    auth: 'admin',
    summary: 'Proveedores que esperan su verificación, el que más espera primero',
    query: z.object({ ...byPage, ...byDay, search }),
    response: succeeded({ data: z.object({ providers: z.array(waitingProvider), pagination: z.object(pagination) }) }),
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
  pictures: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/:id/identity',
    auth: 'admin',
    summary: 'Las fotos del documento y de la cara de un proveedor; queda registrado quién las miró',
    params: idParams,
    confirmed: 'always',
    response: succeeded({ word: z.string(), photos: z.array(unseenPhoto) }),
    errors: ['not_found'],
  }),
  decideIdentity: endpoint({
    method: 'POST',
    path: '/api/admin/providers-verification/:id/identity',
    auth: 'admin',
    summary: 'Decide si las fotos son del proveedor, le avisa y las borra',
    params: idParams,
    confirmed: 'always',
    body: identityDecisionBody,
    response: decided,
    edits: decidedAbout,
    errors: ['not_found', 'already_exists'],
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/admin/providers-verification/:id/papers/:paperId',
    auth: 'admin',
    summary: 'La foto de un papel que espera; queda registrado quién la miró',
    params: paperParams,
    confirmed: 'always',
    response: succeeded({ photos: z.array(unseenPhoto) }),
    errors: ['not_found'],
  }),
  decidePaper: endpoint({
    method: 'POST',
    path: '/api/admin/providers-verification/:id/papers/:paperId',
    auth: 'admin',
    summary: 'Decide si un papel es del proveedor y hasta cuándo vale, le avisa y borra la foto',
    params: paperParams,
    confirmed: 'always',
    body: paperDecisionBody,
    response: succeeded({}),
    edits: decidedAbout,
    errors: ['not_found', 'already_exists'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/providers-verification/:id/approve',
    auth: 'admin',
    summary: 'Aprueba a un proveedor y le avisa',
    params: idParams,
    body: approveProviderBody,
    response: decided,
    edits: decidedAbout,
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
    edits: decidedAbout,
    errors: ['not_found', 'already_exists'],
  }),
};
