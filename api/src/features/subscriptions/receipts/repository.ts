import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';

type NewReceipt = Insertable<Table<'receipts'>>;

/** Returns a payment with the fields of a receipt, and its provider. */
export function findPayment(trx: Trx, paymentId: number) {
  return trx
    .selectFrom('payments as y')
    .leftJoin('accounts as a', 'a.id', 'y.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 'y.provider_id')
    .select(['y.id', 'y.provider_id', 'y.amount', 'y.status', 'y.payment_method', 'y.transaction_id', 'y.payment_date'])
    .select(['a.name', 'p.company_name', 'p.receipt_name', 'p.receipt_rut'])
    .where('y.id', '=', paymentId)
    .executeTakeFirst();
}

export async function numberOf(db: Db, paymentId: number): Promise<number | null> {
  const row = await db.selectFrom('receipts').select('number').where('payment_id', '=', paymentId).executeTakeFirst();
  return row?.number ?? null;
}

/**
 * Returns the next number. The lock that `Held` stands for lasts until the receipt is written, so that every number is
 * used once and none is left out.
 */
export async function nextNumber(held: Held): Promise<number> {
  const row = await held
    .selectFrom('receipts')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

export async function insert(trx: Trx, row: NewReceipt): Promise<void> {
  await trx.insertInto('receipts').values(row).execute();
}

export async function update(trx: Trx, number: number, values: Updateable<Table<'receipts'>>): Promise<void> {
  await trx.updateTable('receipts').set(values).where('number', '=', number).execute();
}

/** Returns paid payments without a receipt, which an older release recorded while it ran beside this one. */
export async function listMissing(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payments as y')
    .leftJoin('receipts as r', 'r.payment_id', 'y.id')
    .select('y.id')
    .where('y.status', '=', sql.lit('completed'))
    .where('y.amount', '>', 0)
    .where('r.number', 'is', null)
    .orderBy('y.payment_date')
    .orderBy('y.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns a receipt with the refunds of its charge, and whether it has a file. */
export function find(db: Db, number: number) {
  return db
    .selectFrom('receipts as r')
    .leftJoin('payments as y', 'y.id', 'r.payment_id')
    .leftJoin('receipt_files as f', 'f.receipt_number', 'r.number')
    .select(['r.number', 'r.payment_id', 'r.provider_id', 'r.amount', 'r.payment_method', 'r.transaction_id'])
    .select(['r.paid_at', 'r.issued_at', 'r.payer_name', 'r.payer_rut', 'r.payee_name', 'r.payee_rut'])
    .select(['r.payee_address', 'r.voided_at', 'r.cfe_number', 'y.refunded_amount', 'f.name as file_name'])
    .where('r.number', '=', number)
    .executeTakeFirst();
}

export function findFile(db: Db, number: number) {
  return db
    .selectFrom('receipt_files as f')
    .innerJoin('receipts as r', 'r.number', 'f.receipt_number')
    .select(['f.name', 'f.content', 'r.provider_id'])
    .where('f.receipt_number', '=', number)
    .executeTakeFirst();
}

export async function keepFile(trx: Trx, row: Insertable<Table<'receipt_files'>>): Promise<void> {
  const { name, content } = row;
  await trx
    .insertInto('receipt_files')
    .values(row)
    .onConflict((oc) => oc.column('receipt_number').doUpdateSet({ name, content }))
    .execute();
}

export function findPayer(db: Db, providerId: number) {
  return db
    .selectFrom('provider_profiles')
    .select(['receipt_name as name', 'receipt_rut as rut'])
    .where('account_id', '=', providerId)
    .executeTakeFirst();
}

export async function setPayer(db: Db, providerId: number, payer: { name: string | null; rut: string | null }) {
  await db
    .updateTable('provider_profiles')
    .set({ receipt_name: payer.name, receipt_rut: payer.rut })
    .where('account_id', '=', providerId)
    .execute();
}

/** Removes a provider that is being deleted from its receipts; number, amount and date stay (rule ACC-29). */
export async function forgetPayer(trx: Trx, providerId: number): Promise<void> {
  const own = trx.selectFrom('receipts').select('number').where('provider_id', '=', providerId);
  await trx.deleteFrom('receipt_files').where('receipt_number', 'in', own).execute();
  await trx
    .updateTable('receipts')
    .set({ provider_id: null, payer_name: null, payer_rut: null })
    .where('provider_id', '=', providerId)
    .execute();
}
