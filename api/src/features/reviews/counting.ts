import { type GivenRatings, ratingsOf } from '@tero/shared/rules/ratings';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import type { Db, Flag, Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import { addProviderRating, takeProviderRating } from '../providers/ratings.ts';
import { addServiceRating, takeServiceRating } from '../services/lists/ratings.ts';
import * as counting from './counting-repository.ts';

/**
 * The milliseconds after which a given phone proves a contact, so that a person who opens the page only to rate has to
 * wait.
 */
const phoneProvesAfter = day;
const batch = 100;

const provesUntil = (now: Date) => new Date(now.getTime() - phoneProvesAfter).toISOString();

/**
 * Returns what is stored with a review that an account writes now. The review counts once its author's email is
 * verified and a contact is proven: by a phone that was given, by an accepted quote, or by the provider's confirmation
 * (rule TRUST-1).
 */
export async function standingOf(db: Db, accountId: number, providerId: number, now: Date) {
  const found = await counting.standingOf(db, { accountId, providerId, until: provesUntil(now) });
  const { isVerified = false, isProven = false } = found ?? {};
  return { verified_contact: flag(isProven), counts: flag(isVerified && isProven) };
}

/**
 * Tells whether a review is in the averages: it counts, and neither the review nor its author is hidden
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
 * Adds reviews to the averages of their providers and services. Goes through providers first and each in the order of
 * ids, so that two callers cannot deadlock.
 */
export async function addToAverages(trx: Trx, ...reviews: readonly Rated[]): Promise<void> {
  for (const { provider_id, final_rating } of inOrder(reviews, 'provider_id')) {
    await addProviderRating(trx, provider_id, final_rating);
  }
  for (const { service_id, final_rating } of inOrder(reviews, 'service_id')) {
    await addServiceRating(trx, service_id, final_rating);
  }
}

/** Subtracts reviews from the averages, in the same order. */
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

/**
 * Counts the reviews whose author has been verified, or whose contact has been proven, in the meantime. Runs every
 * minute.
 */
export async function countReviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const ids = await counting.listDue(db, provesUntil(clock.now()), batch);
    for (const id of ids) {
      await inTransaction(db, async (trx) => {
        const review = await counting.markCounted(trx, id);
        if (review) await addToAverages(trx, review);
      });
    }
    if (ids.length < batch) return;
  }
}

/**
 * Stores a provider's confirmation that the author of a review was its client. The review counts within a minute (rule
 * TRUST-3).
 */
export async function confirmContact({ db, clock }: Deps, id: number, { accountId }: Caller): Promise<void> {
  const isNoted = await inTransaction(db, (trx) =>
    counting.markConfirmed(trx, id, accountId, clock.now().toISOString()),
  );
  if (!isNoted) throw new AppError('not_found', { message: 'Esa reseña ya no existe. Recargá la página.' });
}

/** Returns the columns of a review's ratings. The mean is in whole hundredths. */
export function ratingColumns(given: GivenRatings) {
  const ratings = ratingsOf(given);
  return { ...ratings, final_rating: Math.round(ratings.final_rating * 100) };
}
