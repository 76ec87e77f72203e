import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded, success } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** A provider's own invitation link and its results, which are counts and never names (rule INV-4). */
const ownInvite = succeeded({
  /** the address of the page that the link opens; null: there is no link, or it has ended */
  path: z.string().nullable(),
  /** how many providers' accounts began with one of its links and still exist */
  came: z.int(),
  /** how many of these have published a service */
  published: z.int(),
});
export type OwnInvite = z.output<typeof ownInvite>;

/** The inviter, named as on the public profile. */
const invite = z.object({
  id: z.int(),
  name: z.string(),
  service: z.string().nullable(),
  profile_image: z.string().nullable(),
  /** whether the team compared document and face; `is_reviewed` may rest on the data alone (rule TRUST-50) */
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
});

export const invites = {
  own: endpoint({
    method: 'GET',
    path: '/api/invites',
    auth: 'provider',
    summary: 'Mi enlace para invitar a un colega, y cuántas personas llegaron y publicaron',
    response: ownInvite,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/invites',
    auth: 'provider',
    summary: 'Hace mi enlace para invitar; el que hay queda como está',
    response: ownInvite,
    limit: { max: 20, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/invites',
    auth: 'provider',
    summary: 'Anula mi enlace para invitar',
    response: success,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/invites/:code',
    auth: 'anyone',
    limit: plainRead.limit,
    // it ends when its owner says so
    cache: 'never',
    summary: 'Quién invita, para quien tiene el enlace',
    params: z.object({ code: z.string().regex(/^[\w-]{16}$/, 'El enlace no está completo') }),
    response: succeeded({ invite }),
    errors: ['not_found'],
  }),
};
