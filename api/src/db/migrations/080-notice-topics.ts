import { type Kysely, sql } from 'kysely';

/** What a notice is about; of those from before it is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notifications add column topic text`.execute(db);
}
