import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Why a provider waits for verification, and since what state; changes of an account's email that wait or are done. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'alter table provider_profiles add column review_reason text',
    'alter table provider_profiles add column reviewed_fields text',
    'alter table verification_decisions add column fields text',
  ]);
  await tableWithId(db, 'email_changes')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('old_email', 'text', required)
    .addColumn('new_email', 'text', required)
    .addColumn('confirm_hash', 'text', (c) => c.notNull().unique())
    .addColumn('stop_hash', 'text', (c) => c.unique())
    .addColumn('session_id', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('stopped_at', 'text')
    .execute();
  await run(db, [
    'create index email_changes_account on email_changes (account_id, created_at)',
    'create index email_changes_created on email_changes (created_at)',
  ]);
}
