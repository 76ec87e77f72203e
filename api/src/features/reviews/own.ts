import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { reviews as contract, Review } from '@tero/shared/contract/reviews';
import { reviewFiles } from '@tero/shared/contract/reviews-photos';
import { limits } from '@tero/shared/limits';
import { mayChangeReview } from '@tero/shared/rules/reviews';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import type { Expected } from '../../http/versions.ts';
import { withImages } from '../../images/ingest.ts';
import { requireRoomForImages } from '../../images/quota.ts';
import { moveProviderRating } from '../providers/ratings.ts';
import { moveServiceRating } from '../services/lists/ratings.ts';
import { isInAverages, ratingColumns } from './counting.ts';
import { takeReview } from './moderate.ts';
import { photoFilesOf } from './photos.ts';
import * as reviews from './repository.ts';
import { reviewViews, viewOf } from './view.ts';

const unknown = 'Esa reseña ya no existe: no queda nada por cambiar.';
const late = `Ya no podés cambiar ni eliminar esta reseña: pasaron ${limits.reviewChangeDays} días`;

export async function listOwn({ db }: Deps, caller: Caller): Promise<Review[]> {
  const rows = await reviews.listOfAuthor(db, caller.accountId, limits.reviewsListed);
  return reviewViews(db, rows, caller);
}

interface Change {
  files: readonly IncomingFile[];
  caller: Caller;
  expected: Expected<Review>;
  settle: Settle<Review>;
}

/** Changes an own review within 30 days, with its photos, and updates the averages. Its reply stays (rule REV-5). */
export async function changeOwn(
  { db, clock, images }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { files, caller, expected, settle }: Change,
): Promise<Stored<Review>> {
  const now = clock.now();
  const { comment } = body;
  const values = { ...ratingColumns(body), comment, is_anonymous: flag(body.is_anonymous) };
  const prepare = async (trx: Trx) => {
    const before = await holdOwn(trx, id, caller, now);
    const photos = await reviews.findPhotos(trx, [id]);
    const removed = photos.filter((photo) => body.kept_photos?.includes(photo.id) === false);
    refuseMore(photos.length - removed.length + files.length);
    return { before, removed };
  };
  // checked before the work on the photos, and again in the transaction that writes
  if (files.length > 0) await inTransaction(db, prepare);
  const { review, unused } = await withImages({ images, kind: 'review', files, rules: reviewFiles }, (keys) =>
    inTransaction(db, async (trx) => {
      const { before, removed } = await prepare(trx);
      await expected.meets(() => viewOf(trx, id, caller));
      const removedIds = removed.map((photo) => photo.id);
      await reviews.removePhotos(trx, id, removedIds);
      await requireRoomForImages(trx, caller.accountId, keys.length);
      await reviews.insertPhotos(trx, { id, clientId: caller.accountId }, keys);
      const names = Object.keys(values) as (keyof typeof values)[];
      if (removedIds.length + keys.length > 0 || names.some((name) => values[name] !== before[name])) {
        await reviews.change(trx, id, caller.accountId, { ...values, edited_at: now.toISOString() });
        const difference = isInAverages(before) ? values.final_rating - before.final_rating : 0;
        await moveProviderRating(trx, before.provider_id, difference);
        await moveServiceRating(trx, before.service_id, difference);
      }
      const review = await settle(trx, await viewOf(trx, id, caller));
      return { review, unused: removed.map(({ file }) => file) };
    }),
  );
  await images.remove(unused);
  return review;
}

function refuseMore(count: number): void {
  if (count <= reviewFiles.max) return;
  const message = reviewFiles.tooMany;
  throw new AppError('upload_refused', { message, errors: { [reviewFiles.field]: message } });
}

/** Deletes an own review within 30 days, with its reply and photos, and subtracts it from the averages (rule REV-5). */
export async function removeOwn({ db, clock, images }: Deps, id: number, caller: Caller): Promise<void> {
  const unused = await inTransaction(db, async (trx) => {
    await holdOwn(trx, id, caller, clock.now());
    const files = await photoFilesOf(trx, id);
    await takeReview(trx, id);
    return files;
  });
  await images.remove(unused);
}

async function holdOwn(trx: Trx, id: number, caller: Caller, now: Date) {
  const review = found(await reviews.holdOwn(trx, id, caller.accountId), unknown);
  requireInSight({ hidden_at: review.hidden_at ?? review.author_suspended_at }, caller);
  if (!mayChangeReview(review.created_at, now)) throw new AppError('forbidden', { message: late });
  return review;
}
