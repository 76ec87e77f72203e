import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/** The kinds of things that have a page by id and appear in the lists. */
export type Listed = 'services' | 'providers' | 'posts';

/** A range of ids, and at most a number of them after `after`. */
export interface Piece {
  after: number;
  last: number;
  limit: number;
}

interface Row {
  id: number;
  at: string;
}

/** Reads a piece of the listed rows, in the order of their ids. */
export const listedRows: Readonly<Record<Listed, (db: Db, piece: Piece) => Promise<Row[]>>> = {
  services: (db, { after, last, limit }) =>
    db
      .selectFrom('services')
      .select(['id', 'updated_at as at'])
      .where('id', '>', after)
      .where('id', '<=', last)
      // the plus keeps the planner at the ids
      .where(sql<boolean>`+listed = 1`)
      .orderBy('id')
      .limit(limit)
      .execute(),
  providers: (db, { after, last, limit }) =>
    db
      .selectFrom('services as s')
      // the time of the page's content, because the account's own time also changes with its email and password
      .select(({ fn }) => ['s.provider_id as id', fn.max('s.updated_at').as('at')])
      .where('s.listed', '=', sql.lit(1))
      .where('s.provider_id', '>', after)
      .where('s.provider_id', '<=', last)
      .groupBy('s.provider_id')
      .orderBy('s.provider_id')
      .limit(limit)
      .execute(),
  posts: (db, { after, last, limit }) =>
    db
      .selectFrom('posts as t')
      .select(['t.id', 't.updated_at as at'])
      .where('t.id', '>', after)
      .where('t.id', '<=', last)
      .where('t.hidden_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('services as s')
            .select('s.id')
            .whereRef('s.provider_id', '=', 't.provider_id')
            .where('s.listed', '=', sql.lit(1)),
        ),
      )
      .orderBy('t.id')
      .limit(limit)
      .execute(),
};

const tables = { services: 'services', providers: 'accounts', posts: 'posts' } as const;

/** Returns the highest listed id. */
export async function highestId(db: Db, kind: Listed): Promise<number> {
  const row = await db
    .selectFrom(tables[kind])
    .select((eb) => eb.fn.max<number | null>('id').as('highest'))
    .executeTakeFirst();
  return Number(row?.highest ?? 0);
}

/** Returns the categories with something listed. */
export function offeredCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('is_active', '=', 1)
    .where('group_id', 'is not', null)
    .where('listed_count', '>', 0)
    .orderBy('id')
    .execute();
}

/** Returns the departments and places of a category's listed services, folded. */
export function placesOf(db: Db, categoryId: number) {
  return db
    .selectFrom('services')
    .select(['coverage_department', 'coverage_key'])
    .where('listed', '=', sql.lit(1))
    .where('category_id', '=', categoryId)
    .groupBy(['coverage_department', 'coverage_key'])
    .execute();
}
