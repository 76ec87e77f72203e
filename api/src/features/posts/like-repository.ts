import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../db/schema/database.ts';

export async function isLiked(db: Db, postId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('post_likes')
    .select('post_id')
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a like; a second one changes nothing. */
export async function insertLike(db: Db, postId: number, accountId: number, at: string): Promise<void> {
  await db
    .insertInto('post_likes')
    .values({ post_id: postId, account_id: accountId, created_at: at })
    .onConflict((oc) => oc.columns(['post_id', 'account_id']).doNothing())
    .execute();
}

export async function removeLike(db: Db, postId: number, accountId: number): Promise<void> {
  await db.deleteFrom('post_likes').where('post_id', '=', postId).where('account_id', '=', accountId).execute();
}

/** Sets a post's like count from its likes and returns it. The caller must hold the post's row. */
export async function recount(trx: Trx, postId: number): Promise<number> {
  const row = await trx
    .updateTable('posts')
    .set({ likes_count: sql<number>`(select count(*) from post_likes where post_id = posts.id)` })
    .where('id', '=', postId)
    .returning('likes_count')
    .executeTakeFirstOrThrow();
  return row.likes_count;
}

/** Returns the posts that an account likes, in the order in which they must be locked. */
export async function likedPosts(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('post_likes')
    .select('post_id')
    .where('account_id', '=', accountId)
    .orderBy('post_id')
    .execute();
  return rows.map((row) => row.post_id);
}

/** Counts the likes of each post of a provider from one instant until before another. */
export function countBetween(db: Db, providerId: number, from: string, before: string) {
  return db
    .selectFrom('post_likes as l')
    .innerJoin('posts as t', 't.id', 'l.post_id')
    .select(['l.post_id', sql<number>`count(*)`.as('times')])
    .where('t.provider_id', '=', providerId)
    .where(sql<SqlBool>`l.created_at >= ${from} and l.created_at < ${before}`)
    .groupBy('l.post_id')
    .execute();
}
