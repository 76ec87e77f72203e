import { limits } from '@tero/shared/limits';
import { addMonths } from '@tero/shared/rules/time';
import type { Db } from '../../../db/schema/database.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { isOpen, listOf, type SubscriptionRow, setEntitledUntil } from './repository.ts';

const day = 24 * 3_600_000;

/** Until when a subscription gives access; null: it gave none. A pause takes it away at once. */
function accessEnd({ status, end_date, suspended_at }: SubscriptionRow): string | null {
  if (status === 'pending') return null;
  return status === 'suspended' ? suspended_at : end_date;
}

/**
 * Brings a provider's access, and with it the public lists, up to what its subscriptions say. To be called in the
 * transaction of every change of one of them.
 */
export async function refreshEntitlement(trx: Db, providerId: number, now: Date): Promise<void> {
  const ends = (await listOf(trx, providerId)).map(accessEnd).filter((end) => end !== null);
  await setEntitledUntil(trx, providerId, ends.sort().at(-1) ?? null);
  await refreshListed(trx, { providerId }, now);
}

/** The subscription that a provider is shown: the open one, else one that still gives access, else the last one. */
export function currentOf(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const at = now.toISOString();
  const told = rows.filter((row) => !isAbandoned(row));
  return told.find(isOpen) ?? told.find(({ end_date }) => end_date !== null && end_date > at) ?? told[0];
}

/** A checkout that nobody paid, or that MercadoPago refused: as if it had never been. */
function isAbandoned({ status, start_date }: SubscriptionRow): boolean {
  return status === 'expired' && start_date === null;
}

/** An active subscription whose time is over has expired, also before the clock came by. */
export function statusAt(
  { status, end_date }: Pick<SubscriptionRow, 'status' | 'end_date'>,
  now: Date,
): SubscriptionRow['status'] {
  return status === 'active' && end_date !== null && end_date <= now.toISOString() ? 'expired' : status;
}

/** The debit after `from`: what MercadoPago says when it makes sense, else a calendar month later. */
export function debitAfter(from: Date, said: string | null): Date {
  const month = addMonths(from, 1);
  const debit = new Date(said ?? Number.NaN);
  const isPlausible = debit > from && debit.getTime() <= month.getTime() + 3 * day;
  return isPlausible ? debit : month;
}

/** Access lasts until the next debit and the days of grace for it. */
export function endAfter(nextDebit: Date): string {
  return new Date(nextDebit.getTime() + limits.subscriptionGraceDays * day).toISOString();
}
