import { AppError } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { flag } from '../../db/values/values.ts';
import { hasContacted } from '../history/has-contacted.ts';
import { takeProviderRating } from '../providers/ratings.ts';
import { takeServiceRating } from '../services/lists/ratings.ts';
import { addToAverages } from './counting.ts';
import * as reviews from './repository.ts';

interface Given {
  serviceId: number;
  providerId: number;
  clientId: number;
  /** stars, for all three aspects */
  rating: number;
  comment: string;
}

/** Inserts a review that an administrator writes in a client's name, and updates the averages. Returns its id. */
export async function addReview(trx: Trx, given: Given, now: Date): Promise<number> {
  const { serviceId, providerId, clientId, rating } = given;
  const final_rating = rating * 100;
  const id = await reviews.insert(trx, {
    service_id: serviceId,
    provider_id: providerId,
    client_id: clientId,
    response_time_rating: rating,
    attention_rating: rating,
    work_quality_rating: rating,
    rating,
    final_rating,
    comment: given.comment,
    is_anonymous: 0,
    verified_contact: flag(await hasContacted(trx, clientId, providerId)),
    agreed_work: 0,
    counts: 1,
    created_at: now.toISOString(),
  });
  if (id === null) {
    throw new AppError('already_exists', {
      message: 'Ese cliente ya reseñó este servicio. Eliminá esa reseña o elegí otro servicio.',
    });
  }
  await addToAverages(trx, { service_id: serviceId, provider_id: providerId, final_rating });
  return id;
}

/**
 * Deletes a review with its reply, and takes it out of the averages if it counts there; undefined when there is none.
 * Only one of two concurrent calls gets it.
 */
export async function takeReview(trx: Trx, id: number) {
  const removed = await reviews.remove(trx, id);
  if (!removed) return undefined;
  const { counts, hidden_at, ...review } = removed;
  if (counts && hidden_at === null) await takeFromAverages(trx, review);
  return review;
}

async function takeFromAverages(
  trx: Trx,
  review: { service_id: number; provider_id: number; final_rating: number },
): Promise<void> {
  await takeServiceRating(trx, review.service_id, review.final_rating);
  await takeProviderRating(trx, review.provider_id, review.final_rating);
}

/**
 * Takes a review out of sight at an instant, or (null) brings it back; the averages follow where it counts (rule MOD-7).
 * Returns false when it stands so already.
 */
export async function setReviewHidden(trx: Trx, id: number, at: string | null): Promise<boolean> {
  const review = await reviews.setHidden(trx, id, at);
  if (!review) return false;
  if (review.counts) await (at === null ? addToAverages : takeFromAverages)(trx, review);
  return true;
}
