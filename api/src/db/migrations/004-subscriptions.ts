import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

/** Subscriptions, their payments, webhook events of MercadoPago, and notifications in the app. */
export async function up(db: Kysely<never>): Promise<void> {
  // deleting an account removes the link to it; payments stay, as the law demands
  await tableWithId(db, 'subscriptions')
    .addColumn('provider_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('status', 'text', required)
    .addColumn('amount', 'integer', required)
    .addColumn('payment_method', 'text', required)
    .addColumn('early_access', 'integer', zero)
    .addColumn('auto_renewal', 'integer', zero)
    .addColumn('start_date', 'text')
    .addColumn('end_date', 'text')
    .addColumn('next_payment_date', 'text')
    .addColumn('suspended_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('idempotency_key', 'text', required)
    .addColumn('payer_email', 'text')
    .addColumn('init_point', 'text')
    .addColumn('mp_id', 'text', (c) => c.unique())
    .addColumn('mp_collector_id', 'text')
    .addColumn('mp_status', 'text')
    .addColumn('mp_modified_at', 'text')
    .addColumn('cancel_at_mp', 'integer', zero)
    .addColumn('next_check_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await tableWithId(db, 'payments')
    .addColumn('subscription_id', 'integer', (c) => c.references('subscriptions.id').onDelete('set null'))
    .addColumn('provider_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('amount', 'integer', required)
    .addColumn('payment_method', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('mp_invoice_id', 'text', (c) => c.unique())
    .addColumn('transaction_id', 'text')
    .addColumn('payment_date', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await tableWithId(db, 'payment_notifications')
    .addColumn('topic', 'text', required)
    .addColumn('data_id', 'text', required)
    .addColumn('request_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_attempt_at', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('received_at', 'text', required)
    .addColumn('processed_at', 'text')
    .execute();
  await tableWithId(db, 'notifications')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('type', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('link', 'text')
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('is_read', 'integer', zero)
    .addColumn('read_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    // one open subscription per provider, even with two calls at once
    "create unique index subscriptions_open on subscriptions (provider_id) where status in ('pending', 'active', 'suspended')",
    'create index subscriptions_provider on subscriptions (provider_id, id)',
    "create index subscriptions_end on subscriptions (end_date) where ended_at is null and status in ('active', 'cancelled')",
    'create index subscriptions_check on subscriptions (next_check_at)',
    'create index subscriptions_early_access on subscriptions (early_access) where early_access = 1',
    'create index payments_provider on payments (provider_id, payment_date desc)',
    'create index payments_subscription on payments (subscription_id)',
    'create unique index payment_notifications_once on payment_notifications (topic, data_id, request_id)',
    "create index payment_notifications_due on payment_notifications (next_attempt_at) where status = 'pending'",
    'create index notifications_account on notifications (account_id, id desc)',
    'create index notifications_unread on notifications (account_id) where is_read = 0',
  ]);
}
