import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds one row for each refund of a payment. Of older refunds we know only the last state. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'refunds')
    .addColumn('payment_id', 'integer', owned('payments.id'))
    .addColumn('amount', 'integer', required)
    .addColumn('given_at', 'text', required)
    .execute();
  await run(db, [
    'create index refunds_payment on refunds (payment_id)',
    'create index refunds_given on refunds (given_at)',
    `insert into refunds (payment_id, amount, given_at)
      select id, refunded_amount, coalesce(refunded_at, updated_at) from payments where refunded_amount > 0`,
  ]);
}
