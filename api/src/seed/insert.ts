import type { Insertable } from 'kysely';
import type { Database, Db } from '../db/schema/database.ts';

/** Rows per statement: equal statements are prepared once. */
const chunk = 200;

/** Inserts rows that all have the same columns. */
export async function insertAll<T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + chunk) as never)
      .execute();
  }
}

/** Inserts rows and returns their ids in the order of `rows`. Both databases assign the ids row by row. */
export async function insertCounted<T extends 'accounts' | 'services' | 'reviews' | 'posts'>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += chunk) {
    const inserted = await db
      .insertInto(table as 'accounts')
      .values(rows.slice(at, at + chunk) as never)
      .returning('id')
      .execute();
    ids.push(...inserted.map((row) => row.id).sort((a, b) => a - b));
  }
  return ids;
}
