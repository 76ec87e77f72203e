import type { Db } from '../../db/schema/database.ts';

export type ImageRow = Awaited<ReturnType<typeof findImages>>[number];

/** Returns the images of these posts, in each post's order. */
export function findImages(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('post_images')
    .select(['id', 'post_id', 'file'])
    .where('post_id', 'in', postIds.length ? [...postIds] : [0])
    .orderBy('post_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertImages(db: Db, postId: number, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const last = await db
    .selectFrom('post_images')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('post_id', '=', postId)
    .executeTakeFirst();
  const first = Number(last?.position ?? -1) + 1;
  const rows = files.map((file, at) => ({ post_id: postId, file, position: first + at }));
  await db.insertInto('post_images').values(rows).execute();
}

/** Removes images of a post by their ids. */
export async function removeImages(db: Db, postId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('post_images')
    .where('post_id', '=', postId)
    .where('id', 'in', [...ids])
    .execute();
}
