import { describe, expect, it } from 'vitest';
import { type Availability, availabilityAt, isOfferedToday } from './available.ts';
import { endsNextDay, type Hours, hoursWords, isWholeDay, nextDayUntil, wholeDay } from './hours.ts';
import { daysMask, weekdays } from './schedule.ts';

const hoursOf = (text: string): Hours => {
  const [start = '', end = ''] = text.split('–');
  return { start, end };
};

describe('what hours say (rule TIME-9)', () => {
  it.each<[string, string, boolean, number]>([
    ['09:00–18:00', 'de 09:00 a 18:00', false, 0],
    ['20:00–06:00', 'de 20:00 a 06:00 del día siguiente', true, 360],
    ['22:30–04:45', 'de 22:30 a 04:45 del día siguiente', true, 285],
    ['23:59–00:01', 'de 23:59 a 00:01 del día siguiente', true, 1],
    ['18:00–00:00', 'de 18:00 a 00:00 del día siguiente', true, 0],
    ['06:00–05:59', 'de 06:00 a 05:59 del día siguiente', true, 359],
    ['08:00–08:00', 'de 08:00 a 08:00 del día siguiente', true, 480],
    ['00:00–23:59', 'todo el día', false, 0],
    ['00:01–23:59', 'de 00:01 a 23:59', false, 0],
    ['00:00–06:00', 'de 00:00 a 06:00', false, 0],
  ])('%s: %s', (text, words, isNext, until) => {
    const hours = hoursOf(text);
    expect([hoursWords(hours), endsNextDay(hours), nextDayUntil(hours)]).toEqual([words, isNext, until]);
    expect(isWholeDay(hours)).toBe(words === 'todo el día');
  });

  it('without hours they are agreed', () => expect(hoursWords(null)).toBe('horario a coordinar'));
});

/** Instants in Montevideo; 27 November 2026 is a Friday, the 29th a Sunday. */
describe('over midnight and all day (rules TIME-8 and TIME-9)', () => {
  it.each<[string, string, string, Availability | null, boolean]>([
    ['viernes', '20:00–06:00', '2026-11-27T05:59:59', 'today', true],
    ['viernes', '20:00–06:00', '2026-11-27T19:59:59', 'today', true],
    ['viernes', '20:00–06:00', '2026-11-27T20:00:00', 'now', true],
    ['viernes', '20:00–06:00', '2026-11-28T00:00:00', 'now', true],
    ['viernes', '20:00–06:00', '2026-11-28T03:00:00', 'now', true],
    ['viernes', '20:00–06:00', '2026-11-28T05:59:59', 'now', true],
    ['viernes', '20:00–06:00', '2026-11-28T06:00:00', null, false],
    ['viernes', '20:00–06:00', '2026-11-28T21:00:00', null, false],
    ['domingo', '22:00–05:30', '2026-11-30T05:29:59', 'now', true],
    ['domingo', '22:00–05:30', '2026-11-30T05:30:00', null, false],
    ['domingo', '22:00–05:30', '2026-11-29T04:00:00', 'today', true],
    ['lunes,domingo', '22:00–05:30', '2026-11-30T05:30:00', 'today', true],
    ['viernes', '18:00–00:00', '2026-11-27T23:59:59', 'now', true],
    ['viernes', '18:00–00:00', '2026-11-28T00:00:00', null, false],
    ['viernes', '00:00–23:59', '2026-11-27T00:00:00', 'now', true],
    ['viernes', '00:00–23:59', '2026-11-27T23:59:59', 'now', true],
    ['viernes', '00:00–23:59', '2026-11-28T00:00:00', null, false],
    ['sabado', '09:00–18:00', '2026-11-28T21:00:00', null, true],
  ])('%s %s at %s: %s', (days, text, local, said, isToday) => {
    const schedule = { days: daysMask(days.split(',')), ...hoursOf(text) };
    const at = new Date(`${local}-03:00`);
    expect([availabilityAt(schedule, at), isOfferedToday(schedule, at)]).toEqual([said, isToday]);
  });

  it('all day on every day is now at every hour of the week', () => {
    const always = { days: daysMask(weekdays), ...wholeDay };
    const hours = Array.from({ length: 7 * 24 }, (_, at) => new Date(Date.UTC(2026, 10, 23, at, 59, 59)));
    expect(hours.filter((at) => availabilityAt(always, at) !== 'now')).toEqual([]);
  });
});
