import { day, minute } from '@tero/shared/rules/time/durations';
import type { Instant } from '../db/schema/database.ts';

/** Returns the instant of that many days (and minutes) before now. */
export function daysBefore(now: Date, days: number, minutes = 0): Instant {
  return new Date(now.getTime() - days * day - minutes * minute).toISOString();
}

export function daysAfter(now: Date, days: number): Instant {
  return daysBefore(now, -days);
}
