import { limits } from '../limits.ts';
import { day as dayLength } from './time/durations.ts';
import { addDays, localDay } from './time/time.ts';

/** Local days that a period looks back, today included (rule METR-2). */
export const periodDays = { week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof periodDays;

/** `part` of `whole` in %, with 1 decimal; 0 when `whole` is 0. */
export function percentage(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;
}

/** Formats a rate with 1 decimal: `12,5%` (rule METR-7). */
export function formatRate(rate: number): string {
  return `${rate.toFixed(1).replace('.', ',')}%`;
}

/** Returns likes and shares for each hundred views, with 1 decimal; 0 without views (rule POST-16). */
export function engagementRate(counts: { likes: number; shares: number; views: number }): number {
  return percentage(counts.likes + counts.shares, counts.views);
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
 * Returns every local day of a span, or for a year the first day of every local month: the buckets of a chart, in
 * order.
 */
export function bucketsOf({ first, last }: DaySpan, period: Period): string[] {
  const buckets = new Set<string>();
  for (let day = first; day <= last; day = addDays(day, 1)) buckets.add(bucketOf(day, period));
  return [...buckets];
}

export function bucketOf(day: string, period: Period): string {
  return period === 'year' ? `${day.slice(0, 7)}-01` : day;
}

/**
 * The cost of the subscription in pesos with 2 decimals, for the days of a span on which a provider was entitled, in
 * total and per contact (null without contacts). `entitledUntil` null: it never was. The price is for 30 days.
 */
export function subscriptionCost(
  span: DaySpan,
  provider: { createdAt: string; entitledUntil: string | null },
  contacts: number,
): { spent: number; contacts: number; perContact: number | null } {
  const spent = round2((limits.subscriptionPrice * entitledDays(span, provider)) / 30);
  return { spent, contacts, perContact: contacts > 0 ? round2(spent / contacts) : null };
}

function entitledDays(
  span: DaySpan,
  { createdAt, entitledUntil }: { createdAt: string; entitledUntil: string | null },
) {
  if (entitledUntil === null) return 0;
  const first = later(span.first, localDay(new Date(createdAt)));
  const last = earlier(span.last, localDay(new Date(entitledUntil)));
  return first > last ? 0 : Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1;
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
const round2 = (value: number) => Math.round(value * 100) / 100;
