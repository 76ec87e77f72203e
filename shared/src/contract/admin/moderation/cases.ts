import { z } from 'zod';
import { limits } from '../../../limits.ts';
import { caseStates, moderatedKinds, moderationActions, moderationReasons } from '../../../rules/moderation.ts';
import { endpoint } from '../../endpoint.ts';
import { id, idParams, requiredText, succeeded } from '../../fields.ts';
import { unseenPhoto } from '../../inquiries.ts';
import { adminReview } from '../reviews.ts';
import { filter, tableQuery, tableReply } from '../table.ts';

/** A reported thing, or a thing whose case the team opened itself (rules MOD-5 and TRUST-8). */
export const moderationCase = z.object({
  id: z.int(),
  kind: z.enum(moderatedKinds),
  thing_id: z.int(),
  state: z.enum(caseStates),
  /** the thing's own words; null once it is gone */
  text: z.string().nullable(),
  /** the path of the thing's page; null once it is gone, and always for a pedido, which only its link opens */
  link: z.string().nullable(),
  is_hidden: z.boolean(),
  author: z.object({ id: z.int(), name: z.string(), kind: z.enum(['user', 'provider']) }).nullable(),
  is_suspended: z.boolean(),
  reports: z.int(),
  /** why it was reported, the most frequent reason first */
  reasons: z.array(z.object({ reason: z.enum(moderationReasons), count: z.int() })),
  /** the time since which it waits for the team */
  waits_since: z.string(),
  actions: z.array(z.enum(moderationActions)),
});
export type ModerationCase = z.output<typeof moderationCase>;

/** A case with the full content, earlier decisions and the author. */
export const moderationDetail = moderationCase.extend({
  images: z.array(z.string()),
  made_at: z.string().nullable(),
  reported: z.array(
    z.object({
      reason: z.enum(moderationReasons),
      note: z.string().nullable(),
      /** null: without a session */
      reporter: z.object({ id: z.int(), name: z.string() }).nullable(),
      created_at: z.string(),
    }),
  ),
  decisions: z.array(
    z.object({
      id: z.int(),
      action: z.enum(moderationActions),
      reason: z.enum(moderationReasons),
      message: z.string(),
      admin: z.string().nullable(),
      answer: z.string().nullable(),
      answered_at: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  author_facts: z
    .object({
      email: z.string(),
      since: z.string(),
      /** how many decisions about other things of the same author hid, warned or suspended */
      decided_before: z.int(),
      /** other things of the same author that wait for the team */
      waiting: z.int(),
    })
    .nullable(),
  /** the review itself, or the review that the reply answers, with its stars, service and contact (rule TRUST-10) */
  review: adminReview.nullable(),
  /** how many reviews the author wrote, and the newest of them */
  author_reviews: z.object({ total: z.int(), rows: z.array(adminReview) }),
});
export type ModerationDetail = z.output<typeof moderationDetail>;

/** The thing on which the team acts. The id of a profile or a client is the id of its account. */
export const openCaseBody = z.object({ kind: z.enum(moderatedKinds, 'Tipo inválido'), id });

export const decideBody = z.object({
  action: z.enum(moderationActions, 'Elegí qué hacer'),
  reason: z.enum(moderationReasons, 'Elegí un motivo'),
  /** the message to the author, in the team's own words */
  message: requiredText('Escribí un mensaje para el autor', limits.moderationMessage),
});

const query = tableQuery(['id', 'waits_since', 'reports'], {
  state: filter(z.enum([...caseStates, 'waiting'], 'Estado inválido')),
  kind: filter(z.enum(moderatedKinds, 'Tipo inválido')),
});

export const adminModeration = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/moderation',
    auth: 'admin',
    summary: 'Lo reportado, por páginas',
    query,
    response: tableReply('cases', moderationCase),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/admin/moderation',
    auth: 'admin',
    summary: 'Abre el caso de algo, lo haya reportado alguien o no; si ya tiene uno, es ese',
    body: openCaseBody,
    response: succeeded({ case: moderationDetail }),
    errors: ['not_found'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/:id',
    auth: 'admin',
    summary: 'Algo reportado, con sus reportes, su historia y su autor',
    params: idParams,
    response: succeeded({ case: moderationDetail }),
    errors: ['not_found'],
  }),
  photos: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/:id/photos',
    auth: 'admin',
    summary: 'Las fotos de un pedido reportado, que no tienen dirección propia',
    params: idParams,
    response: succeeded({ photos: z.array(unseenPhoto) }),
    errors: ['not_found'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/moderation/:id/decisions',
    auth: 'admin',
    summary: 'Oculta, restaura, advierte, suspende, levanta, mantiene o descarta, con motivo y mensaje al autor',
    params: idParams,
    body: decideBody,
    response: succeeded({ case: moderationDetail }),
    status: 201,
    idempotent: true,
    errors: ['not_found', 'already_exists', 'forbidden'],
  }),
};
