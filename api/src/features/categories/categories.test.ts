// @module-tag postgres
import { coverageKeys } from '@tero/shared/rules/places/coverage';
import { minute } from '@tero/shared/rules/time/durations';
import { beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { planOf, watchQueries } from '../../../test/query-plans.ts';
import { createService } from '../../../test/services.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { seedDemoContent } from '../../seed/demo.ts';

let h: Harness;
interface Counted {
  id: number;
  slug: string;
  services_count: number;
}
const counts = async (area: string) => {
  const { status, body } = await h.call<Counted[]>(
    'GET',
    `/api/service_category?coverageArea=${encodeURIComponent(area)}`,
  );
  expect(status).toBe(200);
  return Object.fromEntries(body.map(({ slug, services_count }) => [slug, services_count]));
};

beforeAll(async () => {
  h = await startHarness();
  await seedDemoContent(h.deps.db, h.clock.now());
});

/** Counts listed services one by one by rule SRCH-20. */
async function counted(area: string) {
  const { db } = h.deps;
  const wanted = coverageKeys(area);
  const rows = await db.selectFrom('services').select(['category_id', 'coverage_area', 'listed']).execute();
  const categories = await db.selectFrom('categories').selectAll().where('group_id', 'is not', null).execute();
  const serves = (served: string) => {
    const own = coverageKeys(served);
    if (own.key === 'uruguay' || wanted.key === 'uruguay') return true;
    if (wanted.key === wanted.department) return own.department === wanted.department;
    return own.key === wanted.key || own.key === wanted.department;
  };
  const of = (id: number) =>
    rows.filter((row) => row.listed === 1 && row.category_id === id && serves(row.coverage_area)).length;
  return Object.fromEntries(categories.map(({ id, slug }) => [slug, of(id)]));
}

it.each([
  'Pocitos, Montevideo',
  'pócitos, montevideo',
  'Montevideo',
  'Canelones',
  'Rivera, Rivera',
  'Uruguay',
  '',
  'Narnia',
])('counts who serves %s, as one by one would (rule SRCH-125)', async (area) => {
  const found = await counts(area);
  expect(found).toEqual(await counted(area));
  expect(Object.keys(found)).toHaveLength(19);
});

it('counts what is listed now, and says no to a place that is too long', async () => {
  const place = 'Tambores, Paysandú';
  const before = await counts(place);
  const provider = await createProvider(h, { entitled: true });
  await createService(h, provider, { category: 'Pintura', coverage_area: place });
  await createService(h, provider, { category: 'Pintura', coverage_area: 'Tambores, Tacuarembó' });
  expect(await counts(place)).toEqual({ ...before, pintura: (before.pintura ?? 0) + 1 });
  const { status } = await h.call('GET', `/api/service_category?coverageArea=${'x'.repeat(121)}`);
  expect(status).toBe(400);
});

it('counts a place once a minute while nothing is listed or taken off', async () => {
  const place = 'Bella Unión, Artigas';
  const provider = await createProvider(h, { entitled: true });
  const { id } = await createService(h, provider, { category: 'Pintura', coverage_area: place });
  const before = await counts(place);
  const elsewhere = { coverage_area: 'Chuy, Rocha', coverage_key: 'chuy, rocha', coverage_department: 'rocha' };
  await h.deps.db.updateTable('services').set(elsewhere).where('id', '=', id).execute();
  expect(await counts(place)).toEqual(before);
  h.clock.advance(minute);
  expect(await counts(place)).toEqual({ ...before, pintura: (before.pintura ?? 0) - 1 });
});

it('reads no table that grows from end to end, and on SQLite only the index', async () => {
  const watch = await watchQueries(h);
  const queries = await watch.queriesOf(['/api/service_category?coverageArea=Pocitos%2C+Montevideo']);
  await watch.close();
  const lines = (await Promise.all(queries.map((query) => planOf(h, query)))).flat();
  expect(lines.filter((line) => /^SCAN s$|Seq Scan on services\b/.test(line))).toEqual([]);
  if (!isPostgres(h.deps.db)) {
    expect(lines.join('\n')).toMatch(
      /SEARCH s USING COVERING INDEX services_filters \(category_id=\? AND coverage_department=\?/,
    );
  }
});
