import type { Kysely } from 'kysely';

/** When a session's owner last proved who it is. Sessions from before have to confirm at the first question. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute();
}
