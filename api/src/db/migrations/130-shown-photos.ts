import type { Kysely } from 'kysely';

/** A photo of a work says since when its client lets the provider show it (rule QUOTE-59). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('quote_photos').addColumn('show_agreed_at', 'text').execute();
}
