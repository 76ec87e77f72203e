import { expect, test } from 'vitest';
import { choiceWords } from './choice-words.ts';

test.each([
  [2, 2, true, '2 de 2. Son los 2 que encontramos para esto.'],
  [1, 3, false, '1 de 3. Son los 3 de esa lista.'],
  [1, 1, true, '1 de 1. Es el único que encontramos para esto.'],
  [2, 9, true, '2 de hasta 4. Podés sumar a otros de la lista.'],
  [4, 9, true, '4 de hasta 4. Para sumar a otro, sacá a uno.'],
])('%i chosen of %i (search: %s): %s', (chosen, offered, isSearch, words) => {
  expect(choiceWords(chosen, offered, isSearch)).toBe(words);
});
