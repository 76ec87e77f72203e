import { expect, test } from 'vitest';
import { aroundWords, hereWords } from './few-words.ts';

test.each([
  [1, 4, 'En Pocitos hay 1 solo proveedor. En todo Montevideo hay 4 proveedores.'],
  [0, 9, 'En Pocitos no hay nadie todavía. En todo Montevideo hay 9 proveedores.'],
])('%i here and %i around (rule ASK-25): %s', (here, around, words) => {
  const said = [hereWords(here, 'Pocitos, Montevideo'), aroundWords(around, false, 'Montevideo')];
  expect(said.join(' ')).toBe(words);
});

test('a page is counted, and that there are more', () => {
  expect(aroundWords(7, true, undefined)).toBe('En todo el país hay más de 7 proveedores.');
});
