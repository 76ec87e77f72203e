import { minutesOf, nextDayUntil } from './hours.ts';
import { localClock } from './time.ts';

/** The times of a service: its days as a mask (`daysMask`), start and end; without hours people agree on them. */
export interface Schedule {
  days: number;
  /** `HH:MM` on clocks in Uruguay */
  start?: string | undefined;
  end?: string | undefined;
}

export type Availability = 'now' | 'today';

/**
 * Tells whether a service is available at an instant: 'now' within its hours, also those that end after midnight;
 * 'today' before they begin, or the whole day where there are none; null otherwise (rule TIME-8).
 */
export function availabilityAt(schedule: Schedule, at: Date): Availability | null {
  const { today, minute } = momentOf(at);
  if (runsOn(schedule, at)) return 'now';
  const { days, start, end } = schedule;
  if ((days & today) === 0) return null;
  if (!start || !end) return 'today';
  const { from, until } = minutesOf({ start, end });
  if (minute < from) return 'today';
  return minute < until ? 'now' : null;
}

/** Tells whether a service passes 'Disponible hoy': it works today, or yesterday's hours still run. */
export function isOfferedToday(schedule: Schedule, at: Date): boolean {
  return (schedule.days & momentOf(at).today) !== 0 || runsOn(schedule, at);
}

/** Returns the days as masks, and the minutes since midnight, at an instant in Uruguay. */
export function momentOf(at: Date): { today: number; yesterday: number; minute: number } {
  const clock = localClock(at);
  const maskOf = (sinceMonday: number) => 1 << (sinceMonday % 7);
  const day = clock.getUTCDay();
  return {
    today: maskOf(day + 6),
    yesterday: maskOf(day + 5),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/** Tells whether hours that began yesterday still run. */
function runsOn({ days, start, end }: Schedule, at: Date): boolean {
  const { yesterday, minute } = momentOf(at);
  return Boolean(start && end && days & yesterday && minute < nextDayUntil({ start, end }));
}
