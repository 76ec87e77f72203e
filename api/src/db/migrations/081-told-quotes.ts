import { type Kysely, sql } from 'kysely';

/** Adds when the writer of a pedido was notified of a version of a quote; not every version is. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quote_versions add column told_at text`.execute(db);
}
