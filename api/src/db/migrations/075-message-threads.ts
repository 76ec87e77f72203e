import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds the later entries of a support message, by the team or its writer, and the team's ready-made answers. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'message_entries')
    .addColumn('message_id', 'integer', owned('contact_messages.id'))
    .addColumn('side', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'answer_templates')
    .addColumn('name', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.alterTable('contact_messages').addColumn('asked_at', 'text').execute();
  await run(db, ['create index message_entries_message on message_entries (message_id, id)']);
}
