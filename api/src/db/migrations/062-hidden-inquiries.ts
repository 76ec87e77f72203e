import type { Kysely } from 'kysely';

/** Since when the team has a pedido out of sight. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('inquiries').addColumn('hidden_at', 'text').execute();
}
