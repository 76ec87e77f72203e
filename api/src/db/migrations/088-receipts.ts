import type { Kysely } from 'kysely';
import { owned, required, run, zero } from '../sql/columns.ts';

/**
 * Receipts of charges, numbered without gaps, whose numbers outlive the payment; the PDF of an e-receipt; and the name and
 * RUT that a provider wants on its own. Charges that were paid before get theirs in the order in which they were made.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('payment_id', 'integer', (c) => c.unique().references('payments.id').onDelete('set null'))
    .addColumn('provider_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('amount', 'integer', required)
    .addColumn('payment_method', 'text', required)
    .addColumn('transaction_id', 'text')
    .addColumn('paid_at', 'text', required)
    .addColumn('issued_at', 'text', required)
    .addColumn('payer_name', 'text')
    .addColumn('payer_rut', 'text')
    .addColumn('payee_name', 'text')
    .addColumn('payee_rut', 'text')
    .addColumn('payee_address', 'text')
    .addColumn('voided_at', 'text')
    .addColumn('cfe_number', 'text')
    .addColumn('cfe_at', 'text')
    .addColumn('needs_cfe', 'integer', zero)
    .execute();
  await db.schema
    .createTable('receipt_files')
    .addColumn('receipt_number', 'integer', (c) => owned('receipts.number')(c).primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('content', 'text', required)
    .execute();
  for (const column of ['receipt_name', 'receipt_rut']) {
    await db.schema.alterTable('provider_profiles').addColumn(column, 'text').execute();
  }
  await run(db, [
    'create index receipts_provider on receipts (provider_id, number)',
    'create index receipts_without_cfe on receipts (issued_at) where needs_cfe = 1 and cfe_number is null',
    // a payment that was given back as a whole was paid too
    `insert into receipts (number, payment_id, provider_id, amount, payment_method, transaction_id, paid_at, issued_at, payer_name)
      select row_number() over (order by y.payment_date, y.id), y.id, y.provider_id, y.amount, y.payment_method,
        y.transaction_id, y.payment_date, y.created_at, coalesce(p.company_name, a.name)
      from payments as y
      left join accounts as a on a.id = y.provider_id
      left join provider_profiles as p on p.account_id = y.provider_id
      where y.amount > 0 and (y.status = 'completed' or y.refunded_at is not null)`,
  ]);
}
