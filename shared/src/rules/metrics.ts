import { addDays, localDay } from './time/time.ts';

/** Local days that a period looks back, today included (rule METR-2). */
export const periodDays = { week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof periodDays;

/** Returns `part` of `whole` in percent, with 1 decimal; 0 when `whole` is 0. */
export function percentage(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;
}

/** Formats a rate with 1 decimal: `12,5%` (rule METR-7). */
export function formatRate(rate: number): string {
  return `${rate.toFixed(1).replace('.', ',')}%`;
}

/** The people who saw something or acted on it, and how many of them acted (rule METR-60). */
export interface People {
  reached: number;
  acted: number;
}

/** Returns the share of people who acted, in percent with 1 decimal; 0 when nobody was reached. */
export function actedRate({ reached, acted }: People): number {
  return percentage(acted, reached);
}

/** A span of local days, both included. */
export interface DaySpan {
  first: string;
  last: string;
}

export function daysUntil(now: Date, days: number): DaySpan {
  const last = localDay(now);
  return { first: addDays(last, 1 - days), last };
}

/**
 * Returns the buckets of a chart in order: every local day of a span, or for a year the first day of every local month.
 */
export function bucketsOf({ first, last }: DaySpan, period: Period): string[] {
  const buckets = new Set<string>();
  for (let day = first; day <= last; day = addDays(day, 1)) buckets.add(bucketOf(day, period));
  return [...buckets];
}

export function bucketOf(day: string, period: Period): string {
  return period === 'year' ? `${day.slice(0, 7)}-01` : day;
}

/** Returns the pesos spent for each of `people`, with 2 decimals; null without people or without a cost. */
export function costPerContact(spent: number, people: number): number | null {
  return spent > 0 && people > 0 ? Math.round((spent / people) * 100) / 100 : null;
}
