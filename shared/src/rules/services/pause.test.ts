import { expect, test } from 'vitest';
import { backWords, isPaused, longestPause, returnFault } from './pause.ts';

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
