import { expect, test } from 'vitest';
import { idsOf, soughtIn } from './asked-address.ts';

test('an address that names too many services, or one twice, offers as many as the server takes', () => {
  const many = Array.from({ length: 20 }, (_, at) => at + 1);
  expect(idsOf(many.join(','))).toEqual(many.slice(0, 12));
  expect(idsOf('3,3,nada,0,1e3,-4,7')).toEqual([3, 7]);
  for (const none of [null, undefined, '', ['3']]) expect(idsOf(none)).toEqual([]);
});

test('a pedido begins with what was searched for and where, cut to what its form takes', () => {
  expect(soughtIn(new URLSearchParams({ que: ' electricista ', donde: 'Pocitos, Montevideo' }))).toEqual({
    what: 'electricista',
    place: 'Pocitos, Montevideo',
  });
  expect(soughtIn(new URLSearchParams({ que: 'x'.repeat(900), donde: ' ' }))).toEqual({ what: 'x'.repeat(600) });
  expect(soughtIn(new URLSearchParams())).toEqual({});
});
