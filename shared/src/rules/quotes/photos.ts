import { limits } from '../../limits.ts';
import { day } from '../time/durations.ts';

/** Tells whether photos can be added to a work, from the instant on at which it was said to be done (rule QUOTE-58). */
export function takesPhotos(doneAt: string, now: Date): boolean {
  return now.getTime() < new Date(doneAt).getTime() + limits.quotePhotoDays * day;
}
