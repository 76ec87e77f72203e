// @module-tag postgres
import type { PlacePage } from '@tero/shared/contract/services-places';
import { day, minute } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider } from '../../../../test/people.ts';
import { watchQueries } from '../../../../test/query-plans.ts';
import { createService } from '../../../../test/services.ts';
import { makeUsualPrices } from '../../usual-prices/nightly.ts';

const h = await startHarness();
for (const [at, area] of [
  'Pocitos, Montevideo',
  'Pocitos, Montevideo',
  'Cordón, Montevideo',
  'Montevideo',
  'Uruguay',
].entries()) {
  const owner = await createProvider(h, { entitled: true });
  const sums = at === 0 ? { rating: 450, rating_total: 900, reviews_count: 2 } : {};
  await createService(h, owner, { coverage_area: area, price: 1000 + 100 * at, ...sums });
}
await createService(h, await createProvider(h), { coverage_area: 'Salto' });

const read = async (path: string) => {
  const { status, body } = await h.call<{ page: PlacePage }>('GET', `/api/categories/electricidad/places/${path}`);
  return { status, page: body.page };
};

describe('a category in a place', () => {
  it('counts what the list shows: the place, its department and the country', async () => {
    const { page } = await read('montevideo?neighborhood=pocitos');
    expect(page).toMatchObject({
      area: 'Pocitos, Montevideo',
      total: 4,
      rating: 4.5,
      reviews_count: 2,
      usual: [],
    });
    expect(page.near).toEqual([
      { area: 'Cordón, Montevideo', department: 'montevideo', neighborhood: 'cordon', count: 1 },
    ]);
    const path = '/api/services/category/electricidad?coverageArea=Pocitos%2C+Montevideo';
    expect((await h.call<{ total: number }>('GET', path)).body.total).toBe(page.total);
  });

  it('says what is usual in its department, as the night has made it', async () => {
    const more = await createProvider(h, { entitled: true });
    await createService(h, more, { coverage_area: 'Malvín, Montevideo', price: 1500 });
    h.clock.advance(day);
    await makeUsualPrices(h.deps);
    const { page } = await read('montevideo');
    expect(page).toMatchObject({
      total: 6,
      usual: [{ payment_type: 'por_trabajo', area: 'Montevideo', low: 1100, middle: 1200, high: 1300 }],
    });
  });

  it.each(['salto', 'montevideo?neighborhood=buceo', 'nada', 'montevideo?neighborhood=nada'])(
    'is none where nothing of there is listed: %s',
    async (path) => expect((await read(path)).status).toBe(404),
  );

  it('has figures of ten minutes at most, read once for whoever asks meanwhile', async () => {
    const watch = await watchQueries(h);
    const paths = ['montevideo?neighborhood=cordon', 'montevideo'].map(
      (place) => `/api/categories/electricidad/places/${place}`,
    );
    const sums = async () => {
      const queries = await watch.queriesOf([...paths, '/api/categories/electricidad/places']);
      return queries.filter(({ sql }) => /sum\(|count\(/i.test(sql)).length;
    };
    expect(await sums()).toBeGreaterThan(0);
    expect(await sums()).toBe(0);
    h.clock.advance(10 * minute);
    expect(await sums()).toBeGreaterThan(0);
    await watch.close();
  });

  it('counts what was listed since, ten minutes later', async () => {
    const total = async () => (await read('rivera')).page.total;
    const owner = await createProvider(h, { entitled: true });
    await createService(h, owner, { coverage_area: 'Rivera' });
    const before = await total();
    await createService(h, owner, { coverage_area: 'Rivera' });
    expect(await total()).toBe(before);
    h.clock.advance(10 * minute);
    expect(await total()).toBe(before + 1);
    await h.deps.db.updateTable('services').set({ listed: 0 }).where('provider_id', '=', owner.id).execute();
    expect((await read('rivera')).status).toBe(404);
  });

  it('names the departments of a category', async () => {
    const { body } = await h.call<{ places: unknown }>('GET', '/api/categories/electricidad/places');
    expect(body.places).toEqual([{ area: 'Montevideo', department: 'montevideo', neighborhood: null, count: 5 }]);
    expect((await h.call('GET', '/api/categories/nada/places')).status).toBe(404);
  });
});
