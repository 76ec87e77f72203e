import type { Kysely } from 'kysely';

/** How many people taught the search a term by what they opened; null: an administrator said it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('search_terms').addColumn('people', 'integer').execute();
}
