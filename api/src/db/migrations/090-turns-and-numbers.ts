import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';

/**
 * Whether the writer of a support message was a provider with an active subscription (rule SUPP-96): those stand first. The
 * times by which 'Tero en números' counts (rule MOD-14).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table contact_messages add column priority integer not null default 0`.execute(db);
  // as the panel's list asks for it (features/admin/messages/repository.ts)
  const turn = `((case when priority = 1 and state <> 'cerrado' then '1' else '0' end) || created_at)`;
  await run(db, [
    `create index contact_messages_turns on contact_messages (${turn} desc, id desc)`,
    `create index contact_messages_state_turns on contact_messages (state, ${turn} desc, id desc)`,
    `create index contact_messages_kind_turns on contact_messages (kind, ${turn} desc, id desc)`,
    'create index service_debuts_listed on service_debuts (listed_at)',
    'create index content_reports_newest on content_reports (created_at)',
    'create index moderation_decisions_newest on moderation_decisions (created_at)',
    'create index verification_decisions_newest on verification_decisions (created_at)',
  ]);
}
