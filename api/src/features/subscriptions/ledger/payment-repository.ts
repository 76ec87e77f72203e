import { type Insertable, sql, type Updateable } from 'kysely';
import type { Cents, Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/**
 * Stores the state of an invoice, one row per invoice; a paid one stays paid. Returns whether this call changed the
 * row.
 */
export async function record(trx: Trx, row: Insertable<Table<'payments'>>): Promise<boolean> {
  const { status, transaction_id, payment_date, updated_at } = row;
  const written = await trx
    .insertInto('payments')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('mp_invoice_id')
        .doUpdateSet({ status, transaction_id, payment_date, updated_at })
        .where('payments.status', '<>', sql.lit('completed'))
        .where((eb) =>
          eb.or([
            eb('payments.status', '<>', status),
            sql<boolean>`payments.transaction_id is distinct from ${transaction_id}`,
          ]),
        ),
    )
    .returning(['id', 'refunded_amount'])
    .executeTakeFirst();
  if (written?.refunded_amount) await insertRefund(trx, written.id, written.refunded_amount, updated_at);
  return written !== undefined;
}

async function insertRefund(trx: Trx, payment_id: number, amount: Cents, given_at: string): Promise<void> {
  await trx.insertInto('refunds').values({ payment_id, amount, given_at }).execute();
}

/**
 * Stores the total refund of an invoice, in part or in full. Returns the new part, 0 for none; null for an unknown
 * invoice. The caller has locked the subscription, so nobody writes in between.
 */
export async function refund(
  trx: Trx,
  invoiceId: string,
  { total, isWhole, at }: { total: Cents; isWhole: boolean; at: string },
): Promise<Cents | null> {
  const before = await trx
    .selectFrom('payments')
    .select(['id', 'refunded_amount', 'refunded_at'])
    .where('mp_invoice_id', '=', invoiceId)
    .executeTakeFirst();
  if (!before) return null;
  const isMore = total > before.refunded_amount;
  if (before.refunded_at !== null || !(isMore || isWhole)) return 0;
  const whole = isWhole && { status: 'cancelled' as const, refunded_at: at };
  await update(trx, before.id, { refunded_amount: total, updated_at: at, ...whole });
  if (!isMore) return 0;
  await insertRefund(trx, before.id, total - before.refunded_amount, at);
  return total - before.refunded_amount;
}

/** Tells whether the last charge of a subscription failed. */
export async function isFailing(db: Db, subscriptionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('status')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('payment_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status === 'failed';
}

/** Tells whether a charge of a subscription was ever paid, even if it was refunded. */
export async function wasCharged(db: Db, subscriptionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where((eb) => eb.or([eb('status', '=', 'completed'), eb('refunded_at', 'is not', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns which of these invoices are stored as paid. */
export async function completedAmong(db: Db, invoiceIds: readonly string[]): Promise<Set<string>> {
  if (invoiceIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('mp_invoice_id')
    .where('mp_invoice_id', 'in', invoiceIds)
    .where('status', '=', 'completed')
    .execute();
  return new Set(rows.flatMap((row) => row.mp_invoice_id ?? []));
}

export function listOf(db: Db, providerId: number, limit: number) {
  return db
    .selectFrom('payments')
    .select([
      'id',
      'subscription_id',
      'amount',
      'payment_method',
      'status',
      'transaction_id',
      'payment_date',
      'refunded_at',
      'refunded_amount',
    ])
    .where('provider_id', '=', providerId)
    .orderBy('payment_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const written = ['id', 'subscription_id', 'provider_id', 'amount', 'payment_method', 'status'] as const;

/** Returns a payment, locked until the transaction ends. */
export function findLocked(trx: Trx, id: number) {
  const query = trx
    .selectFrom('payments')
    .select([...written, 'mp_invoice_id', 'transaction_id', 'payment_date', 'refunded_amount']);
  return forUpdate(trx, query.where('id', '=', id)).executeTakeFirst();
}

export async function insert(db: Db, row: Insertable<Table<'payments'>>): Promise<number> {
  const { id } = await db.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function update(db: Db, id: number, values: Updateable<Table<'payments'>>): Promise<void> {
  await db.updateTable('payments').set(values).where('id', '=', id).execute();
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('payments').where('id', '=', id).execute();
}
