import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Adds the session in which a browser subscribed: pushes end with it. It is null for older subscriptions. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('push_subscriptions').addColumn('session_id', 'text').execute();
  // messages are counted by their time alone
  await run(db, ['drop index contact_messages_address']);
}
