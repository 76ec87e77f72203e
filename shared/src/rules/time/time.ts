import { once } from '../../once.ts';
import { hour, minute } from './durations.ts';

/** The zone of every date that a person sees, by name: the offset has changed before (rule TIME-1). */
export const timeZone = 'America/Montevideo';

/**
 * The offset of the zone and since when it has not changed. Looking the zone up by name costs a phone a tenth of a
 * second; time.test.ts compares both.
 */
const steady = { since: Date.UTC(2015, 2, 8, 4), offset: -3 * hour };

/** Returns the local calendar day of an instant, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  return localClock(at).toISOString().slice(0, 10);
}

/** Returns the time on Uruguayan clocks at an instant, as the UTC fields of a date. */
export function localClock(at: Date): Date {
  return new Date(at.getTime() + offsetAt(at));
}

/**
 * Adds (or takes) calendar months as a calendar in Uruguay does, with the day clamped: 31 August − 6 months = 28/29
 * February (rule TIME-2).
 */
export function addMonths(at: Date, months: number): Date {
  const local = localClock(at);
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

/** Returns the instant at which a local calendar day begins. */
export function startOfDay(day: string): Date {
  const at = new Date(day);
  return new Date(at.getTime() - offsetAt(at));
}

const localOffset = once(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

/** Returns how far local clocks are ahead of UTC, in milliseconds. */
function offsetAt(at: Date): number {
  if (at.getTime() >= steady.since) return steady.offset;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(localOffset().format(at)) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
}

/** Returns the instant since which reviews are current; older ones are historical (rule TIME-6). */
export function currentReviewsSince(now: Date): Date {
  return addMonths(now, -6);
}

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** Returns `21 de noviembre de 2026` for an instant or a date-only text, which stays that date. */
export function longDate(iso: string): string {
  const { year, month, day } = fieldsOf(iso);
  return `${Number(day)} de ${months[month - 1]} de ${year}`;
}

/** `21 de noviembre`, of a calendar day. */
export function dayAndMonth(iso: string): string {
  const { month, day } = fieldsOf(iso);
  return `${Number(day)} de ${months[month - 1]}`;
}

/** `21/11/2026`. */
export function shortDate(iso: string): string {
  const { year, month, day } = fieldsOf(iso);
  return `${day}/${String(month).padStart(2, '0')}/${year}`;
}

/** `21/11/2026, 15:04`, as clocks in Uruguay show it. */
export function dateAndTime(iso: string): string {
  return `${shortDate(iso)}, ${fieldsOf(iso).time}`;
}

/** The same within a sentence: `21/11/2026 a las 15:04`. */
export function dayAtTime(iso: string): string {
  return `${shortDate(iso)} a las ${fieldsOf(iso).time}`;
}

/** `noviembre de 2026`. */
export function monthAndYear(iso: string): string {
  const { year, month } = fieldsOf(iso);
  return `${months[month - 1]} de ${year}`;
}

/** `21 de noviembre a las 14:05`. */
export function dayAndTime(at: Date): string {
  const { month, day, time } = fieldsOf(at.toISOString());
  return `${Number(day)} de ${months[month - 1]} a las ${time}`;
}

/** Returns the local date fields of an instant. Avoids Intl formatters, which take tens of milliseconds to make. */
function fieldsOf(iso: string) {
  const at = new Date(iso);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const local = (isDay ? at : localClock(at)).toISOString();
  return {
    year: local.slice(0, 4),
    month: Number(local.slice(5, 7)),
    day: local.slice(8, 10),
    time: local.slice(11, 16),
  };
}
