import { type Kysely, sql } from 'kysely';

/** Adds whether a quote is for a visit (rule QUOTE-60). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quotes add column is_visit integer not null default 0`.execute(db);
}
