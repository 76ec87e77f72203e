import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';

test.each([
  [0, 'recién'],
  [59_999, 'recién'],
  [minute, 'hace 1 min'],
  [119 * minute, 'hace 1 h'],
  [3 * hour, 'hace 3 h'],
  [day, 'hace 1 día'],
  [75 * hour, 'hace 3 días'],
])('%d ms ago', (age, words) => expect(ageWords(10 ** 12 - age, 10 ** 12)).toBe(words));
