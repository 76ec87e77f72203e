import type { Db } from '../../db/schema/database.ts';
import { findPhotos } from './repository.ts';

/**
 * Returns the keys of a review's photos in the image store. Remove them once the transaction that deletes the review
 * has committed.
 */
export async function photoFilesOf(db: Db, reviewId: number): Promise<string[]> {
  return (await findPhotos(db, [reviewId])).map(({ file }) => file);
}
