import type { Kysely } from 'kysely';

/** What the team wrote when it settled a failed charge, or a webhook event that was given up; null: it did not. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('settled_note', 'text').execute();
  await db.schema.alterTable('payment_notifications').addColumn('settled_note', 'text').execute();
}
