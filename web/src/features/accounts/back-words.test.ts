import { expect, test } from 'vitest';
import { backWords } from './back-words.ts';

test.each([
  ['/presupuesto/abc', 'Después volvés al presupuesto.'],
  ['/provider/create-quote?pedido=abc', 'Después seguís con el presupuesto.'],
  ['/pedido/abc', 'Después volvés al pedido.'],
  ['/mis-pedidos/7', 'Después volvés a tus pedidos.'],
  ['/servicios/7/review', 'Después volvés a la reseña.'],
  ['/servicios/7?x=1', 'Después volvés al servicio.'],
  ['/servicios?q=luz', 'Después volvés a tu búsqueda.'],
  ['/favoritos', 'Después volvés a donde estabas.'],
])('after signing in for %s it is said where one comes back to (rule NAV-41)', (next, words) => {
  expect(backWords(next)).toBe(words);
});
