import type { ServiceCard } from '@tero/shared/contract/services';
import { expect, test } from 'vitest';
import { hasMore, isFew } from './few-here.ts';

type Group = NonNullable<ServiceCard['why']>['group'];

const card = (provider_id: number, group: Group) =>
  ({ provider_id, title: 'Clases', why: { group, words: [], tier: 0 } }) as never;
const list = (totalPages: number, ...services: ServiceCard[]) => ({ totalPages, services });

test('a place has few where one provider or none is of what was asked for (rule ASK-25)', () => {
  expect(isFew(list(1), 1)).toBe(true);
  expect(isFew(list(1, card(1, 'asked'), card(1, 'asked')), 1)).toBe(true);
  expect(isFew(list(1, card(1, 'asked'), card(2, 'asked')), 1)).toBe(false);
});

test('what is near, in place or in meaning, is not counted', () => {
  expect(isFew(list(1, card(1, 'asked'), card(2, 'related'), card(3, 'near')), 1)).toBe(true);
  expect(isFew(list(3, card(1, 'asked'), card(2, 'related')), 1)).toBe(true);
  expect(hasMore(list(3, card(1, 'asked'), card(2, 'related')))).toBe(false);
});

test('a page is no list: nothing is said where there is more of it', () => {
  expect(isFew(list(2, card(1, 'asked')), 1)).toBe(false);
  expect(isFew(list(2, card(1, 'asked')), 2)).toBe(false);
  expect(hasMore(list(2, card(1, 'asked')))).toBe(true);
});
