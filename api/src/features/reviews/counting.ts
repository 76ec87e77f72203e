import { day } from '@tero/shared/rules/time/durations';
import type { Db, Flag, Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { addProviderRating, takeProviderRating } from '../providers/ratings.ts';
import { addServiceRating, takeServiceRating } from '../services/lists/ratings.ts';
import * as counting from './counting-repository.ts';

/** How old an account without a verified email is when its reviews count. */
const knownAfter = day;
const batch = 100;

const madeBefore = (now: Date) => new Date(now.getTime() - knownAfter).toISOString();

/** Tells whether a review that an account writes now counts in the averages (rule REV-87). */
export function countsAtOnce(db: Db, accountId: number, now: Date): Promise<boolean> {
  return counting.doesCount(db, accountId, madeBefore(now));
}

/**
 * Tells whether a review is in the averages: its author is known, and neither it nor the author is out of sight
 * (`reviewInSight`).
 */
export function isInAverages(review: { counts: Flag; hidden_at: string | null; author_suspended_at: string | null }) {
  return review.counts === 1 && review.hidden_at === null && review.author_suspended_at === null;
}

interface Rated {
  service_id: number;
  provider_id: number;
  final_rating: number;
}

/**
 * Adds reviews to the averages of their services and providers: providers first, each in the order of ids, so that two
 * callers cannot deadlock.
 */
export async function addToAverages(trx: Trx, ...reviews: readonly Rated[]): Promise<void> {
  for (const { provider_id, final_rating } of inOrder(reviews, 'provider_id')) {
    await addProviderRating(trx, provider_id, final_rating);
  }
  for (const { service_id, final_rating } of inOrder(reviews, 'service_id')) {
    await addServiceRating(trx, service_id, final_rating);
  }
}

/** Takes reviews out of the averages, in the same order. */
export async function takeFromAverages(trx: Trx, ...reviews: readonly Rated[]): Promise<void> {
  for (const { provider_id, final_rating } of inOrder(reviews, 'provider_id')) {
    await takeProviderRating(trx, provider_id, final_rating);
  }
  for (const { service_id, final_rating } of inOrder(reviews, 'service_id')) {
    await takeServiceRating(trx, service_id, final_rating);
  }
}

function inOrder(reviews: readonly Rated[], column: 'service_id' | 'provider_id'): Rated[] {
  return reviews.toSorted((one, other) => one[column] - other[column]);
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
