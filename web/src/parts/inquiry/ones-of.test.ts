import { expect, test } from 'vitest';
import { onesOf } from './ones-of.ts';

const found = (id: number, provider_id: number, tier: number) => ({ id, provider_id, why: { tier } });

test('of each provider the service that fits best is offered, also from a list by price (rule ASK-2)', () => {
  const byPrice = [found(7, 64, 4), found(3, 62, 3), found(8, 64, 2), found(1, 62, 3), found(5, 63, 4)];
  expect(onesOf(byPrice).map(({ id }) => id)).toEqual([8, 3, 5]);
});

test('of a list without a search the first of each provider is offered', () => {
  const listed = [1, 2, 1].map((provider_id, id) => ({ id, provider_id }));
  expect(onesOf(listed).map(({ id }) => id)).toEqual([0, 1]);
});
