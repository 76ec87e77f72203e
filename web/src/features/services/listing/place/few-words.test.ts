import { expect, test } from 'vitest';
import { aroundWords, askWords, hereWords } from './few-words.ts';

test.each([
  [1, 4, 'En Pocitos hay 1 solo proveedor. En todo Montevideo hay 4 proveedores. Pedirles a los 4'],
  [0, 9, 'En Pocitos no hay nadie todavía. En todo Montevideo hay 9 proveedores. Pedirles a 4 de ellos'],
])('%i here and %i around (rule ASK-25): %s', (here, around, words) => {
  const said = [hereWords(here, 'Pocitos, Montevideo'), aroundWords(around, false, 'Montevideo')];
  expect([...said, askWords(around, false)].join(' ')).toBe(words);
});

test('a page is counted, and that there are more', () => {
  expect(aroundWords(7, true, undefined)).toBe('En todo el país hay más de 7 proveedores.');
  expect(askWords(3, true)).toBe('Pedirles a 4 de ellos');
});
