import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import type { Trx } from '../../../db/schema/database.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { isOpen, listOf, type SubscriptionRow, setEntitledUntil } from './repository.ts';

/** The end of a subscription's access; null: it gave none. A pause ends it at once. */
function accessEnd({ status, end_date, suspended_at }: SubscriptionRow): string | null {
  if (status === 'pending') return null;
  return status === 'suspended' ? suspended_at : end_date;
}

/**
 * Updates a provider's entitlement and its listed services from its subscriptions. To be called in every transaction
 * that changes one of them.
 */
export async function refreshEntitlement(trx: Trx, providerId: number, now: Date): Promise<void> {
  const ends = (await listOf(trx, providerId)).map(accessEnd).filter((end) => end !== null);
  await setEntitledUntil(trx, providerId, ends.sort().at(-1) ?? null);
  await refreshListed(trx, { providerId }, now);
}

/** The subscription that a provider sees: the open one, else one that still gives access, else the latest. */
export function currentOf(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | undefined {
  const at = now.toISOString();
  const told = rows.filter((row) => !isAbandoned(row));
  return told.find(isOpen) ?? told.find(({ end_date }) => end_date !== null && end_date > at) ?? told[0];
}

/** Whether it is a checkout that was never paid or that MercadoPago refused: treated as if it did not exist. */
function isAbandoned({ status, start_date }: SubscriptionRow): boolean {
  return status === 'expired' && start_date === null;
}

/** The status at an instant: an active subscription past its end is expired, even before the scheduled job runs. */
export function statusAt(
  { status, end_date }: Pick<SubscriptionRow, 'status' | 'end_date'>,
  now: Date,
): SubscriptionRow['status'] {
  return status === 'active' && end_date !== null && end_date <= now.toISOString() ? 'expired' : status;
}

/** The date of the debit after `from`: MercadoPago's if plausible, else a calendar month later. */
export function debitAfter(from: Date, said: string | null): Date {
  const month = addMonths(from, 1);
  const debit = new Date(said ?? Number.NaN);
  const isPlausible = debit > from && debit.getTime() <= month.getTime() + 3 * day;
  return isPlausible ? debit : month;
}

/** The end of access: the next debit and the days of grace after it. */
export function endAfter(nextDebit: Date): string {
  return new Date(nextDebit.getTime() + limits.subscriptionGraceDays * day).toISOString();
}
