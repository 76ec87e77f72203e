import { z } from 'zod';
import { limits } from '../limits.ts';
import { written } from '../rules/text/written.ts';
import { hour } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, requiredText, succeeded, success } from './fields.ts';
import { listOf } from './loose.ts';
import { plainRead } from './plain-read.ts';
import { reviewFiles, reviewPhoto } from './reviews-photos.ts';
import { photoIds } from './uploads.ts';

export const reviewResponse = z.object({
  id: z.int(),
  review_id: z.int(),
  response_text: z.string(),
  is_public: z.boolean(),
  created_at: z.string(),
  /** whether the team hid the reply: only its author then sees it (rule MOD-7) */
  is_hidden: z.boolean().optional(),
  version,
});
export type ReviewResponse = z.output<typeof reviewResponse>;

/** A review; an anonymous one carries no trace of its author (rule REV-7). */
export const review = z.object({
  id: z.int(),
  service_id: z.int().nullable(),
  service_title: z.string().nullable(),
  provider_id: z.int(),
  rating: z.int(),
  final_rating: z.number(),
  response_time_rating: z.int(),
  attention_rating: z.int(),
  work_quality_rating: z.int(),
  comment: z.string().nullable(),
  /** in order; missing where there are none (rule REV-98) */
  photos: z.array(reviewPhoto).optional(),
  is_anonymous: z.boolean(),
  user_name: z.string(),
  user_image: z.string().nullable(),
  /** a contact of the author with the provider is proven: "Contacto verificado" (rule TRUST-2) */
  verified_contact: z.boolean(),
  /**
   * the author accepted a quote of the provider, and its work is said to be done: "Trabajo acordado" (rule QUOTE-18)
   */
  agreed_work: z.boolean().optional(),
  /** written by the caller */
  is_own: z.boolean(),
  /** whether the review counts in the averages yet (rule TRUST-1); missing in older responses */
  counts: z.boolean().optional(),
  /**
   * for its provider: whether the review will count once the provider says that its author was a client (rule TRUST-3)
   */
  may_confirm: z.boolean().optional(),
  created_at: z.string(),
  /** when its author last changed it: «editada» */
  edited_at: z.string().nullable(),
  reply: reviewResponse.nullable(),
  /** whether the team hid the review (rule MOD-7); its author still reads it */
  is_hidden: z.boolean().optional(),
  /** for its author */
  version,
});
export type Review = z.output<typeof review>;

const reviewList = succeeded({ reviews: z.array(review) });
const providerReviews = succeeded({ current_reviews: z.array(review), historical_reviews: z.array(review) });
const replyText = requiredText('Escribí una respuesta', limits.replyText);
const replied = succeeded({ response: reviewResponse });

/** The fields of the reply form. */
export const replyBody = z.object({ response_text: replyText, is_public: z.boolean() });

/** The fields of a review's form. */
export const editedReview = edits('Esta reseña', review, [
  'response_time_rating',
  'attention_rating',
  'work_quality_rating',
  'comment',
  'photos',
  'is_anonymous',
]);

/** The fields of a reply's form. */
export const editedResponse = edits('Esta respuesta', reviewResponse, ['response_text', 'is_public']);

const stars = (missing = 'Por favor completa todas las calificaciones') =>
  z.int(missing).min(1, missing).max(5, 'La calificación va de 1 a 5');

/** The server computes the overall rating and the provider; `rating` and `provider_id` in a body are ignored. */
export const createReviewBody = z.object({
  service_id: id,
  response_time_rating: stars(),
  attention_rating: stars(),
  work_quality_rating: stars(),
  comment: z
    .string()
    .nullish()
    .transform((text) => written(text ?? '') || null)
    .pipe(
      z
        .string()
        .max(limits.reviewComment, `El comentario no puede superar los ${limits.reviewComment} caracteres`)
        .nullable(),
    ),
  is_anonymous: z.boolean().default(false),
  photoIds,
});

/**
 * The fields of a review that its author may change: all except the service. `kept_photos`: ids of the photos that
 * stay; if it is missing, as in calls of older bundles, all stay.
 */
const updateReviewBody = createReviewBody.omit({ service_id: true }).extend({ kept_photos: listOf(id).optional() });

export const reviews = {
  ofService: endpoint({
    method: 'GET',
    path: '/api/reviews/service/:id',
    auth: 'anyone',
    ...plainRead,
    summary: 'Reseñas de un servicio, la más nueva primero',
    params: idParams,
    response: reviewList,
  }),
  ofServiceAlias: endpoint({
    method: 'GET',
    path: '/api/services/:serviceId/reviews',
    auth: 'anyone',
    ...plainRead,
    summary: 'Lo mismo que /api/reviews/service/{id}',
    params: z.object({ serviceId: id }),
    response: reviewList,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/reviews/own',
    auth: 'account',
    summary: 'Las reseñas que dejé, la más nueva primero',
    response: reviewList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reviews',
    auth: 'client',
    summary: 'Deja una reseña: una por cliente y servicio, con hasta 3 fotos',
    body: createReviewBody,
    files: reviewFiles,
    response: succeeded({ review }),
    status: 201,
    idempotent: true,
    phoneConfirmed: true,
    errors: ['not_found', 'already_exists', 'upload_refused', 'upload_missing', 'quota_exceeded'],
    limit: { max: 30, window: hour, by: 'account' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/reviews/:id',
    auth: 'account',
    summary: 'Cambia una reseña propia, durante 30 días',
    params: idParams,
    body: updateReviewBody,
    files: reviewFiles,
    response: succeeded({ review }),
    idempotent: true,
    edits: editedReview,
    errors: ['not_found', 'forbidden', 'upload_refused', 'upload_missing', 'quota_exceeded'],
    limit: { max: 30, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/reviews/:id',
    auth: 'account',
    summary: 'Elimina una reseña propia, durante 30 días',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
  ofProvider: endpoint({
    method: 'GET',
    path: '/api/providers/:providerId/reviews',
    auth: 'anyone',
    ...plainRead,
    summary: 'Reseñas de un proveedor: los últimos 6 meses y las anteriores',
    params: z.object({ providerId: id }),
    response: providerReviews,
    errors: ['not_found'],
  }),
  ofProviderAlias: endpoint({
    method: 'GET',
    path: '/api/provider/:id/reviews',
    auth: 'anyone',
    ...plainRead,
    summary: 'Lo mismo que /api/providers/{id}/reviews',
    params: idParams,
    response: providerReviews,
    errors: ['not_found'],
  }),
  ofProviderMetrics: endpoint({
    method: 'GET',
    path: '/api/provider/:id/metrics',
    auth: 'account',
    summary: 'Las reseñas propias de un proveedor, las dos listas',
    params: idParams,
    response: providerReviews,
    errors: ['not_found', 'forbidden'],
  }),
  unanswered: endpoint({
    method: 'GET',
    path: '/api/provider/reviews/unanswered-count',
    auth: 'provider',
    summary: 'Cuántas reseñas propias de los últimos 6 meses no respondí',
    response: succeeded({ unanswered: z.int() }),
  }),
  confirmContact: endpoint({
    method: 'PUT',
    path: '/api/provider/reviews/:reviewId/contact',
    auth: 'provider',
    summary: 'Confirma que quien dejó la reseña fue cliente: desde entonces cuenta',
    params: z.object({ reviewId: id }),
    body: z.object({}),
    response: success,
    edits: { unversioned: 'it only ever says yes' },
    errors: ['not_found'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/provider/reviews/:reviewId/reply',
    auth: 'provider',
    summary: 'Responde una reseña de los últimos 6 meses: una respuesta por reseña',
    params: z.object({ reviewId: id }),
    body: z.object({ reply: replyText }),
    response: replied,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'already_exists', 'forbidden'],
  }),
  responseOf: endpoint({
    method: 'GET',
    path: '/api/review-responses/review/:reviewId',
    auth: 'anyone',
    ...plainRead,
    summary: 'La respuesta de una reseña',
    params: z.object({ reviewId: id }),
    response: replied,
    errors: ['not_found'],
  }),
  createResponse: endpoint({
    method: 'POST',
    path: '/api/review-responses/create',
    auth: 'provider',
    summary: 'Responde una reseña, también en privado',
    body: z.object({ review_id: id, ...replyBody.shape, is_public: replyBody.shape.is_public.default(true) }),
    response: replied,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'already_exists', 'forbidden'],
  }),
  updateResponse: endpoint({
    method: 'PUT',
    path: '/api/review-responses/:id',
    auth: 'account',
    summary: 'Cambia una respuesta propia',
    params: idParams,
    body: replyBody.partial({ is_public: true }),
    response: replied,
    edits: editedResponse,
    errors: ['not_found'],
  }),
  removeResponse: endpoint({
    method: 'DELETE',
    path: '/api/review-responses/:id',
    auth: 'account',
    summary: 'Elimina una respuesta propia',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
