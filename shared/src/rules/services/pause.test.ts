import { expect, test } from 'vitest';
import { backWords, firstDayFault, isPaused, isPlanned, longestPause, returnFault, spanWords } from './pause.ts';

const pause = { until: '2027-01-10', note: null };

test('a pause holds until midnight in Montevideo, and a copy of it no longer', () => {
  expect(isPaused(pause, new Date('2027-01-10T02:59:59.999Z'))).toBe(true);
  expect(isPaused(pause, new Date('2027-01-10T03:00:00.000Z'))).toBe(false);
  expect(isPaused(undefined, new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
  expect(backWords(pause)).toBe('Vuelve el 10 de enero');
});

test('a return is tomorrow at the earliest, and six months of the calendar ahead at the latest', () => {
  const late = new Date('2026-09-01T02:30:00.000Z');
  expect(longestPause(late)).toBe('2027-02-28');
  expect(
    ['2026-08-31', '2026-09-01', '2027-02-28', '2027-03-01'].map((day) => returnFault(day, late) === null),
  ).toEqual([false, true, true, false]);
});

test('a planned pause holds from the first midnight on, and is no plan from then on', () => {
  const planned = { from: '2027-01-10', until: '2027-01-25', note: null };
  const at = (time: string) => [isPlanned(planned, new Date(time)), isPaused(planned, new Date(time))];
  expect(at('2027-01-10T02:59:59.999Z')).toEqual([true, false]);
  expect(at('2027-01-10T03:00:00.000Z')).toEqual([false, true]);
  expect(at('2027-01-25T03:00:00.000Z')).toEqual([false, false]);
  expect(isPlanned(pause, new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
});

test('the days away are named by the first and the last one', () => {
  const words = (from: string, until: string) => spanWords({ from, until });
  expect(words('2027-01-10', '2027-01-25')).toBe('Del 10 al 24 de enero');
  expect(words('2027-01-28', '2027-02-04')).toBe('Del 28 de enero al 3 de febrero');
  expect(words('2026-12-28', '2027-01-01')).toBe('Del 28 al 31 de diciembre');
  expect(words('2027-01-10', '2027-01-11')).toBe('El 10 de enero');
});

test('a first day is today at the earliest and six months ahead at the latest, and six months count from it', () => {
  const now = new Date('2026-04-02T02:30:00.000Z');
  const first = ['2026-03-31', '2026-04-01', '2026-10-01', '2026-10-02'];
  expect(first.map((day) => firstDayFault(day, now) === null)).toEqual([false, true, true, false]);
  const back = ['2026-09-30', '2026-10-01', '2027-03-30', '2027-03-31'];
  expect(back.map((day) => returnFault(day, now, '2026-09-30') === null)).toEqual([false, true, true, false]);
  // a first day that has come counts as today
  expect([returnFault('2026-10-01', now, '2026-01-01'), returnFault('2026-10-02', now, '2026-01-01')]).toEqual([
    null,
    expect.stringContaining('6 meses'),
  ]);
});
