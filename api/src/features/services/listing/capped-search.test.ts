import { limits } from '@tero/shared/limits';
import { beforeAll, expect, it } from 'vitest';
import { createProvider, createService } from '../../../../test/factories.ts';
import { startHarness } from '../../../../test/harness.ts';
import { searchIndex } from '../../../search/search-index.ts';

const h = await startHarness();

const search = async (query: string) => {
  const { status, body } = await h.call<{ total: number; totalIsFloor: boolean }>(
    'GET',
    `/api/search/services?${query}`,
  );
  expect(status).toBe(200);
  return { total: body.total, isFloor: body.totalIsFloor };
};

/** Expensive services about fences, more than a search looks at, and a few about wells. */
beforeAll(async () => {
  const { db } = h.deps;
  const provider = await createProvider(h, { entitled: true });
  for (const price of [100, 2000]) await createService(h, provider, { title: 'Pozo de agua', price });
  const { id: first } = await createService(h, provider, { title: 'Cerco de madera', price: 2000 });
  const { id: _, ...row } = await db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  for (let made = 0; made < limits.searchHits + 100; made += 100) {
    const rows = Array.from({ length: 100 }, () => row);
    const ids = await db.insertInto('services').values(rows).returning('id').execute();
    const documents = ids.map(({ id }) => ({ serviceId: id, title: row.title, body: '', zones: [] }));
    await searchIndex(db).putAll(db, documents);
  }
});

it('marks totals as a floor when the search met its cap, also when a filter leaves few of the hits', async () => {
  expect(await search('q=cerco')).toEqual({ total: limits.searchHits, isFloor: true });
  expect(await search('q=cerco&maxPrice=1000')).toEqual({ total: 0, isFloor: true });
  expect(await search('q=pozo')).toEqual({ total: 2, isFloor: false });
  expect(await search('q=pozo&maxPrice=1000')).toEqual({ total: 1, isFloor: false });
});
