import type { Kysely } from 'kysely';
import { required, run, zero } from '../sql/columns.ts';

/**
 * The first month of a person, known by hashes that outlive the account; when a subscription is first charged; refunds;
 * what the team answered; and which promotions were told.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('first_months')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('until', 'text', required)
    .addColumn('seat', 'integer', zero)
    .execute();
  await db.schema.alterTable('subscriptions').addColumn('first_charge_at', 'text').execute();
  await db.schema.alterTable('subscriptions').addColumn('paid_said_at', 'text').execute();
  await db.schema.alterTable('subscriptions').addColumn('mp_payer_id', 'text').execute();
  await db.schema.alterTable('payments').addColumn('refunded_at', 'text').execute();
  await db.schema.alterTable('offers').addColumn('told_at', 'text').execute();
  await db.schema.alterTable('contact_messages').addColumn('answer', 'text').execute();
  await db.schema.alterTable('contact_messages').addColumn('answered_at', 'text').execute();
  await run(db, [
    // the days in which a charge is tried again were part of the end; what was cancelled keeps the end it was promised
    `update subscriptions set end_date = next_payment_date
      where status = 'active' and auto_renewal = 1 and next_payment_date is not null and end_date > next_payment_date`,
    // promotions of before are no news
    'update offers set told_at = created_at',
    'create index offers_untold on offers (start_date) where told_at is null',
    'create index subscriptions_payer on subscriptions (payer_email) where payer_email is not null',
  ]);
}
