import { type Kysely, sql } from 'kysely';

/** Adds whether the last contact with a provider came from a quote; false for older ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table profile_contacts add column from_quote integer not null default 0`.execute(db);
}
