import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { hasContacted } from '../history/has-contacted.ts';
import { addProviderRating, takeProviderRating } from '../providers/ratings.ts';
import { addServiceRating, takeServiceRating } from '../services/lists/lists.ts';
import * as reviews from './repository.ts';

interface Given {
  serviceId: number;
  providerId: number;
  clientId: number;
  /** of all three things that are rated */
  rating: number;
  comment: string;
}

/** A review that an administrator writes for a client; the averages move with it. Answers its id. */
export async function addReview(trx: Db, given: Given, now: Date): Promise<number> {
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
    verified_contact: (await hasContacted(trx, clientId, providerId)) ? 1 : 0,
    created_at: now.toISOString(),
  });
  if (id === null) {
    throw new AppError('already_exists', { message: 'Ese cliente ya dejó una reseña para este servicio' });
  }
  await addServiceRating(trx, serviceId, final_rating);
  await addProviderRating(trx, providerId, final_rating);
  return id;
}

/** Takes a review away with its reply, and out of the averages; undefined when there is none. Of two at once one wins. */
export async function takeReview(trx: Db, id: number) {
  const review = await reviews.remove(trx, id);
  if (!review) return undefined;
  await takeServiceRating(trx, review.service_id, review.final_rating);
  await takeProviderRating(trx, review.provider_id, review.final_rating);
  return review;
}
