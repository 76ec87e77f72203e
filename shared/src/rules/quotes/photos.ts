import { limits } from '../../limits.ts';
import { day } from '../time/durations.ts';

/**
 * Tells whether photos can still be added to a work. The time runs from the instant at which the work was reported done
 * (rule QUOTE-58).
 */
export function takesPhotos(doneAt: string, now: Date): boolean {
  return now.getTime() < new Date(doneAt).getTime() + limits.quotePhotoDays * day;
}
