import { expect, test } from 'vitest';
import { idsOf, isOfOther, isOtherSearch, soughtIn } from './asked-address.ts';

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

test('a draft of other providers or another search is told from one that goes on', () => {
  const held = { among: '3,7', searched: 'canilla' };
  expect(isOfOther(held, [3, 7], { what: 'canilla' })).toBe(false);
  expect(isOfOther(held, [], {})).toBe(false);
  expect(isOfOther(held, [3, 8], { what: 'canilla' })).toBe(true);
  expect(isOfOther(held, [3, 7], { what: 'pintar el frente' })).toBe(true);
  expect(isOfOther(held, [3, 7], {})).toBe(true);
  // some of them were picked, or others beside them
  const picked = (...ids: number[]) => isOfOther(held, ids, { what: 'canilla' }, true);
  expect([picked(7), picked(3, 7, 9), picked(3, 9)]).toEqual([false, false, true]);
  expect(isOfOther(held, [7], { what: 'pintar' }, true)).toBe(true);
  // one of before knows no search
  expect(isOfOther({ among: '3,7' }, [3, 7], { what: 'canilla' })).toBe(false);
});

test('a search for something else is told from the same one over another list', () => {
  expect(isOtherSearch({ searched: 'canilla' }, 'pintar el frente')).toBe(true);
  expect(isOtherSearch({ searched: '' }, 'pintar el frente')).toBe(true);
  expect(isOtherSearch({ searched: 'Canilla' }, 'canilla')).toBe(false);
  expect(isOtherSearch({ searched: 'canilla' }, '')).toBe(false);
  expect(isOtherSearch({}, 'pintar el frente')).toBe(false);
});
