import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A provider is verified once the team has compared its document with its face (rule TRUST-50). Who was approved before
 * has reviewed data alone: nobody's identity is marked as seen.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const profiles = db.schema.alterTable('provider_profiles');
  for (const column of ['identity_seen_at', 'identity_sent_at', 'identity_word', 'identity_files'] as const) {
    await profiles.addColumn(column, 'text').execute();
  }
  await sql`create index provider_profiles_identity on provider_profiles (identity_sent_at)
    where identity_sent_at is not null`.execute(db);
  const decisions = db.schema.alterTable('verification_decisions');
  await decisions.addColumn('about', 'text', (c) => c.notNull().defaultTo('data')).execute();
}
