import { randomBytes } from 'node:crypto';
import { AppError } from '../../core/errors.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { findPhotos, movePhoto } from './photo-repository.ts';

const moved = 'Las fotos cambiaron mientras las mirabas. Recargá la página.';

/** Keys of the image store of a review's photos: to be removed once the transaction that deletes it has committed. */
export async function photoFilesOf(db: Db, reviewId: number): Promise<string[]> {
  return (await findPhotos(db, [reviewId])).map(({ file }) => file);
}

/** The photos of a review under names that nobody was given. */
export interface Unreachable {
  /** in the transaction that hides the review: from now on its photos are those */
  take: (trx: Trx) => Promise<void>;
  /** once that has committed: nothing is left at the addresses that were given out */
  clear: () => Promise<void>;
}

/**
 * Copies the photos of a review that is about to be hidden, so that its addresses lead nowhere from then on (rule MOD-7);
 * the sweep removes the copies when it is not hidden after all.
 */
export async function makeUnreachable(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  reviewId: number,
): Promise<Unreachable> {
  const photos = await findPhotos(db, [reviewId]);
  const copies = photos.map(({ file }) => ({ file, copy: randomBytes(16).toString('hex') }));
  for (const { file, copy } of copies) await images.copy(file, copy, 'review');
  return {
    async take(trx) {
      for (const { id, file } of await findPhotos(trx, [reviewId])) {
        const { copy } = copies.find((one) => one.file === file) ?? {};
        // one that was added in between
        if (!copy) throw new AppError('already_exists', { message: moved });
        await movePhoto(trx, id, copy);
      }
    },
    clear: () => images.remove(copies.map((one) => one.file)),
  };
}
