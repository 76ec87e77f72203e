import type { Trx } from '../../../db/schema/database.ts';
import { setWeight } from '../../../search/suggestions.ts';
import { suggestionWeight } from './indexing.ts';
import * as ratings from './ratings-repository.ts';

/**
 * Adds a new review's rating, in hundredths, to a service's average, and updates the weight of its suggestions. Its
 * quality follows within seconds (`refreshStale`).
 */
export async function addServiceRating(trx: Trx, serviceId: number, rating: number): Promise<void> {
  const service = await ratings.addRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Changes a service's average by what one review's rating has changed, in hundredths. */
export async function moveServiceRating(trx: Trx, serviceId: number, difference: number): Promise<void> {
  const service = await ratings.moveRating(trx, serviceId, difference);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Subtracts a deleted review's rating from a service's average. */
export async function takeServiceRating(trx: Trx, serviceId: number, rating: number): Promise<void> {
  const service = await ratings.takeRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}
