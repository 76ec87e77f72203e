import type { Kysely } from 'kysely';

/** When its author last changed a review; null for one that stands as it was written. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('edited_at', 'text').execute();
}
