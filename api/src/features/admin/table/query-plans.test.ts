// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../../test/harness.ts';
import { createAdmin } from '../../../../test/people.ts';
import { planOf, type Query, watchQueries } from '../../../../test/query-plans.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import { seedDemoContent } from '../../../seed/demo.ts';

/** Plan lines that mean a full scan of a growing table. `t` is the table of a page. */
const scans = {
  sqlite: /^SCAN (t|x|s|a|p|r|c|v|services|reviews|accounts|provider_profiles|payments|subscriptions|admin_logs)$/,
  postgres:
    /Seq Scan on (accounts|provider_profiles|services|reviews|review_responses|subscriptions|payments|admin_logs|contact_messages|\w+_search(_parts)?)\b/,
};
const sorting = { sqlite: /TEMP B-TREE FOR ORDER BY/, postgres: /Sort Key/ };

/** The sort columns of each table, and its filters. The test checks each filter with the first sort column. */
const tables: Record<string, { sorts: string[]; filters: string[] }> = {
  users: { sorts: ['created_at', 'id', 'name', 'email'], filters: ['email_verified=0'] },
  providers: { sorts: ['created_at', 'id', 'name', 'email'], filters: ['verification_status=approved'] },
  services: { sorts: ['created_at', 'id', 'title', 'rating'], filters: ['is_active=0', 'is_active=1'] },
  reviews: { sorts: ['created_at', 'id', 'rating'], filters: ['rating=2'] },
  'review-responses': { sorts: ['created_at', 'id'], filters: [] },
  subscriptions: { sorts: ['created_at', 'id', 'end_date'], filters: ['status=active'] },
  payments: { sorts: ['payment_date', 'id', 'amount'], filters: ['status=completed'] },
  messages: { sorts: ['turn', 'created_at', 'id'], filters: ['state=nuevo', 'kind=report'] },
};

let h: Harness;
let watch: Awaited<ReturnType<typeof watchQueries>>;
let token: string;

beforeAll(async () => {
  h = await startHarness();
  await seedDemoContent(h.deps.db, h.clock.now());
  watch = await watchQueries(h);
  ({ token } = await createAdmin(h));
  const message = { name: 'Juana', email: 'juana@ejemplo.uy', subject: 'Hola', message: 'Una consulta' };
  for (const _ of [1, 2, 3]) {
    await h.call('POST', '/api/contact', { body: message });
    await h.call('GET', '/api/admin/users.csv', { as: token });
  }
});

afterAll(() => watch.close());

const kind = () => (isPostgres(h.deps.db) ? 'postgres' : 'sqlite');

/** Queries in the order of ids may scan a table, because they stop when the page is full. */
const inOrderOfIds = /order by "t"\."id"/;

async function scanned(query: Query): Promise<string[]> {
  return inOrderOfIds.test(query.sql) ? [] : lines(query, scans[kind()]);
}

async function lines(query: Query, forbidden: RegExp): Promise<string[]> {
  return (await planOf(h, query)).filter((line) => forbidden.test(line));
}

describe.each(Object.entries(tables))('the table of %s', (noun, { sorts, filters }) => {
  const path = `/api/admin/${noun}?`;

  it('is read from its first row, in each order and by each filter', async () => {
    const addresses = [
      ...sorts.flatMap((sort) => [`${path}sort=${sort}`, `${path}sort=-${sort}&page=2&limit=2`]),
      ...filters.map((filter) => path + filter),
    ];
    const queries = await watch.queriesOf(addresses, token);
    expect(queries.filter((query) => /order by/.test(query.sql)).length).toBeGreaterThanOrEqual(sorts.length);
    for (const query of queries) {
      expect(await scanned(query), query.sql).toEqual([]);
      if (/ as t|\bt\./.test(query.sql)) expect(await lines(query, sorting[kind()]), query.sql).toEqual([]);
    }
  });

  it('is searched through an index', async () => {
    const queries = await watch.queriesOf(
      [`${path}search=rodri`, `${path}search=ana+perez`, `${path}search=17`, `${path}search=reparacion+de`],
      token,
    );
    for (const query of queries) expect(await scanned(query), query.sql).toEqual([]);
    if (kind() === 'postgres') return;
    // no query reads a full-text index again for each row of another table
    for (const query of queries) expect(await lines(query, /VIRTUAL TABLE INDEX \d+:=/), query.sql).toEqual([]);
    // a search looks up its hits by id, without scanning the table
    const searches = queries.filter((query) => query.sql.includes('as hits cross join'));
    expect(searches.length).toBeGreaterThan(0);
    for (const query of searches) {
      expect(await lines(query, /^(SEARCH|SCAN) t\b/), query.sql).toEqual([
        expect.stringMatching(/PRIMARY KEY|\bid=\?/),
      ]);
    }
  });
});

it('the logs and the pending verifications are read from their first row', async () => {
  const queries = await watch.queriesOf(
    [
      '/api/admin/logs',
      '/api/admin/logs?action=view',
      '/api/admin/logs?entityType=user',
      '/api/admin/logs?adminId=1',
      '/api/admin/logs?entityId=1',
      '/api/admin/logs?batchId=1',
      '/api/admin/logs?personId=1',
      '/api/admin/logs?search=ana+perez',
      '/api/admin/providers-verification/pending',
      '/api/admin/providers-verification/pending?search=ana',
    ],
    token,
  );
  expect(queries.filter((query) => inOrderOfIds.test(query.sql)).length).toBeGreaterThan(0);
  for (const query of queries) {
    expect(await scanned(query), query.sql).toEqual([]);
    if (inOrderOfIds.test(query.sql)) expect(await lines(query, sorting[kind()]), query.sql).toEqual([]);
  }
});
