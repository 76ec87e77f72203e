import { expect, test } from 'vitest';
import { kindIn, titleOf } from './unsubscribe-kind.ts';

test.each([
  ['12.promotionalOffers.c2lnbmF0dXJl', 'Promociones'],
  ['12.weeklyDigest.x', 'Resumen semanal'],
  ['12.algo.x', null],
  ['12.constructor.x', null],
  ['', null],
  ['promotionalOffers', null],
])('%s is for %s', (token, kind) => {
  expect(kindIn(token)).toBe(kind);
});

test.each([
  ['weeklyDigest', 'Resumen semanal'],
  ['Resumen semanal', 'Resumen semanal'],
])('%s was switched off', (category, title) => {
  expect(titleOf(category)).toBe(title);
});
