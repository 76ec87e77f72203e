import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import type { Trx } from '../../../db/schema/database.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { isOpen, listOf, type SubscriptionRow, setEntitledUntil } from './repository.ts';

type Dates = Pick<SubscriptionRow, 'status' | 'start_date' | 'end_date' | 'auto_renewal'>;

/**
 * Returns until when a subscription lets its provider publish. A subscription that renews continues while MercadoPago
 * tries to charge it (rule SUB-71). Every other one ends on its end date.
 */
export function accessUntil({ status, start_date, end_date, auto_renewal }: Dates): string | null {
  if (status !== 'active' || !auto_renewal || end_date === null) return end_date;
  const days = isUnpaid({ start_date, end_date }) ? limits.firstChargeDays : limits.subscriptionGraceDays;
  return new Date(Date.parse(end_date) + days * day).toISOString();
}

/** Tells whether no time was granted or paid, and the first charge was due at once. */
export function isUnpaid({ start_date, end_date }: Pick<Dates, 'start_date' | 'end_date'>): boolean {
  return end_date !== null && Date.parse(end_date) - Date.parse(start_date ?? end_date) < day;
}

/**
 * Tells whether MercadoPago authorized a subscription whose first charge was due at once and never came (rule SUB-94).
 */
export function hadUnpaidDays(row: Pick<SubscriptionRow, 'mp_id' | 'start_date' | 'end_date'>): boolean {
  return row.mp_id !== null && row.start_date !== null && isUnpaid(row);
}

/** Returns the end of a subscription's access; null when it gave none. A pause ends the access at once. */
function accessEnd(row: SubscriptionRow): string | null {
  if (row.status === 'pending') return null;
  return row.status === 'suspended' ? row.suspended_at : accessUntil(row);
}

/**
 * Updates a provider's entitlement and its listed services from its subscriptions. Call it in every transaction that
 * changes a subscription.
 */
export async function refreshEntitlement(trx: Trx, providerId: number, now: Date): Promise<void> {
  const ends = (await listOf(trx, providerId)).map(accessEnd).filter((end) => end !== null);
  await setEntitledUntil(trx, providerId, ends.sort().at(-1) ?? null);
  await refreshListed(trx, { providerId }, now);
}

/** Returns the subscription that a provider sees: the open one, else one that still gives access, else the latest. */
export function currentOf(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const at = now.toISOString();
  const told = rows.filter((row) => !isAbandoned(row));
  return told.find(isOpen) ?? told.find(({ end_date }) => end_date !== null && end_date > at) ?? told[0];
}

/**
 * Tells whether a subscription is a checkout that was never paid or that MercadoPago refused. Such a subscription is
 * ignored.
 */
function isAbandoned({ status, start_date }: SubscriptionRow): boolean {
  return status === 'expired' && start_date === null;
}

/**
 * Returns the status at an instant. An active subscription past its access is expired, even before the scheduled job
 * runs.
 */
export function statusAt(row: Dates, now: Date): SubscriptionRow['status'] {
  const until = accessUntil(row);
  return row.status === 'active' && until !== null && until <= now.toISOString() ? 'expired' : row.status;
}

/**
 * Returns the date of the debit after `from`: the one from MercadoPago if it is plausible, else a calendar month later.
 */
export function debitAfter(from: Date, said: string | null): Date {
  const month = addMonths(from, 1);
  const debit = new Date(said ?? Number.NaN);
  const isPlausible = debit > from && debit.getTime() <= month.getTime() + 3 * day;
  return isPlausible ? debit : month;
}

/**
 * Returns the date of the first debit: the one from MercadoPago if it is close to the agreed date, else the agreed
 * date, and never before `now`.
 */
export function firstDebit(agreed: Date, said: string | null, now: Date): Date {
  const due = new Date(Math.max(agreed.getTime(), now.getTime()));
  const debit = new Date(said ?? Number.NaN);
  return Math.abs(debit.getTime() - due.getTime()) <= 3 * day ? debit : due;
}
