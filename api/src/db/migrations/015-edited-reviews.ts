import type { Kysely } from 'kysely';

/** Adds when the author last changed a review; null: never. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('edited_at', 'text').execute();
}
