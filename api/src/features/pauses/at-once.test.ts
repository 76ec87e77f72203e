// @module-tag postgres
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { callerOf, createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { openDatabase } from '../../db/open.ts';
import type { Trx } from '../../db/schema/database.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refreshListed } from '../services/lists/lists.ts';
import { setActive } from '../services/service.ts';
import { setPause } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
const otherDb = openDatabase(h.deps.config);
afterAll(() => otherDb.destroy());
// two connections to SQLite in one thread would wait for each other
const elsewhere = { ...h.deps, db: isPostgres(db) ? otherDb : db };
const until = '2026-05-01';

const flagsOf = (id: number) =>
  db.selectFrom('services').select(['listed', 'paused']).where('id', '=', id).executeTakeFirstOrThrow();
const countOf = async (id: number) =>
  (await db.selectFrom('categories').select('listed_count').where('id', '=', id).executeTakeFirstOrThrow())
    .listed_count;

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

// on SQLite one transaction comes after the other
test.runIf(isPostgres(db))('a pause sees a service that is being published, and the other way round', async () => {
  for (const first of ['publish', 'pause']) {
    const provider = await createProvider(h, { entitled: true });
    const { id } = await createService(h, provider, { is_active: 0 });
    const [done, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const publish = (trx: Trx) => trx.updateTable('services').set({ is_active: 1 }).where('id', '=', id).execute();
    const pause = (trx: Trx) =>
      trx.updateTable('provider_profiles').set({ paused_until: until }).where('account_id', '=', provider.id).execute();
    const [one, two] = first === 'publish' ? [publish, pause] : [pause, publish];
    const scope = { providerId: provider.id };
    const earlier = inTransaction(db, async (trx) => {
      await one(trx);
      await refreshListed(trx, scope, h.clock.now());
      done.resolve();
      await open.promise;
    });
    await done.promise;
    const later = inTransaction(otherDb, async (trx) => {
      await two(trx);
      await refreshListed(trx, scope, h.clock.now());
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    open.resolve();
    await Promise.all([earlier, later]);
    expect([first, await flagsOf(id)]).toEqual([first, { listed: 0, paused: 1 }]);
  }
});

test('of a pause and a service that is switched on at once, both by connections of their own, none is lost', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const caller = callerOf(provider);
  const listed = await countOf(service.category_id);
  for (let round = 0; round < 25; round += 1) {
    await setPause(h.deps, { until: null, note: null }, caller);
    await setActive(h.deps, service.id, false, caller);
    const on = () => setActive(elsewhere, service.id, true, caller);
    const away = () => setPause(h.deps, { until, note: null }, caller);
    const both = round % 2 === 0 ? [on(), away()] : [away(), on()];
    await Promise.all(both);
    expect([round, await flagsOf(service.id)]).toEqual([round, { listed: 0, paused: 1 }]);
    expect(await countOf(service.category_id)).toBe(listed - 1);
  }
});
