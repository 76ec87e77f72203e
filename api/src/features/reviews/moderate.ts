import { AppError } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { addToAverages, isInAverages, standingOf, takeFromAverages } from './counting.ts';
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
  await holdAccount(trx, clientId);
  const review = await reviews.insert(trx, {
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
    agreed_work: 0,
    ...(await standingOf(trx, clientId, providerId, now)),
    // the team confirms the contact
    counts: 1,
    created_at: now.toISOString(),
  });
  if (!review) {
    throw new AppError('already_exists', {
      message: 'Ese cliente ya reseñó este servicio. Eliminá esa reseña o elegí otro servicio.',
    });
  }
  if (isInAverages(review)) await addToAverages(trx, review);
  return review.id;
}

/**
 * Deletes a review with its reply, and subtracts it from the averages if it counts. Returns it, or undefined when there
 * is none. Only one of two concurrent calls gets it.
 */
export async function takeReview(trx: Trx, id: number) {
  const removed = await reviews.remove(trx, id);
  if (!removed) return undefined;
  if (isInAverages(removed)) await takeFromAverages(trx, removed);
  const { counts: _counts, hidden_at: _hidden, author_suspended_at: _suspended, ...review } = removed;
  return review;
}

/**
 * Hides a review at an instant, or shows it again (null). The averages follow if it counts (rule MOD-7). Returns false
 * when nothing changes.
 */
export async function setReviewHidden(trx: Trx, id: number, at: string | null): Promise<boolean> {
  const review = await reviews.setHidden(trx, id, at);
  if (!review) return false;
  if (isInAverages({ ...review, hidden_at: null })) await (at === null ? addToAverages : takeFromAverages)(trx, review);
  return true;
}

/**
 * Hides the reviews of an account that is suspended at an instant, or shows them again (null). The averages follow for
 * those that count (rule MOD-11).
 */
export async function setReviewsOfSuspended(trx: Trx, clientId: number, at: string | null): Promise<void> {
  const moved = await reviews.setAuthorSuspended(trx, clientId, at);
  const counted = moved.filter((review) => isInAverages({ ...review, author_suspended_at: null }));
  await (at === null ? addToAverages : takeFromAverages)(trx, ...counted);
}
