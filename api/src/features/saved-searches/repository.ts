import type { Insertable } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';

const columns = ['id', 'label', 'q', 'category', 'coverage_area', 'created_at'] as const;

/** Returns an account's saved searches, the newest first. */
export function list(db: Db, accountId: number) {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export type SavedSearchRow = Awaited<ReturnType<typeof list>>[number];

export function findSame(db: Db, accountId: number, criteriaKey: string) {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('criteria_key', '=', criteriaKey)
    .executeTakeFirst();
}

export async function count(held: Held, accountId: number): Promise<number> {
  const row = await held
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns the new search, or undefined when the account saved the same search meanwhile. */
export function insert(db: Db, search: Insertable<Table<'saved_searches'>>) {
  return db
    .insertInto('saved_searches')
    .values(search)
    .onConflict((oc) => oc.columns(['account_id', 'criteria_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Returns false when the account has no such search. */
export async function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the distinct criteria of all saved searches after `key`, in order. */
export function listCriteria(db: Db, key: string, limit: number) {
  return db
    .selectFrom('saved_searches')
    .select((eb) => [
      'criteria_key',
      eb.fn.min('q').as('q'),
      eb.fn.min('category').as('category'),
      eb.fn.min('coverage_area').as('coverage_area'),
    ])
    .where('criteria_key', '>', key)
    .groupBy('criteria_key')
    .orderBy('criteria_key')
    .limit(limit)
    .execute();
}

/** Returns the owners of a saved search whose account ids come after `after`, in order. */
export function listOwners(db: Db, criteriaKey: string, after: number, limit: number) {
  return db
    .selectFrom('saved_searches')
    .select(['account_id', 'label', 'created_at'])
    .where('criteria_key', '=', criteriaKey)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();
}
