import type { Kysely } from 'kysely';

/** Adds the time at which the client let the provider show a photo of a work (rule QUOTE-59). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('quote_photos').addColumn('show_agreed_at', 'text').execute();
}
