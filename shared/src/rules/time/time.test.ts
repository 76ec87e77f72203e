import { expect, test } from 'vitest';
import { day, hour } from './durations.ts';
import { maskDays, weekdayOf } from './schedule.ts';
import { dateAndTime, dayAndTime, localClock, localDay, longDate, monthAndYear, shortDate, timeZone } from './time.ts';

/** An instant in each few days, at every hour of the day in turn, and the ends of the offsets of before 2015. */
const instants = [
  ...Array.from({ length: 6_000 }, (_, at) => Date.UTC(1998, 0, 1) + at * (5 * day + 7 * hour)),
  Date.UTC(2014, 9, 5, 4, 59),
  Date.UTC(2014, 9, 5, 5),
  Date.UTC(2015, 2, 8, 3, 59),
  Date.UTC(2015, 2, 8, 4),
].map((at) => new Date(at));

const intl = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
  new Intl.DateTimeFormat('es-UY', { ...options, timeZone: zone });
const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

test('dates are those of the zone by its name, and the words those of Uruguay (rule TIME-1)', () => {
  const long = intl({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = intl(numbers);
  const withTime = intl({ ...numbers, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const month = intl({ month: 'long', year: 'numeric' });
  const clock = intl({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (const at of instants) {
    const iso = at.toISOString();
    expect([longDate(iso), shortDate(iso), dateAndTime(iso), monthAndYear(iso), dayAndTime(at)]).toEqual(
      [long, short, withTime, month, clock].map((format) => format.format(at)),
    );
    expect(localDay(at)).toBe(short.format(at).split('/').reverse().join('-'));
  }
});

test('the weekday is that of Uruguay', () => {
  const weekday = intl({ weekday: 'long' });
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const at of instants) expect(weekdayOf(at)).toBe(plain(weekday.format(at)));
  expect(weekdayOf(new Date('2026-11-23T02:59:00Z'))).toBe(maskDays(0b1000000)[0]);
});

test('a date without an hour stays that date (rule TIME-3)', () => {
  expect(longDate('2026-09-01')).toBe('1 de setiembre de 2026');
  expect(shortDate('2026-09-01')).toBe('01/09/2026');
});

test('clocks show three hours less than UTC', () => {
  expect(localClock(new Date('2026-11-23T02:30:00Z')).toISOString()).toBe('2026-11-22T23:30:00.000Z');
});
