// @module-tag postgres
import type { ServiceCard } from '@tero/shared/contract/services';
import type { UsualPrice } from '@tero/shared/contract/usual-prices';
import { day, hour } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { markedCategories } from './marks.ts';
import { makeUsualPrices } from './nightly.ts';

const h = await startHarness();
const night = async () => {
  h.clock.advance(day);
  await makeUsualPrices(h.deps);
};
const told = async (category: string, area: string) => {
  const path = `/api/categories/${category}/usual-prices?area=${encodeURIComponent(area)}`;
  return (await h.call<{ prices: UsualPrice[] }>('GET', path)).body.prices;
};
const providers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createProvider(h, { entitled: true })));

describe('what is told by department', () => {
  it('is the middle half of five providers or more, by way of paying, from the night on', async () => {
    const [one, ...others] = await providers(5);
    for (const [at, owner] of others.entries()) {
      await createService(h, owner, { coverage_area: 'Pocitos, Montevideo', price: 1000 + 100 * at });
    }
    await night();
    expect(await told('electricidad', 'Montevideo')).toEqual([]);
    await createService(h, one as Person, { coverage_area: 'Montevideo', price: [1000, 4000] });
    expect(await told('electricidad', 'Montevideo')).toEqual([]);
    await night();
    const usual = { payment_type: 'por_trabajo', low: 1100, middle: 1200, high: 1300 };
    expect(await told('electricidad', 'Cordón, Montevideo')).toEqual([{ ...usual, area: 'Montevideo' }]);
    expect(await told('electricidad', 'Salto')).toEqual([{ ...usual, area: 'Uruguay' }]);
    expect(await told('hogar', 'Montevideo')).toEqual([]);
    expect(await told('nada', 'Montevideo')).toEqual([]);
  });

  it('marks the cards and the detail that are within it, and no other', async () => {
    const { body } = await h.call<{ services: ServiceCard[] }>('GET', '/api/services/category/electricidad');
    const usual = body.services.filter((card) => card.is_usual).map((card) => card.fixed_price);
    expect(usual.sort()).toEqual([1100, 1200, 1300]);
    expect(body.services.filter((card) => 'is_usual' in card)).toHaveLength(3);
    for (const { id, is_usual } of body.services) {
      const detail = await h.call<{ service: ServiceCard }>('GET', `/api/services/${id}`);
      expect(detail.body.service.is_usual).toBe(is_usual);
    }
  });
});

describe('the job', () => {
  it('runs after three in Uruguay, once a night, and reads only the categories whose services changed', async () => {
    const [owner] = await providers(1);
    await createService(h, owner as Person, { category: 'Jardinería', price: 500 });
    const before = await markedCategories(h.deps.db);
    h.clock.set('2026-06-01T05:30:00.000Z');
    await makeUsualPrices(h.deps);
    expect(await markedCategories(h.deps.db)).toEqual(before);
    h.clock.advance(hour);
    await Promise.all([makeUsualPrices(h.deps), makeUsualPrices(h.deps)]);
    expect(await markedCategories(h.deps.db)).toEqual([]);
    await createService(h, owner as Person, { category: 'Jardinería', price: 500 });
    // this category is no trade, and its prices are never read
    await createService(h, owner as Person, { category: 'Otro trabajo', price: 500 });
    await makeUsualPrices(h.deps);
    expect(await markedCategories(h.deps.db)).toHaveLength(1);
  });
});
