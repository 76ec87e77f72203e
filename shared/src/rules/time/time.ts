import { once } from '../../once.ts';
import { minute } from './durations.ts';

/** The zone of every date that a person sees, by name: the offset has changed before (rule TIME-1). */
export const timeZone = 'America/Montevideo';

const localParts = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'long',
    }),
);

/** The local calendar day of an instant, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  const part = (type: string) =>
    localParts()
      .formatToParts(at)
      .find((p) => p.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * Adds (or takes) calendar months as a calendar in Uruguay does, with the day clamped: 31 August − 6 months = 28/29
 * February (rule TIME-2).
 */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + offsetAt(at));
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - offsetAt(local));
}

/** Adds days, or subtracts negative ones, to a calendar day, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(day);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The instant at which a local calendar day begins. */
export function startOfDay(day: string): Date {
  const at = new Date(day);
  return new Date(at.getTime() - offsetAt(at));
}

const localOffset = once(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

/** How far local clocks are ahead of UTC, in milliseconds. */
function offsetAt(at: Date): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(localOffset().format(at)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
}

/** Returns the instant since which reviews are current; older ones are historical (rule TIME-6). */
export function currentReviewsSince(now: Date): Date {
  return addMonths(now, -6);
}

const dayOfYear = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const styles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: dayOfYear,
  withTime: { ...dayOfYear, hour: '2-digit', minute: '2-digit', hour12: false },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Made when they are first used, and once: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `21 de noviembre de 2026`. Accepts an instant or a date-only text, which stays that date. */
export function longDate(iso: string): string {
  return format(iso, 'long');
}

/** `21/11/2026`. */
export function shortDate(iso: string): string {
  return format(iso, 'short');
}

/** `21/11/2026, 15:04`, as clocks in Uruguay show it. */
export function dateAndTime(iso: string): string {
  return format(iso, 'withTime');
}

/** `noviembre de 2026`. */
export function monthAndYear(iso: string): string {
  return format(iso, 'month');
}

const clock = once(
  () =>
    new Intl.DateTimeFormat('es-UY', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
);

/** `21 de noviembre a las 14:05`. */
export function dayAndTime(at: Date): string {
  return clock().format(at);
}

function format(iso: string, style: keyof typeof styles): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const zone = dateOnly ? 'UTC' : timeZone;
  const made = formats.get(style + zone) ?? new Intl.DateTimeFormat('es-UY', { ...styles[style], timeZone: zone });
  formats.set(style + zone, made);
  return made.format(new Date(iso));
}
