import { expect, test } from 'vitest';
import { correctedWords } from './corrected-words.ts';

test.each([
  ['electrisista', ['electrisista'], ['electricista'], 'electricista', 'electricista'],
  [
    'Me yueve adentro, nesesito techista',
    ['yueve', 'nesesito'],
    ['llueve', 'necesito'],
    '',
    'Me llueve adentro, necesito techista',
  ],
  ['albañil en montebideo', ['montebideo'], ['Montevideo'], '', 'albañil en Montevideo'],
  ['electri cista hoy', ['electri cista'], ['electricista'], 'electricista hoy', 'electricista hoy'],
])('%s is read whole (rule SRCH-103)', (q, from, to, text, read) => {
  expect(correctedWords(q, { from, to, text })).toBe(read);
});
