import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';
import { foldedSql } from '../sql/folded.ts';
import { createAdminLogs } from './009/logs.ts';
import { postgresSearch } from './009/postgres-search.ts';
import { sqliteSearch } from './009/sqlite-search.ts';

/**
 * Creates the administrators' log, verification decisions, two-factor, the queue of support messages, and the indexes
 * of paged tables.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createAdminLogs(db);
  await tableWithId(db, 'verification_decisions')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('admin_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('status', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('admin_notes', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('second_steps')
    .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('secret', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('last_counter', 'integer', required)
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('nuevo'))
    .execute();
  await db.schema.alterTable('contact_messages').addColumn('note', 'text').execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('handled_by', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('contact_messages').addColumn('handled_at', 'text').execute();
  await run(db, [...indexes, ...(isPostgres(db) ? postgresSearch : sqliteSearch)]);
}

/** Each order and filter of a table has an index: its first page is read from the first row. */
const indexes = [
  'create index accounts_newest on accounts (kind, created_at desc, id desc)',
  'create index accounts_ids on accounts (kind, id)',
  `create index accounts_names on accounts (kind, (${foldedSql('name')}), id)`,
  'create index accounts_emails on accounts (kind, email_key, id)',
  'create index accounts_unverified on accounts (kind, created_at desc, id desc) where email_verified = 0',
  "create index accounts_admins on accounts (id) where role = 'admin'",
  'create index provider_profiles_verification on provider_profiles (verification_status, documents_submitted_at, account_id)',
  'create index provider_profiles_cedula on provider_profiles (cedula_number)',
  'create index verification_decisions_provider on verification_decisions (provider_id)',
  'create index verification_decisions_admin on verification_decisions (admin_id)',
  'create index recovery_codes_account on recovery_codes (account_id)',
  'create index services_newest on services (created_at desc, id desc) where deleted_at is null',
  'create index services_active on services (is_active, created_at desc, id desc) where deleted_at is null',
  `create index services_titles on services ((${foldedSql('title')}), id) where deleted_at is null`,
  'create index services_ratings on services (rating, id) where deleted_at is null',
  'create index services_of_category on services (category_id, created_at desc, id desc) where deleted_at is null',
  'create index reviews_newest on reviews (created_at desc, id desc)',
  'create index reviews_ratings on reviews (rating, created_at desc, id desc)',
  'create index reviews_by_rating on reviews (rating, id)',
  'create index review_responses_newest on review_responses (created_at desc, id desc)',
  'create index subscriptions_newest on subscriptions (created_at desc, id desc)',
  'create index subscriptions_ends on subscriptions (end_date, id)',
  'create index subscriptions_status on subscriptions (status, created_at desc, id desc)',
  'create index payments_newest on payments (payment_date desc, id desc)',
  'create index payments_amount on payments (amount, id)',
  'create index payments_status on payments (status, payment_date desc, id desc)',
  'create index payments_transaction on payments (lower(transaction_id))',
  'create index contact_messages_newest on contact_messages (created_at desc, id desc)',
  'create index contact_messages_queue on contact_messages (state, created_at desc, id desc)',
  'create index contact_messages_kinds on contact_messages (kind, created_at desc, id desc)',
  'create index contact_messages_handled on contact_messages (handled_by)',
];
