// @module-tag postgres
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { createService } from '../../test/services.ts';
import { joinIndexParts } from './full-text.ts';
import { isPostgres } from './sql/dialect.ts';

const h = await startHarness();
const { db } = h.deps;

async function numbers(): Promise<number[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ number: number }>`select distinct segid as number from service_search_idx`.execute(db);
  return rows.map(({ number }) => number);
}

async function parts(): Promise<number> {
  if (isPostgres(db)) return 1;
  const { rows } = await sql<{ count: number }>`select count(distinct segid) as count from service_search_idx`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

const found = async (text: string) => {
  const path = `/api/search/services?q=${encodeURIComponent(text)}`;
  return (await h.call<{ services: { id: number }[] }>('GET', path)).body.services.map(({ id }) => id);
};

it('what writes have split is one part again, and finds the same', async () => {
  const provider = await createProvider(h, { entitled: true });
  for (let made = 0; made < 30; made += 1) await createService(h, provider, { title: `Zampoñas de caña ${made}` });
  if (!isPostgres(db)) expect(await parts()).toBeGreaterThan(1);
  const before = await found('zampoñas');
  expect(before).toHaveLength(12);
  await joinIndexParts(db);
  expect(await parts()).toBe(1);
  expect(await numbers()).not.toContain(1);
  expect(await found('zampoñas')).toEqual(before);

  const { id } = await createService(h, provider, { title: 'Zampoñas nuevas' });
  await joinIndexParts(db);
  expect(await found('zampoñas nuevas')).toContain(id);
});

it('no part of an index that grows keeps the number that is slow', async () => {
  const provider = await createProvider(h, { entitled: true });
  for (let made = 0; made < 5; made += 1) {
    await createService(h, provider, { title: `Charangos ${made}` });
    await joinIndexParts(db);
    expect(await numbers()).not.toContain(1);
  }
  expect(await found('charangos')).toHaveLength(5);
});

it('two that join at once, and others that write, do not keep each other going', async () => {
  const provider = await createProvider(h, { entitled: true });
  for (let made = 0; made < 10; made += 1) await createService(h, provider, { title: `Quenas de caña ${made}` });
  let isDone = false;
  const joined = Promise.all([joinIndexParts(db), joinIndexParts(db)]).finally(() => {
    isDone = true;
  });
  for (let wrote = 0; !isDone && wrote < 2000; wrote += 1)
    await db.updateTable('services').set({ title: 'Quenas' }).where('provider_id', '=', provider.id).execute();
  expect(isDone).toBe(true);
  await joined;
});
