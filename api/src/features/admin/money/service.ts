import type { adminMoney, MoneyMonth, MoneySpan } from '@tero/shared/contract/admin/figures/money';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { toPesos } from '@tero/shared/rules/money/money';
import { addDays, addMonths, localDay, startOfDay } from '@tero/shared/rules/time/time';
import type { Deps } from '../../../deps/deps.ts';
import { chargesBefore, figuresOf, type Month } from './repository.ts';

/** The number of days ahead, today included. */
const ahead = 30;

/**
 * Returns the last months of the ledger, and the charges of agreements that are due in the next 30 days (rule ADM-95).
 */
export async function money(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  span: MoneySpan,
): Promise<Omit<ResponseOf<typeof adminMoney.months>, 'success' | 'message'>> {
  const now = clock.now();
  const today = localDay(now);
  const rows = await figuresOf(db, monthsUntil(today, span), now.toISOString());
  const until = addDays(today, ahead - 1);
  const before = startOfDay(addDays(until, 1));
  const due = await chargesBefore(db, before.toISOString());
  const charges = due.flatMap(({ amount, next_payment_date }) =>
    datesBefore(new Date(next_payment_date as string), before).map(() => amount),
  );
  const amount = toPesos(charges.reduce((sum, cents) => sum + cents, 0));
  return { months: rows.map(inPesos), expected: { until, charges: charges.length, amount } };
}

function inPesos({
  income,
  refunds,
  failed_amount,
  ...row
}: Awaited<ReturnType<typeof figuresOf>>[number]): MoneyMonth {
  return { ...row, income: toPesos(income), refunds: toPesos(refunds), failed_amount: toPesos(failed_amount) };
}

/**
 * Returns the charge dates before an instant. The span ahead may exceed a month, so an agreement may be charged twice.
 */
function datesBefore(first: Date, before: Date): Date[] {
  const dates = [first, addMonths(first, 1)];
  return dates.filter((date) => date < before);
}

/** Returns the local months that end with the one of `today`. */
function monthsUntil(today: string, span: number): Month[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const nameOf = (back: number) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    return at.toISOString().slice(0, 7);
  };
  const startOf = (back: number) => startOfDay(`${nameOf(back)}-01`).toISOString();
  return Array.from({ length: span }, (_, back) => ({
    month: nameOf(back),
    from: startOf(back),
    before: startOf(back - 1),
  }));
}
