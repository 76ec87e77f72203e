import type { Kysely } from 'kysely';
import { one, run } from '../sql/columns.ts';

/** Adds whether a review counts in the averages; older ones do. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('counts', 'integer', one).execute();
  await run(db, ['create index reviews_not_counted on reviews (id) where counts = 0']);
}
