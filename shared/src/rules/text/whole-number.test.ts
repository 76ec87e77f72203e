import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test('whole numbers are grouped as Intl groups them', () => {
  const format = new Intl.NumberFormat('es-UY');
  for (const number of [0, 7, 80, 999, 1_000, 1_800, 12_500, 999_999, 1_000_000, 123_456_789, -5, -800, -1_800]) {
    expect(wholeNumber(number)).toBe(format.format(number));
  }
});
