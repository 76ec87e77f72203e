import { z } from 'zod';
import { limits } from '../../limits.ts';
import { written } from '../../rules/text/written.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, succeeded, success } from '../fields.ts';
import { blankAsMissing, numeric } from '../loose.ts';
import { filter, personBrief, providerBrief, tableQuery, tableReply } from './table.ts';

/** A review with its people; only administrators see the author of an anonymous one (rule REV-7). */
export const adminReview = z.object({
  id: z.int(),
  rating: z.int(),
  final_rating: z.number(),
  comment: z.string().nullable(),
  is_anonymous: z.boolean(),
  /** whether it counts in the averages (rule TRUST-1) */
  counts: z.boolean(),
  verified_contact: z.boolean(),
  agreed_work: z.boolean(),
  is_hidden: z.boolean(),
  created_at: z.string(),
  user_id: z.int().nullable(),
  provider_id: z.int(),
  service_id: z.int(),
  /** null once the author's account is deleted */
  User: personBrief.nullable(),
  Provider: providerBrief,
  Service: z.object({ id: z.int(), title: z.string() }),
});
export type AdminReview = z.output<typeof adminReview>;

/** Returns the schema of a required id, which a form sends as text. An empty field gets the message `missing`. */
const chosen = (missing: string) => blankAsMissing(id.or(z.undefined()), { orNull: true }).pipe(z.number(missing));

/**
 * A review by an administrator (rule ADM-18). Without `service_id` it is about the provider's newest service that the
 * client has not reviewed.
 */
export const createAdminReviewBody = z.object({
  rating: numeric(
    z
      .number('Elegí una calificación')
      .int('La calificación va de 1 a 5')
      .min(1, 'La calificación va de 1 a 5')
      .max(5, 'La calificación va de 1 a 5'),
  ),
  comment: z
    .string('Escribí un comentario')
    .transform(written)
    .pipe(
      z
        .string()
        .min(1, 'Escribí un comentario')
        .max(limits.reviewComment, `El comentario no puede superar los ${limits.reviewComment} caracteres`),
    ),
  user_id: chosen('Elegí un cliente'),
  provider_id: chosen('Elegí un proveedor'),
  service_id: z.union([z.literal('').transform(() => undefined), id]).optional(),
});

const query = tableQuery(['id', 'rating', 'created_at'], {
  rating: filter(numeric(z.number('Calificación inválida').int().min(1).max(5))),
  provider_id: filter(id),
  client_id: filter(id),
  counts: filter(numeric(z.number('Valor inválido').int().min(0).max(1))),
});

export const adminReviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/reviews',
    auth: 'admin',
    summary: 'Reseñas, por páginas',
    query,
    response: tableReply('reviews', adminReview),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/reviews.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Las mismas reseñas como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/reviews',
    auth: 'admin',
    summary: 'Crea una reseña en nombre de un cliente',
    body: createAdminReviewBody,
    response: succeeded({ review: adminReview }),
    status: 201,
    errors: ['not_found', 'already_exists'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/reviews/:id',
    auth: 'admin',
    summary: 'Elimina una reseña; los promedios vuelven atrás',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
