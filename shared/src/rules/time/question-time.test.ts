import { expect, test } from 'vitest';
import { questionDay } from './question-time.ts';

test('the question comes a day after the contact, by day in Montevideo (rule ASK-10)', () => {
  // noon of the 10th, 23:30 of the 10th, 20:59 and 21:00 of the 10th, 3:00 of the 11th
  expect(questionDay('2026-03-10T15:00:00.000Z')).toBe('2026-03-11');
  expect(questionDay('2026-03-11T02:30:00.000Z')).toBe('2026-03-12');
  expect(questionDay('2026-03-10T23:59:59.999Z')).toBe('2026-03-11');
  expect(questionDay('2026-03-11T00:00:00.000Z')).toBe('2026-03-12');
  expect(questionDay('2026-03-11T06:00:00.000Z')).toBe('2026-03-12');
});
