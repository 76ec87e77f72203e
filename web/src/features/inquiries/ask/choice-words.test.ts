import { expect, test } from 'vitest';
import { choiceWords, coverageWords, farWords, nextWords } from './choice-words.ts';

test.each([
  [2, 2, 'search', 'Elegiste 2 de 2. Son todos los que encontramos.'],
  [1, 3, 'list', 'Elegiste 1 de 3. Son todos los de la lista.'],
  [3, 3, 'picked', 'Elegiste 3 de 3. Son todos los que marcaste.'],
  [1, 1, 'search', 'Elegiste 1 de 1. Es el único que encontramos.'],
  [2, 9, 'search', 'Elegiste 2. Podés sumar a otros de la lista, hasta 4 en total.'],
  [4, 9, 'search', 'Elegiste 4, el máximo. Para sumar a otro, quitá a uno.'],
] as const)('%i chosen of %i (%s): %s', (chosen, offered, of, words) => {
  expect(choiceWords(chosen, offered, of)).toBe(words);
});

test('who does not work where the work is is told by name (rule ASK-2)', () => {
  expect(farWords(['Gota a Gota'], 'Pocitos, Montevideo')).toBe(
    'Según lo que publicó, Gota a Gota no trabaja en Pocitos, Montevideo. Preguntale si va.',
  );
  expect(farWords(['Ana', 'Beto', 'Caro'], null)).toBe(
    'Según lo que publicaron, Ana, Beto y Caro no trabajan ahí. Preguntales si van.',
  );
  expect(coverageWords('Punta del Este, Maldonado', true)).toBe(
    'Trabaja en Punta del Este, Maldonado, no donde lo necesitás',
  );
  expect([coverageWords('Rivera, Rivera', false), coverageWords('Uruguay', false)]).toEqual([
    'Trabaja en Rivera',
    'Trabaja en todo Uruguay',
  ]);
});

test('what comes after the button is said before it is pressed', () => {
  expect(nextWords(3)).toMatch(
    /^Después abrís los 3 chats de WhatsApp, uno por uno, con .* Nadie recibe nada hasta que abras su chat\. Cuando lo abrís, el pedido le queda también en Tero\.$/,
  );
  expect(nextWords(1)).toMatch(/^Después abrís el chat de WhatsApp con /);
});
