import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

/** One-time links, social sign-in identities, the outbox, and support messages. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mail_tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('identities_pk', ['provider', 'subject'] as never[])
    .execute();
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('browser_hash', 'text', required)
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await tableWithId(db, 'outbox')
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('channel', 'text', required)
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('payload', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_attempt_at', 'text', required)
    .addColumn('lease_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('sent_at', 'text')
    .execute();
  await tableWithId(db, 'contact_messages')
    .addColumn('kind', 'text', required)
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('subject', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('report_type', 'text')
    .addColumn('page', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('ip', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index mail_tokens_account on mail_tokens (account_id, purpose, created_at)',
    'create index identities_account on identities (account_id)',
    'create index sign_in_codes_account on sign_in_codes (account_id)',
    "create index outbox_due on outbox (next_attempt_at, id) where status = 'pending'",
    'create index outbox_account on outbox (account_id)',
    'create index contact_messages_recent on contact_messages (created_at desc)',
    'create index contact_messages_address on contact_messages (ip, created_at)',
    'create index contact_messages_account on contact_messages (account_id)',
  ]);
}
