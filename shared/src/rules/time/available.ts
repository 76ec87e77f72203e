import { localClock } from './time.ts';

/**
 * When a service is offered: its days as a mask (`daysMask`), and from when until when; without hours they are agreed.
 */
export interface Schedule {
  days: number;
  /** `HH:MM` on clocks in Uruguay */
  start?: string | undefined;
  end?: string | undefined;
}

export type Availability = 'now' | 'today';

const wholeDay = 24 * 60;

/**
 * Tells whether a service is available at an instant: 'now' within its hours, also those that end after midnight;
 * 'today' before they begin, or the whole day where there are none; null otherwise (rule TIME-8).
 */
export function availabilityAt({ days, start, end }: Schedule, at: Date): Availability | null {
  const clock = localClock(at);
  const day = (clock.getUTCDay() + 6) % 7;
  const serves = (which: number) => (days & (1 << which)) !== 0;
  if (!start || !end) return serves(day) ? 'today' : null;
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const from = minutesOf(start);
  // forms take no 24:00
  const until = end === '23:59' ? wholeDay : minutesOf(end);
  const isOvernight = until <= from;
  if (isOvernight && now < until && serves((day + 6) % 7)) return 'now';
  if (!serves(day)) return null;
  if (now < from) return 'today';
  return isOvernight || now < until ? 'now' : null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
