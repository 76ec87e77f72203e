import { type Kysely, sql } from 'kysely';

/** Adds the topic of a notification; null for older ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notifications add column topic text`.execute(db);
}
