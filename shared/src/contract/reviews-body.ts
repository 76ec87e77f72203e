import { z } from 'zod';
import { limits } from '../limits.ts';
import { written } from '../rules/text/written.ts';
import { id } from './fields.ts';
import { listOf } from './loose.ts';
import { photoIds } from './uploads.ts';

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
 * The fields of a review that its author may change, all but the service. `kept_photos`: ids of the photos that stay;
 * without it, as older bundles send it, all stay.
 */
export const updateReviewBody = createReviewBody
  .omit({ service_id: true })
  .extend({ kept_photos: listOf(id).optional() });
