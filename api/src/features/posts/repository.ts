import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

const isInSight = sql<SqlBool>`(t.hidden_at is null and ${providerInSight})`;

/**
 * Returns posts in sight (rule MOD-8) and those of the account `callerId`, with their provider; `liked` by it. null for
 * a visitor.
 */
function postQuery(db: Db, callerId: number | null) {
  return db
    .selectFrom('posts as t')
    .innerJoin('accounts as a', 'a.id', 't.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 't.provider_id')
    .leftJoin('post_likes as l', (join) => join.onRef('l.post_id', '=', 't.id').on('l.account_id', '=', callerId ?? 0))
    .select(['t.id', 't.provider_id', 't.content', 't.likes_count', 't.views_count', 't.created_at', 't.updated_at'])
    .select(['a.name', 'a.profile_image', 'p.company_name', 'l.account_id as liked_by', 't.hidden_at'])
    .where((eb) => eb.or([isInSight, eb('t.provider_id', '=', callerId ?? 0)]));
}

export type PostRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export function find(db: Db, id: number, callerId: number | null) {
  return postQuery(db, callerId).where('t.id', '=', id).executeTakeFirst();
}

/** Returns a provider's posts, the newest first. */
export function listOfProvider(db: Db, providerId: number, callerId: number | null, limit: number): Promise<PostRow[]> {
  return postQuery(db, callerId)
    .where('t.provider_id', '=', providerId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the owner of a post that an account, or null a visitor, may see. */
export function findOwner(db: Db, id: number, callerId: number | null) {
  return db
    .selectFrom('posts as t')
    .innerJoin('accounts as a', 'a.id', 't.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 't.provider_id')
    .select(['t.id', 't.provider_id'])
    .where('t.id', '=', id)
    .where((eb) => eb.or([isInSight, eb('t.provider_id', '=', callerId ?? 0)]))
    .executeTakeFirst();
}

/** Returns a post's owner and locks the row until the transaction ends, so that changes of a post run one at a time. */
export function hold(db: Db, id: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'provider_id', 'content', 'hidden_at'])
    .where('id', '=', id)
    .$call((query) => forUpdate(db, query))
    .executeTakeFirst();
}

export async function insert(db: Db, post: Insertable<Table<'posts'>>): Promise<number> {
  const row = await db.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function update(db: Db, id: number, providerId: number, content: string, at: string): Promise<void> {
  await db
    .updateTable('posts')
    .set({ content, updated_at: at })
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .execute();
}

export async function addToCount(db: Db, id: number, column: 'views_count' | 'shares_count'): Promise<void> {
  await db
    .updateTable('posts')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a post; foreign keys delete its likes and images with it. */
export async function remove(db: Db, id: number, providerId: number): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).where('provider_id', '=', providerId).execute();
}
