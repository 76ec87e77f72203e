import { type EntryKind, entryLimits, type QuoteEntry } from '../../contract/quotes-entry.ts';
import { formatPesos } from '../money/money.ts';
import { day, hour } from '../time/durations.ts';

type Entry = Pick<QuoteEntry, 'kind' | 'state' | 'amount'>;

interface Standing {
  /** when the work was said to be done */
  done?: { at: string } | null | undefined;
  is_visit?: boolean | undefined;
}

export interface QuoteLedger {
  /** what the accepted extras add */
  extras: number;
  /** of the quote, with them */
  total: number;
  paid: number;
  /** below 0: more was paid than was agreed */
  left: number;
}

/** Adds the libreta of a quote up: an extra counts once it was accepted, a payment from when it is noted (rule QUOTE-55). */
export function quoteLedger(quoted: number, entries: readonly Entry[]): QuoteLedger {
  const sum = (state: QuoteEntry['state']) =>
    entries.reduce((total, entry) => (entry.state === state ? total + entry.amount : total), 0);
  const [extras, paid] = [sum('accepted'), sum('noted')];
  const total = quoted + extras;
  return { extras, total, paid, left: total - paid };
}

/**
 * Returns the kinds of entries that may still be added: once the work is done, only payments, and only for some time. A
 * visit takes payments alone, because the work has a quote of its own (rule QUOTE-60).
 */
export function openEntryKinds({ done, is_visit }: Standing, now: Date): readonly EntryKind[] {
  if (!done) return is_visit ? ['payment'] : ['extra', 'payment'];
  return now.getTime() < new Date(done.at).getTime() + entryLimits.openDays * day ? ['payment'] : [];
}

/** Tells whether the provider may take an entry back: an extra that nobody accepted, or a payment within its hours. */
export function mayTakeBack({ state, created_at }: Pick<QuoteEntry, 'state' | 'created_at'>, now: Date): boolean {
  if (state === 'noted') return now.getTime() < new Date(created_at).getTime() + entryLimits.paymentHours * hour;
  return state === 'proposed';
}

/** Returns a provider's message about an extra that waits for its client. */
export function extraText({ text, amount }: Pick<QuoteEntry, 'text' | 'amount'>, to: string, url: string): string {
  return `Hola ${to}, te paso un adicional en Tero: ${text}, ${formatPesos(amount)}. Lo aceptás acá:\n${url}`;
}
