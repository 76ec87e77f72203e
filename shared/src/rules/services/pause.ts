import { limits } from '../../limits.ts';
import { addDays, addMonths, dayAndMonth, localDay, startOfDay } from '../time/time.ts';

/** A provider's pause: the local day on which the provider is back, and a note about it. */
export interface Pause {
  until: string;
  note: string | null;
  /** the local day on which a planned one begins by itself */
  from?: string;
}

export type PlannedPause = Pause & { from: string };

/**
 * Tells whether a pause holds at an instant. A device's cache may be older than its beginning or end (rule PAUSE-3).
 */
export function isPaused(pause: Pause | null | undefined, now: Date): pause is Pause {
  return pause != null && pause.until > localDay(now) && !isPlanned(pause, now);
}

/** Tells whether a pause begins on a day to come (rule PAUSE-10). */
export function isPlanned(pause: Pause | null | undefined, now: Date): pause is PlannedPause {
  return pause?.from !== undefined && pause.from > localDay(now);
}

/** Tells whether a local day, today or later, falls into a current or planned pause. */
export function isPauseDay(pause: Pause | null | undefined, day: string, today: string): pause is Pause {
  return pause != null && day >= (pause.from ?? today) && day < pause.until;
}

/** Returns `Vuelve el 10 de enero`, without the year because a pause is short. */
export function backWords({ until }: Pick<Pause, 'until'>): string {
  return `Vuelve el ${dayAndMonth(until)}`;
}

/** Returns `Del 10 al 24 de enero` for a pause whose provider is back on the 25th, and `El 10 de enero` for one day. */
export function spanWords({ from, until }: Pick<PlannedPause, 'from' | 'until'>): string {
  const last = addDays(until, -1);
  if (last === from) return `El ${dayAndMonth(from)}`;
  const isOneMonth = last.slice(0, 7) === from.slice(0, 7);
  return `Del ${isOneMonth ? Number(from.slice(8)) : dayAndMonth(from)} al ${dayAndMonth(last)}`;
}

/** Returns the last day until which a pause that begins at an instant may last, or on which a pause may begin. */
export function longestPause(now: Date): string {
  return localDay(addMonths(now, limits.pauseMonths));
}

/** Returns the fault of the first day of a pause that has not begun (rule PAUSE-2); null: none. */
export function firstDayFault(from: string, now: Date): string | null {
  if (from < localDay(now)) return 'La pausa empieza hoy o más adelante. Elegí otro día.';
  if (from > longestPause(now))
    return `Una pausa empieza como mucho dentro de ${limits.pauseMonths} meses. Elegí un día anterior.`;
  return null;
}

/** Returns the fault of a return day at an instant, of a pause that begins then or on a later day; null: none. */
export function returnFault(until: string, now: Date, from?: string | null): string | null {
  if (until <= localDay(now)) return 'Elegí una fecha a partir de mañana: ese día volvés a aparecer.';
  const isLater = from != null && from > localDay(now);
  if (isLater && until <= from) return 'Elegí una fecha posterior al primer día de la pausa.';
  if (until > longestPause(isLater ? startOfDay(from) : now))
    return `Una pausa dura como mucho ${limits.pauseMonths} meses. Elegí una fecha anterior.`;
  return null;
}
