import { expect, test } from 'vitest';
import { othersWords } from './others-words.ts';

test.each([
  [0, 0, ''],
  [1, 1, 'También le escribiste a otro proveedor.'],
  [3, 3, 'También les escribiste a otros 3 proveedores.'],
  [3, 2, 'Te falta avisarles a 2 proveedores.'],
  [3, 1, 'Te falta avisarle a 1 proveedor.'],
  [3, 0, 'Ya les avisaste a los demás proveedores.'],
  [1, 0, 'Ya le avisaste al otro proveedor.'],
])('of %i others %i are not told yet', (others, left, words) => {
  expect(othersWords(others, left)).toBe(words);
});
