import { expect, test } from 'vitest';
import { logValue } from '../log/words.ts';
import { dateText } from './date-text.ts';

test('days and instants are told in Uruguay’s time; texts that only look like one stay as they are', () => {
  expect(dateText('2026-03-10')).toBe('10/03/2026');
  expect(dateText('2026-03-10T02:30:00.000Z')).toBe('09/03/2026, 23:30');
  for (const text of ['2026-99-99', '2026-99-99T99:99:99Z', '2026-99-99Tarde', 'Pintura']) {
    expect(dateText(text)).toBeNull();
    expect(logValue('title', text)).toBe(text);
  }
});
