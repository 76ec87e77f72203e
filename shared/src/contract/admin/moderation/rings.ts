import { z } from 'zod';
import { limits } from '../../../limits.ts';
import { sharedTraits } from '../../../rules/panel/rings.ts';
import { endpoint } from '../../endpoint.ts';
import { id, idParams, succeeded, success } from '../../fields.ts';
import { adminReview } from '../reviews.ts';
import { personBrief, providerBrief } from '../table.ts';

/** A group of accounts that reviewed the same provider and share a trait, with their reviews of it (rule TRUST-16). */
export const ring = z.object({
  provider: providerBrief,
  /** when the last of its reviews was written */
  since: z.string(),
  /** what is shared, and by which of the accounts */
  shared: z.array(z.object({ trait: z.enum(sharedTraits), accounts: z.array(z.int()) })),
  accounts: z.array(
    personBrief.extend({ email_verified: z.boolean(), created_at: z.string(), reviews: z.array(adminReview) }),
  ),
});
export type Ring = z.output<typeof ring>;

export const adminRings = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/rings',
    auth: 'admin',
    summary: 'Cuentas que comparten algo y reseñan al mismo proveedor',
    response: succeeded({
      rings: z.array(ring),
      /** with those beyond the list */
      total: z.int(),
    }),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/admin/rings/:id/settle',
    auth: 'admin',
    summary: 'Nada que hacer con las cuentas que comparten algo y reseñan a este proveedor, hasta que se sume otra',
    params: idParams,
    body: z.object({
      /** the accounts that the team looked at */
      accounts: z.array(id).min(1, 'Elegí al menos una cuenta').max(limits.ringAccounts, 'Son demasiadas cuentas'),
    }),
    response: success,
    errors: ['not_found'],
  }),
};
