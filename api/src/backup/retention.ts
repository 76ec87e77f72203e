import { hour } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';

const hours = 24;
const days = 14;
const weeks = 8;

/**
 * Returns the backups to keep, by Montevideo's calendar: all of the past 60 minutes, then the last one of each of 24
 * hours, 14 days and 8 weeks. The newest one always stays. So deleted data is gone from all backups after 8 weeks.
 */
export function keptSets<T extends { at: Date }>(sets: readonly T[], now: Date): T[] {
  const byTime = sets.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const today = localDay(now);
  const firstHour = hourOf(now) - hours + 1;
  const firstDay = addDays(today, 1 - days);
  const firstWeek = addDays(mondayOf(today), 7 * (1 - weeks));
  // a later backup replaces the earlier one of its hour, day or week
  const places = new Map<string, T>();
  for (const set of byTime) {
    const day = localDay(set.at);
    if (hourOf(set.at) >= firstHour) places.set(`hour ${hourOf(set.at)}`, set);
    if (day >= firstDay) places.set(`day ${day}`, set);
    if (mondayOf(day) >= firstWeek) places.set(`week ${mondayOf(day)}`, set);
    places.set('newest', set);
  }
  const kept = new Set(places.values());
  return byTime.filter((set) => kept.has(set) || now.getTime() - set.at.getTime() < hour);
}

const hourOf = (at: Date) => Math.floor(at.getTime() / hour);

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
