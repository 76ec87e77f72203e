import { addDays, localDay, shortDate } from '../time/time.ts';

/** How long a work has a guarantee, in words (rule QUOTE-57). */
export function guaranteeText(days: number): string {
  return `${days} ${days === 1 ? 'día' : 'días'} desde que el trabajo está hecho`;
}

/** Returns the last day of a guarantee for work that was reported done at an instant. */
export function guaranteeEnd(days: number, doneAt: string): string {
  return shortDate(addDays(localDay(new Date(doneAt)), days));
}
