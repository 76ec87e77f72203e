import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/** Returns subscriptions to reconcile: those that MercadoPago may still change. */
export async function listToCheck(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('next_check_at', '<=', now)
    .where('cancel_at_mp', '=', sql.lit(0))
    .where((eb) =>
      eb.or([
        eb.and([eb('mp_id', 'is not', null), eb('mp_status', 'not in', ['cancelled', 'finished'])]),
        eb('status', '=', 'pending'),
      ]),
    )
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns agreements that have ended here but not at MercadoPago. */
export function listToEnd(db: Db, now: string, limit: number) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'mp_id', 'reference'])
    .where('cancel_at_mp', '=', sql.lit(1))
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns ended subscriptions that are not closed yet, including those that are being charged. */
export function listEnded(db: Db, now: string) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'status', 'start_date', 'end_date', 'auto_renewal'])
    .where(sql<SqlBool>`status in ('active', 'cancelled')`)
    .where('ended_at', 'is', null)
    .where('end_date', '<=', now)
    .orderBy('id')
    .execute();
}

/** Returns subscriptions in force whose next charge is between two instants. */
export function listCharges(db: Db, from: string, until: string) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'provider_id', 'amount', 'next_payment_date'])
    .where('status', '=', sql.lit('active'))
    .where('auto_renewal', '=', sql.lit(1))
    .where('amount', '>', 0)
    .where('next_payment_date', '>', from)
    .where('next_payment_date', '<=', until)
    .orderBy('next_payment_date')
    .execute();
}
