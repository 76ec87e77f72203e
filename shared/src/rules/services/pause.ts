import { limits } from '../../limits.ts';
import { addMonths, dayAndMonth, localDay } from '../time/time.ts';

/** A provider's pause: until which local day, on which it is back, and a word about it. */
export interface Pause {
  until: string;
  note: string | null;
}

/** Tells whether a pause holds at an instant. A device's cache may be older than its end (rule PAUSE-3). */
export function isPaused(pause: Pause | null | undefined, now: Date): pause is Pause {
  return pause != null && pause.until > localDay(now);
}

/** `Vuelve el 10 de enero`: a pause is so short that the year is clear. */
export function backWords({ until }: Pick<Pause, 'until'>): string {
  return `Vuelve el ${dayAndMonth(until)}`;
}

/** Returns the last day until which a pause may last, from an instant on. */
export function longestPause(now: Date): string {
  return localDay(addMonths(now, limits.pauseMonths));
}

/** Returns the fault of a return day at an instant (rule PAUSE-2); null: none. */
export function returnFault(until: string, now: Date): string | null {
  if (until <= localDay(now)) return 'Elegí una fecha a partir de mañana: ese día volvés a aparecer.';
  if (until > longestPause(now))
    return `Una pausa dura como mucho ${limits.pauseMonths} meses. Elegí una fecha anterior.`;
  return null;
}
