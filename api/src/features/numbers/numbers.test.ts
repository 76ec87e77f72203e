// @module-tag postgres
import type { NumbersMonth } from '@tero/shared/contract/numbers';
import { minute } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase, reportThing } from '../../../test/moderation.ts';
import { createAdmin, createProvider, type Person } from '../../../test/people.ts';
import { planOf, watchQueries } from '../../../test/query-plans.ts';
import { createService } from '../../../test/services.ts';
import { isPostgres } from '../../db/sql/dialect.ts';

const h = await startHarness();
const owner = await createProvider(h, { entitled: true });
let admin: Person = await createAdmin(h);

const months = async () => (await h.call<{ months: NumbersMonth[] }>('GET', '/api/numbers')).body.months;
const of = async (month: string) => (await months()).find((one) => one.month === month);

/** Moves to a day; sessions of earlier days have expired. */
async function goTo(instant: string): Promise<void> {
  h.clock.set(instant);
  admin = await createAdmin(h);
}

async function reported(count: number): Promise<{ kind: 'service'; id: number }[]> {
  const things: { kind: 'service'; id: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await createService(h, owner);
    const thing = { kind: 'service' as const, id };
    await reportThing(h, null, thing, { ip: `198.51.100.${at + 1}` });
    things.push(thing);
  }
  return things;
}

test('counts a month from the database, and tells nothing below five (rules MOD-14 and MOD-15)', async () => {
  // 00:30 UTC on the 1st is still February in Montevideo
  await goTo('2026-03-01T00:30:00.000Z');
  const things = await reported(6);
  await goTo('2026-03-03T00:30:00.000Z');
  for (const thing of things) {
    const found = await caseOf(h, admin, thing);
    expect((await decideCase(h, admin, found?.id ?? 0, 'hide')).status).toBe(201);
  }
  await h.deps.db
    .insertInto('verification_decisions')
    .values(
      Array.from({ length: 4 }, () => ({
        ...{ provider_id: owner.id, admin_id: null, status: 'rejected' as const, reason: 'x', admin_notes: 'x' },
        created_at: h.clock.now().toISOString(),
      })),
    )
    .execute();
  // the team restores five of them after the author's answer, one of them without a reason
  await h.deps.db
    .updateTable('moderation_decisions')
    .set({ answer: 'No es así.', answered_at: h.clock.now().toISOString() })
    .where('case_id', 'in', (eb) =>
      eb
        .selectFrom('moderation_cases')
        .select('id')
        .where('thing_id', '!=', things[0]?.id ?? 0),
    )
    .execute();
  await goTo('2026-03-03T01:30:00.000Z');
  for (const thing of things) {
    const found = await caseOf(h, admin, thing);
    expect((await decideCase(h, admin, found?.id ?? 0, 'restore')).status).toBe(201);
  }
  await goTo('2026-03-31T12:00:00.000Z');
  expect(await of('2026-03')).toBeUndefined();
  expect(await of('2026-02')).toMatchObject({
    services: 6,
    reports: 6,
    reviews: null,
    restored: null,
    days_to_decide: null,
  });
  await goTo('2026-04-01T12:00:00.000Z');
  expect((await months()).map(({ month }) => month)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  const march = await of('2026-03');
  expect(march).toMatchObject({ services: null, reports: null, restored: 5, days_to_decide: 2, rejected: null });
  expect(march?.removed.filter(({ count }) => count !== null)).toEqual([{ reason: 'spam', count: 6 }]);
});

test('the months are read once an hour, and each count through an index', async () => {
  await goTo('2026-05-20T12:00:00.000Z');
  await reported(5);
  await goTo('2026-06-01T12:00:00.000Z');
  const services = async () => (await of('2026-05'))?.services;
  expect(await services()).toBe(5);
  await h.deps.db.deleteFrom('service_debuts').execute();
  h.clock.advance(59 * minute);
  expect(await services()).toBe(5);
  h.clock.advance(minute);
  expect(await services()).toBeNull();
  const watch = await watchQueries(h);
  try {
    const queries = await watch.queriesOf(['/api/numbers']);
    expect(queries.length).toBeGreaterThan(5);
    const scan = isPostgres(h.deps.db) ? /Seq Scan/ : /^SCAN/;
    for (const query of queries) {
      expect(
        (await planOf(h, query)).filter((line) => scan.test(line)),
        query.sql,
      ).toEqual([]);
    }
  } finally {
    await watch.close();
  }
});
