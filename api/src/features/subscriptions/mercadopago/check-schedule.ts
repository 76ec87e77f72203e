import { day, hour, minute } from '@tero/shared/rules/time/durations';
import type { SubscriptionRow } from '../ledger/repository.ts';

/**
 * The milliseconds for which a started checkout stays open: its first charge is promised for a month after its start.
 */
export const checkoutLife = 3 * day;

/** Returns the time of a subscription's next reconciliation, in case a webhook event was lost. */
export function nextCheck(
  row: Pick<SubscriptionRow, 'status' | 'created_at' | 'next_payment_date'>,
  now: Date,
): string {
  return new Date(now.getTime() + pauseOf(row, now)).toISOString();
}

function pauseOf({ status, created_at, next_payment_date }: Parameters<typeof nextCheck>[0], now: Date): number {
  if (status === 'pending') {
    const age = now.getTime() - Date.parse(created_at);
    return age < hour ? 5 * minute : age < day ? hour : 6 * hour;
  }
  const untilDebit = Date.parse(next_payment_date ?? '') - now.getTime();
  // due, or in the days of grace
  if (status === 'active' && untilDebit <= 0) return 3 * hour;
  // soon after the next debit, if the debit comes within a day
  return untilDebit > 0 ? Math.min(day, untilDebit + hour) : day;
}
