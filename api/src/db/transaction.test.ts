// @module-tag postgres
import { sql } from 'kysely';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createClient } from '../../test/people.ts';
import type { Db, OuterDb, Trx } from './schema/database.ts';
import { onSignal, sendSignal } from './signals.ts';
import { inTransaction } from './transaction.ts';

const h = await startHarness();
const { db } = h.deps;

// a database that hangs would delay each test by 30 s
const limit = { timeout: 5000 };

const one = sql<{ one: number }>`select 1 as one`;
const refused = 'on the outer database inside a transaction: pass trx on';

/** Rejects after 3 s, so that a query that waits for ever fails its own test and not the whole run. */
function soon<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('hangs')), 3000);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const titleOf = (id: number) => db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow();

describe('inside a transaction the outer database', limit, () => {
  it.each<[string, () => Promise<unknown>]>([
    ['no query', () => db.selectFrom('accounts').select('id').execute()],
    ['no raw query', () => one.execute(db)],
    ['no compiled query', () => db.executeQuery(one.compile(db))],
    ['no query after waiting', () => new Promise(setImmediate).then(() => one.execute(db))],
    ['no stream', () => db.selectFrom('accounts').select('id').stream().next()],
    ['no connection', () => db.connection().execute((connection) => one.execute(connection))],
    ['no second transaction', () => inTransaction(db, (trx) => one.execute(trx))],
  ])('takes %s, and stays usable', async (_name, query) => {
    await expect(soon(inTransaction(db, query))).rejects.toThrow(refused);
    await expect(soon(one.execute(db))).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

describe('a transaction', limit, () => {
  it('is refused a query outside and rolls back', async () => {
    const { id } = await createClient(h);
    const { name } = await titleOf(id);
    const work = inTransaction(db, async (trx) => {
      await trx.updateTable('accounts').set({ name: 'Otra' }).where('id', '=', id).execute();
      await titleOf(id);
    });
    await expect(soon(work)).rejects.toThrow(refused);
    expect(await soon(titleOf(id))).toEqual({ name });
  });

  it('leaves the queries of others alone while it runs', async () => {
    const { promise: open, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const work = inTransaction(db, async (trx) => {
      await one.execute(trx);
      begin();
      await open;
      return one.execute(trx);
    });
    await begun;
    const others = [one.execute(db), inTransaction(db, (trx) => one.execute(trx))];
    end();
    const results = await soon(Promise.all([work, ...others]));
    expect(results.map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1]);
  });

  it('lets what it has set off query once it has ended', async () => {
    const { promise: timer, resolve: fire } = Promise.withResolvers<void>();
    const outside = () => one.execute(db);
    const later = await inTransaction(db, async (trx) => {
      await one.execute(trx);
      return { query: timer.then(outside) };
    });
    fire();
    expect((await soon(later.query)).rows).toEqual([{ one: 1 }]);
  });

  it('wakes listeners that may query', async () => {
    const { promise: heard, resolve } = Promise.withResolvers<unknown>();
    const silence = onSignal(db, 'notices', ({ accountId }) => {
      if (accountId === 987) resolve(one.execute(db));
    });
    const told = () => inTransaction(db, (trx) => sendSignal(trx, { topic: 'notices', accountId: 987 }));
    // on Postgres the connection that listens may not be open yet
    const again = setInterval(() => void told(), 200);
    await told();
    await expect(soon(heard)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    clearInterval(again);
    silence();
  });
});

it('is a type of its own', () => {
  expectTypeOf<OuterDb>().not.toExtend<Trx>();
  expectTypeOf<Db>().not.toExtend<Trx>();
  expectTypeOf<Trx>().not.toExtend<OuterDb>();
  expectTypeOf<Db>().not.toExtend<OuterDb>();
  expectTypeOf<OuterDb>().toExtend<Db>();
  expectTypeOf<Trx>().toExtend<Db>();
});
