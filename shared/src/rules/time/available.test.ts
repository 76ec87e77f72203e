import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityAt, type Schedule } from './available.ts';
import { minute } from './durations.ts';
import { daysMask, maskDays, weekdayOf } from './schedule.ts';
import { timeZone } from './time.ts';

const schedule = (days: string[], hours?: [string, string]): Schedule => ({
  days: daysMask(days),
  ...(hours && { start: hours[0], end: hours[1] }),
});
/** Returns the availability at a local time; 25 November 2026 is a Wednesday. */
const at = (of: Schedule, local: string) => availabilityAt(of, new Date(`${local}-03:00`));

describe('whether a service is available (rule TIME-8)', () => {
  const office = schedule(['lunes', 'miercoles'], ['09:00', '18:00']);
  it.each([
    ['2026-11-25T00:00:00', 'today'],
    ['2026-11-25T08:59:59', 'today'],
    ['2026-11-25T09:00:00', 'now'],
    ['2026-11-25T17:59:59', 'now'],
    ['2026-11-25T18:00:00', null],
    ['2026-11-25T23:59:59', null],
    ['2026-11-26T10:00:00', null],
    ['2026-11-29T23:59:59', null],
    ['2026-11-30T00:00:00', 'today'],
  ])('in office hours at %s: %s', (local, said) => expect(at(office, local)).toBe(said));

  it('is of the day in Montevideo, where it is still yesterday at half past midnight in UTC', () => {
    const wednesdays = schedule(['miercoles']);
    expect(availabilityAt(wednesdays, new Date('2026-11-26T00:30:00Z'))).toBe('today');
    expect(availabilityAt(wednesdays, new Date('2026-11-26T02:59:59Z'))).toBe('today');
    expect(availabilityAt(wednesdays, new Date('2026-11-26T03:00:00Z'))).toBeNull();
    expect(availabilityAt(wednesdays, new Date('2026-11-25T02:59:59Z'))).toBeNull();
  });

  it('is never now without hours, and nothing without days', () => {
    expect(at(schedule(['domingo']), '2026-11-29T12:00:00')).toBe('today');
    expect(at(schedule(['domingo']), '2026-11-30T00:00:00')).toBeNull();
    expect(at({ days: daysMask(['domingo']), start: '09:00' }, '2026-11-29T10:00:00')).toBe('today');
    expect(at(schedule([], ['00:00', '23:59']), '2026-11-29T12:00:00')).toBeNull();
  });

  const night = schedule(['sabado', 'domingo'], ['22:00', '04:30']);
  it.each([
    ['2026-11-28T03:00:00', 'today'],
    ['2026-11-28T21:59:59', 'today'],
    ['2026-11-28T22:00:00', 'now'],
    ['2026-11-29T00:00:00', 'now'],
    ['2026-11-29T04:29:59', 'now'],
    ['2026-11-29T04:30:00', 'today'],
    ['2026-11-30T00:30:00', 'now'],
    ['2026-11-30T04:30:00', null],
    ['2026-11-30T22:30:00', null],
  ])('past midnight, from Sunday into Monday too, at %s: %s', (local, said) => expect(at(night, local)).toBe(said));

  it('counts the last minute of a day as its end, and hours that begin where they end as a whole day', () => {
    const friday = schedule(['viernes'], ['00:00', '23:59']);
    expect(at(friday, '2026-11-27T23:59:59')).toBe('now');
    expect(at(friday, '2026-11-28T00:00:00')).toBeNull();
    const untilMidnight = schedule(['viernes'], ['18:00', '00:00']);
    expect(at(untilMidnight, '2026-11-27T23:59:59')).toBe('now');
    expect(at(untilMidnight, '2026-11-28T00:00:00')).toBeNull();
    const around = schedule(['viernes'], ['08:00', '08:00']);
    expect(at(around, '2026-11-28T07:59:00')).toBe('now');
    expect(at(around, '2026-11-28T08:00:00')).toBeNull();
  });

  it('is what a walk through the minutes of the zone by its name finds', () => {
    const clock = new Intl.DateTimeFormat('es-UY', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 2 });
    const two = (of: number) => `${of}`.padStart(2, '0');
    const written = (of: number) => `${two(Math.trunc(of / 60))}:${two(of % 60)}`;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 127 }),
        minutes,
        minutes,
        fc.integer({ min: 0, max: 20_160 }),
        (...given) => {
          const [days, from, until, after] = given;
          const now = new Date(Date.UTC(2026, 10, 23, 3) + after * minute);
          const begun = { day: weekdayOf(now), minutes: after % (24 * 60) };
          expect(clock.format(now)).toBe(written(begun.minutes));
          // back to the last minute at which it may have begun, at most a day
          const length = (until - from + 24 * 60) % (24 * 60) || 24 * 60;
          const isNow = Array.from({ length }, (_, back) => new Date(now.getTime() - back * minute)).some(
            (start) => clock.format(start) === written(from) && maskDays(days).includes(weekdayOf(start)),
          );
          const said = availabilityAt({ days, start: written(from), end: written(until) }, now);
          expect(said === 'now').toBe(isNow);
          const isLater = maskDays(days).includes(begun.day) && begun.minutes < from;
          expect(said).toBe(isNow ? 'now' : isLater ? 'today' : null);
        },
      ),
      { numRuns: 60 },
    );
  });
});
