import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Notification settings, push subscriptions, saved searches, and marks of what was sent already. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('notification_settings')
    .addColumn('account_id', 'integer', (c) => owned('accounts.id')(c).primaryKey())
    .addColumn('settings', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await tableWithId(db, 'push_subscriptions')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('vapid_key', 'text', required)
    .addColumn('device', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_success_at', 'text')
    .addColumn('failing_since', 'text')
    .execute();
  await tableWithId(db, 'saved_searches')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('label', 'text', required)
    .addColumn('q', 'text')
    .addColumn('category', 'text')
    .addColumn('coverage_area', 'text')
    .addColumn('criteria_key', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('service_debuts')
    .addColumn('service_id', 'integer', (c) => owned('services.id')(c).primaryKey())
    .addColumn('listed_at', 'text', required)
    .addColumn('matched_at', 'text')
    .execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('device_hash', 'text', required)
    .addColumn('first_seen_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addPrimaryKeyConstraint('known_devices_pk', ['account_id', 'device_hash'] as never[])
    .execute();
  await db.schema
    .createTable('finished_jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('finished_at', 'text', required)
    .execute();
  await run(db, [
    'alter table outbox add column category text',
    'alter table outbox add column expires_at text',
    'alter table contacts add column reminded_at text',
    // older contacts get no review reminder
    'update contacts set reminded_at = contacted_at',
    // a channel whose service is down does not hold up the other channels
    'drop index outbox_due',
    "create index outbox_due on outbox (channel, next_attempt_at, id) where status = 'pending'",
    "create index outbox_over on outbox (status, created_at) where status <> 'pending'",
    'create index push_subscriptions_account on push_subscriptions (account_id)',
    'create unique index saved_searches_criteria on saved_searches (account_id, criteria_key)',
    'create index saved_searches_key on saved_searches (criteria_key, account_id)',
    'create index service_debuts_new on service_debuts (listed_at) where matched_at is null',
    'create index contacts_unreminded on contacts (contacted_at) where reminded_at is null',
    "create index subscriptions_charge on subscriptions (next_payment_date) where status = 'active'",
    // services that are listed today are not new
    `insert into service_debuts (service_id, listed_at, matched_at)
      select id, created_at, created_at from services where listed = 1`,
  ]);
}
