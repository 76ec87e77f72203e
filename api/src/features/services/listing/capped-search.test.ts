// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { bestQuality } from '@tero/shared/rules/search/quality';
import { beforeAll, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { findDocuments } from '../lists/index-repository.ts';
import { searchDocument } from '../lists/indexing.ts';

const h = await startHarness();

const search = async (query: string) => {
  const { status, body } = await h.call<{ services: { id: number }[]; total: number; totalIsFloor: boolean }>(
    'GET',
    `/api/search/services?${query}`,
  );
  expect(status).toBe(200);
  return { ids: body.services.map(({ id }) => id), total: body.total, isFloor: body.totalIsFloor };
};

const qualities = new Map<number, number>();

/**
 * The data: more expensive services than a search counts, about a thing that no category knows, and a few about wells.
 */
beforeAll(async () => {
  const { db } = h.deps;
  const provider = await createProvider(h, { entitled: true });
  for (const price of [100, 2000]) await createService(h, provider, { title: 'Xilofones de agua', price });
  const { id: first } = await createService(h, provider, { title: 'Marimbas de madera', price: 2000 });
  const { id: _, ...row } = await db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  qualities.set(first, row.quality);
  for (let made = 0; made < limits.countedTotal + 100; made += 100) {
    // equal qualities are frequent, so that ties matter too, and the best service is among the last
    const rows = Array.from({ length: 100 }, (_, at) => ({ ...row, quality: ((made + at) * 7919) % 500 }));
    rows[50] = { ...row, quality: bestQuality - limits.countedTotal + made };
    const ids = await db.insertInto('services').values(rows).returning('id').execute();
    const documents = await findDocuments(
      db,
      ids.map(({ id }) => id),
    );
    await searchIndex(db).putAll(
      db,
      documents.map((document) => searchDocument(document, document.quality)),
    );
    for (const { id, quality } of documents) qualities.set(id, quality);
  }
});

it('shows the best of all hits, page by page, however many there are', async () => {
  const expected = [...qualities].toSorted(([a, one], [b, other]) => other - one || b - a).map(([id]) => id);
  for (const page of [1, 2, 20]) {
    const { ids } = await search(`q=marimbas&page=${page}`);
    expect(ids).toEqual(expected.slice((page - 1) * limits.pageSize, page * limits.pageSize));
  }
});

it('marks totals as a floor when more match than it counts', async () => {
  const totals = async (query: string) => {
    const { total, isFloor } = await search(query);
    return { total, isFloor };
  };
  expect(await totals('q=marimbas')).toEqual({ total: limits.countedTotal, isFloor: true });
  expect(await totals('q=marimbas&maxPrice=1000')).toEqual({ total: 0, isFloor: false });
  expect(await totals('q=xilofones')).toEqual({ total: 2, isFloor: false });
  expect(await totals('q=xilofones&maxPrice=1000')).toEqual({ total: 1, isFloor: false });
});

it('says the same of a category that alone has more than it counts, and counts what is filtered', async () => {
  const { db } = h.deps;
  const counted = await search('q=electricista');
  expect(counted).toMatchObject({ total: limits.countedTotal, isFloor: true });
  const listed = (listed_count: number) =>
    db.updateTable('categories').set({ listed_count }).where('name', '=', 'Electricidad').execute();
  await listed(limits.countedTotal + 103);
  expect(await search('q=electricista')).toEqual(counted);
  expect(await search('q=electricista&maxPrice=1000')).toMatchObject({ total: 1, isFloor: false });
});
