import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, pageToken, phoneWithheld, punctual, responseTime, succeeded } from './fields.ts';
import { shownPaper } from './papers.ts';
import { pause, plannedPause } from './pauses.ts';
import { plainRead } from './plain-read.ts';

/** Public data of a provider: no cédula, birth date, address, emergency data or role (rule PROV-1). */
export const publicProvider = z.object({
  id: z.int(),
  name: z.string(),
  company_name: z.string().nullable(),
  service: z.string().nullable(),
  specialty: z.string().nullable(),
  description: z.string().nullable(),
  profile_image: z.string().nullable(),
  location: z.string().nullable(),
  rating: z.number(),
  review_count: z.int(),
  services_count: z.int(),
  response_time: responseTime,
  punctual,
  /** whether the team compared document and face; `is_reviewed` may rest on the data alone (rule TRUST-50) */
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
  /** seen by the team and in force (rule TRUST-66); missing: none */
  papers: z.array(shownPaper).optional(),
  pause: pause.optional(),
  planned_pause: plannedPause.optional(),
  /** null for callers without a session (rule PHONE-4); the email is also null for fresh accounts (rule PHONE-12) */
  phone: z.string().nullable(),
  /** a second number for calls, given with the phone; missing: none */
  call_phone: z.string().optional(),
  phone_withheld: phoneWithheld,
  email: z.string().nullable(),
  created_at: z.string(),
  page_token: pageToken,
});
export type PublicProvider = z.output<typeof publicProvider>;

/**
 * A verified fact about a provider, and the local day of its verification. The owner verified `email` by a link. The
 * team verified `identity` (name, company and number of the cédula) and `seen` (the document and the face). The day is
 * null if it was not recorded.
 */
export const providerCheck = z.object({ what: z.enum(['seen', 'identity', 'email']), day: z.string().nullable() });
export type ProviderCheck = z.output<typeof providerCheck>;

export const providers = {
  checks: endpoint({
    method: 'GET',
    path: '/api/providers/:id/checks',
    auth: 'anyone',
    ...plainRead,
    summary: 'Qué se verificó de un proveedor, y cuándo',
    params: idParams,
    response: succeeded({ checks: z.array(providerCheck) }),
    errors: ['not_found'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/providers/:id',
    auth: 'anyone',
    ...plainRead,
    summary: 'El perfil público de un proveedor',
    params: idParams,
    response: succeeded({ provider: publicProvider }),
    errors: ['not_found'],
  }),
};
