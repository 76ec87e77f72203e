import { sorts } from '@tero/shared/contract/services';
import type { FastifyInstance } from 'fastify';
import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { explain, isPostgres } from '../../db/dialect.ts';
import { seedDemoContent } from '../../seed/demo.ts';
import { pageQuery } from './listing-repository.ts';

/** What the planners say of reading a table that grows with the content from end to end. */
const scans = {
  sqlite: /^SCAN (s|services|i|service_images|r|reviews|a|accounts|p|provider_profiles|suggestions)$/,
  postgres: /Seq Scan on (services|service_search|service_images|reviews|accounts|provider_profiles|suggestions)\b/,
};

let h: Harness;
let app: FastifyInstance;
const seen: RootOperationNode[] = [];
const recorder: KyselyPlugin = {
  transformQuery({ node }) {
    seen.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  h = await startHarness();
  await seedDemoContent(h.deps.db, h.clock.now());
  const db = h.deps.db.withPlugin(recorder);
  ({ app } = await buildApp({ config: h.deps.config, db, clock: h.clock }));
});

afterAll(() => app.close());

async function plan(query: { sql: string; parameters: readonly unknown[] }): Promise<string[]> {
  return h.deps.db.connection().execute(async (connection) => {
    if (isPostgres(connection)) {
      // tables of some hundred rows are cheapest read whole: what counts is that there is another way
      for (const way of ['seqscan', 'sort']) await sql.raw(`set enable_${way} = off`).execute(connection);
    }
    return explain(connection as never, query);
  });
}

async function scanned(query: { sql: string; parameters: readonly unknown[] }): Promise<string[]> {
  const forbidden = isPostgres(h.deps.db) ? scans.postgres : scans.sqlite;
  return (await plan(query)).filter((line) => forbidden.test(line));
}

/** Every different SELECT that these calls make. */
async function queriesOf(addresses: readonly string[]) {
  seen.length = 0;
  for (const url of addresses) {
    const answer = await app.inject({ url });
    expect(answer.statusCode, url).toBe(200);
  }
  const executor = h.deps.db.getExecutor();
  const queries = seen
    .filter((node) => node.kind === 'SelectQueryNode' || node.kind === 'RawNode')
    .map((node) => executor.compileQuery(node, createQueryId()));
  return [...new Map(queries.map((query) => [query.sql, query])).values()];
}

const filters = [
  '',
  'minPrice=500&maxPrice=3000',
  'rating=5',
  'disponibleHoy=1&availableDays=lunes,martes',
  'serviceType=remoto&paymentType=por_hora&duration=corta',
  `coverageArea=${encodeURIComponent('Pocitos, Montevideo')}`,
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
  it('would be noticed', async () => {
    const query = h.deps.db.selectFrom('services').select('id').where('title', '=', 'x').compile();
    expect(await scanned(query)).toHaveLength(1);
  });

  it.each(places)('by %s', async (place) => {
    const addresses = filters.flatMap((filter) => sorts.map((sort) => `${place}sort=${sort}&${filter}`));
    const queries = await queriesOf(addresses);
    expect(queries.filter((query) => query.sql.includes('services')).length).toBeGreaterThan(sorts.length);
    for (const query of queries) expect(await scanned(query), query.sql).toEqual([]);
  });

  it('by the other public reads', async () => {
    const { db } = h.deps;
    const service = await db.selectFrom('services').select(['id', 'provider_id']).where('listed', '=', 1).limit(1);
    const { id, provider_id } = await service.executeTakeFirstOrThrow();
    const queries = await queriesOf([
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
      const lines = await plan(query);
      expect(lines.join('\n')).toMatch(/services_(listed|category)_/);
      expect(lines.join('\n')).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });
});
