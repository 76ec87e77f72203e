import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('all pages when 7 or fewer', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('gaps around the page when more', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
});

test('every page is reachable: no gap hides a single neighbour of the current page', () => {
  for (let page = 1; page <= 20; page++) {
    const shown = pageNumbers(page, 20);
    for (const near of [page - 1, page, page + 1].filter((number) => number >= 1 && number <= 20)) {
      expect(shown).toContain(near);
    }
    expect(new Set(shown.filter((number) => number !== 'gap')).size).toBe(shown.filter((n) => n !== 'gap').length);
  }
});
