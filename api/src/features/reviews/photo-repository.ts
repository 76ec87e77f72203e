import type { Selectable } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';

export type PhotoRow = Pick<Selectable<Table<'review_images'>>, 'id' | 'review_id' | 'file' | 'position'>;

/** Returns the photos of these reviews, also of hidden ones, in each review's order. */
export async function findPhotos(db: Db, reviewIds: readonly number[]): Promise<PhotoRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .selectFrom('review_images')
    .select(['id', 'review_id', 'file', 'position'])
    .where('review_id', 'in', [...reviewIds])
    .orderBy('review_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds photos at the end of a review's. */
export async function insertPhotos(
  trx: Trx,
  { id, clientId }: { id: number; clientId: number },
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const last = (await findPhotos(trx, [id])).at(-1)?.position ?? -1;
  const rows = files.map((file, at) => ({ review_id: id, client_id: clientId, file, position: last + 1 + at }));
  await trx.insertInto('review_images').values(rows).execute();
}

export async function removePhotos(trx: Trx, reviewId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('review_images')
    .where('review_id', '=', reviewId)
    .where('id', 'in', [...ids])
    .execute();
}
