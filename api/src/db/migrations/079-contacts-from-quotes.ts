import { type Kysely, sql } from 'kysely';

/** Whether the last contact of a provider as such came from a quote of its; of those from before it is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table profile_contacts add column from_quote integer not null default 0`.execute(db);
}
