import type { Kysely } from 'kysely';
import { zero } from '../sql/columns.ts';

/** Adds whether the author of a review had accepted a quote of the provider before. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('agreed_work', 'integer', zero).execute();
}
