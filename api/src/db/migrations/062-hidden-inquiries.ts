import type { Kysely } from 'kysely';

/** Adds since when the team hides a pedido. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('inquiries').addColumn('hidden_at', 'text').execute();
}
