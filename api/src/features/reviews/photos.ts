import type { Db } from '../../db/schema/database.ts';
import { findPhotos } from './repository.ts';

/** Keys of the image store of a review's photos: to be removed once the transaction that deletes it has committed. */
export async function photoFilesOf(db: Db, reviewId: number): Promise<string[]> {
  return (await findPhotos(db, [reviewId])).map(({ file }) => file);
}
