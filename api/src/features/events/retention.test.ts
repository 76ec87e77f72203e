// @module-tag postgres
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { explain, isPostgres } from '../../db/sql/dialect.ts';
import { forgetOldEvents } from './service.ts';

const h = await startHarness();
const provider = await createProvider(h, { entitled: true });

/** Inserts `times` profile views on each of these days. */
async function count(days: readonly string[], times: number): Promise<void> {
  const base = { kind: 'profile_view' as const, subject_id: provider.id, provider_id: provider.id };
  for (const day of days) {
    const rows = Array.from({ length: times }, (_, at) => ({ ...base, day, viewer: `someone-${at}` }));
    await h.deps.db.insertInto('daily_events').values(rows).execute();
  }
}

const daysLeft = async () => {
  const rows = await h.deps.db.selectFrom('daily_events').select('day').distinct().orderBy('day').execute();
  return rows.map((row) => row.day);
};

test('events from more than 400 local days ago are removed, in any number', async () => {
  // late on the 9th in Uruguay
  h.clock.set('2026-03-10T02:59:59.000Z');
  const today = localDay(h.clock.now());
  expect(today).toBe('2026-03-09');
  const [last, gone] = [addDays(today, -399), addDays(today, -400)];
  await count([today, last, gone, addDays(today, -401), addDays(today, -4000)], 900);
  await forgetOldEvents(h.deps);
  expect(await daysLeft()).toEqual([last, today]);
  await forgetOldEvents(h.deps);
  expect(await daysLeft()).toEqual([last, today]);
  h.clock.set('2026-03-10T03:00:00.000Z');
  await forgetOldEvents(h.deps);
  expect(await daysLeft()).toEqual([today]);
});

test('the removal by age or viewer does not scan the table', async () => {
  const { db } = h.deps;
  // Postgres scans small tables even with an index
  if (isPostgres(db)) return;
  for (const query of [
    db.selectFrom('daily_events').select('day').where('day', '<', '2026-01-01').orderBy('day').limit(10),
    db.updateTable('daily_events').set({ viewer: 'gone:1' }).where('viewer', '=', 'account:1'),
  ]) {
    const plan = (await explain(db as never, query.compile())).join('\n');
    expect(plan).toMatch(/USING (COVERING )?INDEX daily_events_(day|viewer)/);
    expect(plan).not.toMatch(/SCAN daily_events\b(?! USING)/);
  }
});
