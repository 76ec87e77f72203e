import { hour } from '@tero/shared/rules/time/durations';
import { localDay, startOfDay } from '@tero/shared/rules/time/time';

/** The local hours in which people get notices about the new day. The day itself begins at midnight. */
const [opens, closes] = [9, 21];

export function isDaytime(now: Date): boolean {
  const sinceMidnight = now.getTime() - startOfDay(localDay(now)).getTime();
  return sinceMidnight >= opens * hour && sinceMidnight < closes * hour;
}
