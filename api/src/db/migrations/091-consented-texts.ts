import type { Kysely } from 'kysely';

/** A consent holds the hashes of the texts that were accepted; those of before name no text that can be shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('consents').addColumn('terms_hash', 'text').execute();
  await db.schema.alterTable('consents').addColumn('privacy_hash', 'text').execute();
}
