import { day, hour } from './durations.ts';
import { addDays, localDay, startOfDay } from './time.ts';

/** Hours of the day in Montevideo between which people are asked whether a provider responded (rule ASK-10). */
export const questionHours = { opens: 9, closes: 21 };

/** Tells whether people may be asked now. */
export function isQuestionTime(now: Date): boolean {
  const sinceMidnight = now.getTime() - startOfDay(localDay(now)).getTime();
  return sinceMidnight >= questionHours.opens * hour && sinceMidnight < questionHours.closes * hour;
}

/** Returns the local day on which a person is asked about a contact: a day after it, or on the next morning. */
export function questionDay(contacted_at: string): string {
  const due = new Date(Date.parse(contacted_at) + day);
  const on = localDay(due);
  const isLate = due.getTime() - startOfDay(on).getTime() >= questionHours.closes * hour;
  return isLate ? addDays(on, 1) : on;
}
