// @module-tag postgres
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { refreshListed } from './lists.ts';

const h = await startHarness();
const { db } = h.deps;

/** Returns the number of this database's transactions that wait for a row which another one has changed. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}

// on SQLite one transaction comes after the other
test.runIf(isPostgres(db))('a service that two transactions hide at once is counted once', async () => {
  const provider = await createProvider(h, { entitled: true });
  const { id, category_id } = await createService(h, provider);
  const countOf = async () =>
    (await db.selectFrom('categories').select('listed_count').where('id', '=', category_id).executeTakeFirstOrThrow())
      .listed_count;
  const before = await countOf();
  const [hidden, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pausing = inTransaction(db, async (trx) => {
    const profile = trx.updateTable('provider_profiles').set({ paused_until: '2999-01-01' });
    await profile.where('account_id', '=', provider.id).execute();
    await refreshListed(trx, { providerId: provider.id }, h.clock.now());
    hidden.resolve();
    await open.promise;
  });
  await hidden.promise;
  const suspending = inTransaction(db, async (trx) => {
    const account = trx.updateTable('accounts').set({ suspended_at: h.clock.now().toISOString() });
    await account.where('id', '=', provider.id).execute();
    await refreshListed(trx, { providerId: provider.id }, h.clock.now());
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
  open.resolve();
  await Promise.all([pausing, suspending]);
  expect(await countOf()).toBe(before - 1);
  const flags = db.selectFrom('services').select(['listed', 'paused']).where('id', '=', id);
  expect(await flags.executeTakeFirstOrThrow()).toEqual({ listed: 0, paused: 0 });
});
