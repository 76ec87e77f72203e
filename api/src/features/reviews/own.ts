import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { reviews as contract, Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { mayChangeReview } from '@tero/shared/rules/reviews';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import type { Expected } from '../../http/versions.ts';
import { moveProviderRating } from '../providers/ratings.ts';
import { moveServiceRating } from '../services/lists/ratings.ts';
import { takeReview } from './moderate.ts';
import { ratingColumns } from './rating-columns.ts';
import * as reviews from './repository.ts';
import { reviewView } from './view.ts';

const unknown = 'Esa reseña ya no existe: no queda nada por cambiar.';
const late = `Una reseña se puede cambiar o eliminar durante ${limits.reviewChangeDays} días`;

export async function listOwn({ db }: Deps, caller: Caller): Promise<Review[]> {
  const rows = await reviews.listOfAuthor(db, caller.accountId, limits.reviewsListed);
  return rows.map((row) => reviewView(row, caller));
}

/** Changes an own review within 30 days, with the averages; its reply stays (rule REV-5). */
export async function changeOwn(
  { db, clock }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, expected, settle }: { caller: Caller; expected: Expected<Review>; settle: Settle<Review> },
): Promise<Stored<Review>> {
  const now = clock.now();
  const { comment } = body;
  const values = { ...ratingColumns(body), comment, is_anonymous: flag(body.is_anonymous) };
  return inTransaction(db, async (trx) => {
    const before = await holdOwn(trx, id, caller, now);
    await expected.meets(async () => reviewView(found(await reviews.find(trx, id)), caller));
    const names = Object.keys(values) as (keyof typeof values)[];
    if (names.some((name) => values[name] !== before[name])) {
      await reviews.change(trx, id, caller.accountId, { ...values, edited_at: now.toISOString() });
      const difference = before.counts ? values.final_rating - before.final_rating : 0;
      await moveServiceRating(trx, before.service_id, difference);
      await moveProviderRating(trx, before.provider_id, difference);
    }
    return settle(trx, reviewView(found(await reviews.find(trx, id)), caller));
  });
}

/** Deletes an own review within 30 days, with its reply, and takes it out of the averages (rule REV-5). */
export async function removeOwn({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdOwn(trx, id, caller, clock.now());
    await takeReview(trx, id);
  });
}

async function holdOwn(trx: Trx, id: number, caller: Caller, now: Date) {
  const review = found(await reviews.holdOwn(trx, id, caller.accountId), unknown);
  requireInSight(review, caller);
  if (!mayChangeReview(review.created_at, now)) throw new AppError('forbidden', { message: late });
  return review;
}
