import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** The session in which a browser was subscribed, with which its pushes end; of those from before it is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('push_subscriptions').addColumn('session_id', 'text').execute();
  // messages are counted by their time alone
  await run(db, ['drop index contact_messages_address']);
}
