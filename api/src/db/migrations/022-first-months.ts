import type { Kysely } from 'kysely';
import { required, run, zero } from '../sql/columns.ts';

/**
 * Adds first months by hashes that outlive the account, the first charge of a subscription, refunds, the team's
 * answers, and the announced promotions.
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
    // the end date included the days in which a charge is retried; a cancelled subscription keeps its promised end
    `update subscriptions set end_date = next_payment_date
      where status = 'active' and auto_renewal = 1 and next_payment_date is not null and end_date > next_payment_date`,
    // promotions of before are no news
    'update offers set told_at = created_at',
    'create index offers_untold on offers (start_date) where told_at is null',
    'create index subscriptions_payer on subscriptions (payer_email) where payer_email is not null',
  ]);
}
