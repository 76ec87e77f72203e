import { day } from '@tero/shared/rules/time/durations';
import type { Db, Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { addProviderRating } from '../providers/ratings.ts';
import { addServiceRating } from '../services/lists/ratings.ts';
import * as counting from './counting-repository.ts';

/** How old an account without a verified email is when its reviews count. */
const knownAfter = day;
const batch = 100;

const madeBefore = (now: Date) => new Date(now.getTime() - knownAfter).toISOString();

/** Whether a review that an account writes now counts in the averages (rule REV-87). */
export function countsAtOnce(db: Db, accountId: number, now: Date): Promise<boolean> {
  return counting.doesCount(db, accountId, madeBefore(now));
}

/** Adds a review to the averages of its service and its provider. */
export async function addToAverages(
  trx: Trx,
  review: { service_id: number; provider_id: number; final_rating: number },
): Promise<void> {
  await addServiceRating(trx, review.service_id, review.final_rating);
  await addProviderRating(trx, review.provider_id, review.final_rating);
}

/** Counts the reviews of accounts that have verified their email meanwhile, or are a day old. Runs every minute. */
export async function countReviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const ids = await counting.listDue(db, madeBefore(clock.now()), batch);
    for (const id of ids) {
      await inTransaction(db, async (trx) => {
        const review = await counting.markCounted(trx, id);
        if (review) await addToAverages(trx, review);
      });
    }
    if (ids.length < batch) return;
  }
}
