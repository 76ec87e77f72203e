import type { Kysely } from 'kysely';

/** Until when a subscription was paid or granted before an administrator ended it; null: nobody did. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('subscriptions').addColumn('granted_until', 'text').execute();
}
