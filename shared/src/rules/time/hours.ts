/**
 * Start and end, `HH:MM` on clocks in Uruguay. An end that is no later than the start is on the next day (rule TIME-9).
 */
export interface Hours {
  start: string;
  end: string;
}

/** All day, as it is stored and sent: clocks and forms have no 24:00. */
export const wholeDay: Readonly<Hours> = { start: '00:00', end: '23:59' };

export function isWholeDay({ start, end }: Hours): boolean {
  return start === wholeDay.start && end === wholeDay.end;
}

/** Returns the minutes since midnight at which hours begin and end; 1,440 and more are minutes of the next day. */
export function minutesOf({ start, end }: Hours): { from: number; until: number } {
  const [from, last] = [minuteOf(start), minuteOf(end)];
  const until = end === wholeDay.end ? day : last;
  return { from, until: until > from ? until : until + day };
}

/** Returns the minute of the next day until which hours run; 0 when they end on the same day. */
export function nextDayUntil(hours: Hours): number {
  return Math.max(0, minutesOf(hours).until - day);
}

/** Returns the hours of a service in words. */
export function hoursWords(hours: Hours | null): string {
  if (!hours) return 'horario a coordinar';
  if (isWholeDay(hours)) return 'todo el día';
  return `de ${hours.start} a ${hours.end}${endsNextDay(hours) ? ' del día siguiente' : ''}`;
}

/** Tells whether hours end on the day after the one on which they begin. */
export function endsNextDay({ start, end }: Hours): boolean {
  return minuteOf(end) <= minuteOf(start);
}

const day = 24 * 60;

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
