import { type Insertable, sql, type Updateable } from 'kysely';
import type { Cents, Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** The result of `record`. A charge that was refunded and is paid again is `restored`. */
export type Recorded = { id: number; restored: boolean };

/**
 * Stores the state of an invoice, one row for each invoice. A paid invoice stays paid, and a refunded invoice is paid
 * again if the bank decides so. Returns null when nothing changed. Lock the subscription first, so that nobody writes
 * between the read and the write.
 */
export async function record(trx: Trx, row: Insertable<Table<'payments'>>): Promise<Recorded | null> {
  const { status, transaction_id, payment_date, failure, next_try_at, tries_over, updated_at } = row;
  const before = await trx
    .selectFrom('payments')
    .select(['refunded_at', 'refunded_amount'])
    .where('mp_invoice_id', '=', row.mp_invoice_id as string)
    .executeTakeFirst();
  const restored = status === 'completed' && Boolean(before?.refunded_at);
  const again = restored && { refunded_at: null, refunded_amount: 0 };
  const written = await trx
    .insertInto('payments')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('mp_invoice_id')
        .doUpdateSet({
          ...{ status, transaction_id, payment_date, failure, next_try_at, tries_over, updated_at, ...again },
          // another failure is news
          settled_note: null,
        })
        .where('payments.status', '<>', sql.lit('completed'))
        .where((eb) =>
          eb.or([
            eb('payments.status', '<>', status),
            sql<boolean>`payments.transaction_id is distinct from ${transaction_id}`,
            sql<boolean>`payments.next_try_at is distinct from ${next_try_at ?? null}`,
          ]),
        ),
    )
    .returning(['id', 'refunded_amount'])
    .executeTakeFirst();
  if (!written) return null;
  const moved = restored ? -(before?.refunded_amount ?? 0) : written.refunded_amount;
  if (moved) await insertRefund(trx, written.id, moved, updated_at);
  return { id: written.id, restored };
}

async function insertRefund(trx: Trx, payment_id: number, amount: Cents, given_at: string): Promise<void> {
  await trx.insertInto('refunds').values({ payment_id, amount, given_at }).execute();
}

/**
 * Stores the total refund of an invoice, in part or in full. Returns the new part (0: none), or null for an unknown
 * invoice. Lock the subscription first, so that nobody writes in between.
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

/** Returns the newest charge of a subscription. */
export function findLast(db: Db, subscriptionId: number) {
  return db
    .selectFrom('payments')
    .select(['status', 'amount', 'payment_date', 'refunded_amount', 'failure', 'next_try_at', 'tries_over'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('payment_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Tells whether a charge of a provider was ever paid, even if it was refunded later. */
export async function wasCharged(db: Db, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_id', '=', providerId)
    .where((eb) => eb.or([eb('status', '=', 'completed'), eb('refunded_at', 'is not', null)]))
    .limit(1)
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
    .selectFrom('payments as y')
    .leftJoin('receipts as r', 'r.payment_id', 'y.id')
    .select(['y.id', 'y.subscription_id', 'y.amount', 'y.payment_method', 'y.status', 'y.transaction_id'])
    .select(['y.payment_date', 'y.refunded_at', 'y.refunded_amount', 'r.number as receipt'])
    .where('y.provider_id', '=', providerId)
    .orderBy('y.payment_date', 'desc')
    .orderBy('y.id', 'desc')
    .limit(limit)
    .execute();
}

const written = ['id', 'subscription_id', 'provider_id', 'amount', 'payment_method', 'status'] as const;

/** Returns a payment, locked until the transaction ends. */
export function findLocked(trx: Trx, id: number) {
  const query = trx
    .selectFrom('payments')
    .select([...written, 'mp_invoice_id', 'transaction_id', 'payment_date', 'refunded_amount', 'settled_note']);
  return forUpdate(trx, query.where('id', '=', id)).executeTakeFirst();
}

/** Deletes the team's notes about an account's payments, which may name the person. */
export async function forgetNotes(trx: Trx, providerId: number): Promise<void> {
  await trx.updateTable('payments').set({ settled_note: null }).where('provider_id', '=', providerId).execute();
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
