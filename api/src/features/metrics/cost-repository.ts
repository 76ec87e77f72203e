import type { DaySpan } from '@tero/shared/rules/metrics';
import { addDays, startOfDay } from '@tero/shared/rules/time/time';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Returns the completed payments of a provider dated in a span of local days: the cents that were not refunded, and
 * their number.
 */
export async function sumPaid(db: Db, providerId: number, { first, last }: DaySpan) {
  const row = await completed(db, providerId)
    .select([sql<number | null>`sum(m.amount - m.refunded_amount)`.as('cents'), sql<number>`count(*)`.as('payments')])
    .where('m.payment_date', '>=', startOfDay(first).toISOString())
    .where('m.payment_date', '<', startOfDay(addDays(last, 1)).toISOString())
    .executeTakeFirstOrThrow();
  return { cents: Number(row.cents ?? 0), payments: Number(row.payments) };
}

export async function hasPaid(db: Db, providerId: number): Promise<boolean> {
  return (await completed(db, providerId).select('m.id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the date of the active subscription's next charge, if it is still ahead. */
export async function findNextCharge(db: Db, providerId: number, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('next_payment_date')
    .where('provider_id', '=', providerId)
    .where('status', '=', 'active')
    .where('amount', '>', 0)
    .where('next_payment_date', '>', now)
    .orderBy('next_payment_date')
    .limit(1)
    .executeTakeFirst();
  return row?.next_payment_date ?? null;
}

function completed(db: Db, providerId: number) {
  return db.selectFrom('payments as m').where('m.provider_id', '=', providerId).where('m.status', '=', 'completed');
}
