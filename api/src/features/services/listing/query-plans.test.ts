// @module-tag postgres
import { sorts } from '@tero/shared/rules/services/choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../../test/harness.ts';
import { planOf, type Query, watchQueries } from '../../../../test/query-plans.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import { seedDemoContent } from '../../../seed/demo.ts';
import { pageQuery } from './repository.ts';

/** Plan lines that mean a full scan of a table that grows with the content. */
const scans = {
  sqlite: /^SCAN (s|services|i|service_images|r|reviews|a|accounts|p|provider_profiles|suggestions)$/,
  postgres: /Seq Scan on (services|service_search|service_images|reviews|accounts|provider_profiles|suggestions)\b/,
};

let h: Harness;
let watch: Awaited<ReturnType<typeof watchQueries>>;

beforeAll(async () => {
  h = await startHarness();
  await seedDemoContent(h.deps.db, h.clock.now());
  watch = await watchQueries(h);
});

afterAll(() => watch.close());

async function scanned(query: Query): Promise<string[]> {
  const forbidden = isPostgres(h.deps.db) ? scans.postgres : scans.sqlite;
  return (await planOf(h, query)).filter((line) => forbidden.test(line));
}

const filters = [
  '',
  'minPrice=500&maxPrice=3000',
  'rating=5',
  'disponibleHoy=1&availableDays=lunes,martes',
  'serviceType=remoto&paymentType=por_hora&duration=corta',
  `coverageArea=${encodeURIComponent('Pocitos, Montevideo')}`,
  'paper=ute&rating=3',
  'coverageArea=Canelones&rating=4&maxPrice=4000&serviceType=presencial&page=2',
];
const places = [
  '/api/services?',
  '/api/services/category/electricidad?',
  '/api/services/category/mantenimiento-del-hogar?',
  '/api/search/services?q=electricista&',
  '/api/search/services?q=electricista+en+pocitos&',
  '/api/search/services?q=pocitos&',
];

describe('no table that grows is read from end to end', () => {
  it('and this test would notice a scan', async () => {
    const query = h.deps.db.selectFrom('services').select('id').where('title', '=', 'x').compile();
    expect(await scanned(query)).toHaveLength(1);
  });

  it.each(places)('by %s', async (place) => {
    const addresses = filters.flatMap((filter) => sorts.map((sort) => `${place}sort=${sort}&${filter}`));
    const queries = await watch.queriesOf(addresses);
    expect(queries.filter((query) => query.sql.includes('services')).length).toBeGreaterThan(sorts.length);
    for (const query of queries) expect(await scanned(query), query.sql).toEqual([]);
  });

  it('by the other public reads', async () => {
    const { db } = h.deps;
    const service = await db.selectFrom('services').select(['id', 'provider_id']).where('listed', '=', 1).limit(1);
    const { id, provider_id } = await service.executeTakeFirstOrThrow();
    const queries = await watch.queriesOf([
      '/api/search/suggestions?q=elec',
      '/api/search/suggestions?q=reparacion',
      '/api/services/recent',
      `/api/services/category/electricidad?serviceId=${id}`,
      `/api/services/${id}`,
      `/api/services/provider/${provider_id}`,
      `/api/providers/${provider_id}`,
      `/api/reviews/service/${id}`,
      `/api/providers/${provider_id}/reviews`,
    ]);
    expect(queries.length).toBeGreaterThan(10);
    for (const query of queries) expect(await scanned(query), query.sql).toEqual([]);
  });
});

describe('a page is read from its first row', () => {
  it.each(sorts)('by %s', async (sort) => {
    const { db } = h.deps;
    const leaves = await db.selectFrom('categories').select('id').where('group_id', 'is not', null).execute();
    const ids = leaves.map((leaf) => leaf.id);
    for (const categoryIds of [null, ids.slice(0, 1), ids.slice(0, 5)]) {
      const selection = { categoryIds, hits: null, filters: { rating: 4 }, now: h.clock.now() };
      const query = pageQuery(db, selection, { sort, offset: 24, limit: 12 }).compile();
      const lines = await planOf(h, query);
      expect(lines.join('\n')).toMatch(/services_(listed|category)_/);
      expect(lines.join('\n')).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});
