import type { Kysely } from 'kysely';

/** When it was said that the work of an accepted quote is done, and by which side: `client` or `provider`. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['done_said_at', 'done_said_side']) {
    await db.schema.alterTable('quotes').addColumn(column, 'text').execute();
  }
}
