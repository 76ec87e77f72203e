import { type Kysely, sql } from 'kysely';

/** Whether who wrote a pedido was told of a version of a quote that answers it: not each is. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quote_versions add column told_at text`.execute(db);
}
