import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import type { Db } from '../schema/database.ts';
import { inTransaction } from '../transaction.ts';
import { only, prepared, preparedWrite } from './prepared.ts';

const h = await startHarness();
const { db } = h.deps;
const outside: Db = db;
const provider = await createProvider(h, { entitled: true });
const first = await createService(h, provider, { title: 'Uno' });
const second = await createService(h, provider, { title: 'Otro' });

let built = 0;
interface Asked {
  from: number;
  to: number;
  most: number;
}
const titles = prepared((on: Db, { from, to, most }: Asked, order: 'asc' | 'desc') => {
  built += 1;
  const between = on.selectFrom('services').select('title').where('id', '>=', from).where('id', '<=', to);
  return between.orderBy('id', order).limit(most);
});
const read = async (on: Db, asked: Asked, order: 'asc' | 'desc') =>
  (await titles(on, asked, order)).map(({ title }) => title);

it('is built once for each shape, and asked with each call’s own values', async () => {
  const both = { from: first.id, to: second.id, most: 5 };
  expect(await read(db, both, 'asc')).toEqual(['Uno', 'Otro']);
  expect(await read(db, both, 'desc')).toEqual(['Otro', 'Uno']);
  expect(await read(db, { ...both, most: 1 }, 'desc')).toEqual(['Otro']);
  expect(await read(db, { ...both, to: first.id }, 'asc')).toEqual(['Uno']);
  expect(built).toBe(2);
});

it('sees what its transaction wrote, and is refused on the outer database inside one', async () => {
  const both = { from: first.id, to: second.id, most: 5 };
  const rename = (trx: Db, title: string) =>
    trx.updateTable('services').set({ title }).where('id', '=', first.id).execute();
  await inTransaction(db, async (trx) => {
    await rename(trx, 'Primero');
    expect(await read(trx, both, 'asc')).toEqual(['Primero', 'Otro']);
    await rename(trx, 'Uno');
  });
  const outer = inTransaction(db, async () => read(outside, both, 'asc'));
  await expect(outer).rejects.toThrow(/outer database inside a transaction/);
});

it('waits for a transaction that has begun', async () => {
  const both = { from: first.id, to: second.id, most: 5 };
  const { promise: isOpen, resolve: begin } = Promise.withResolvers<void>();
  const writing = inTransaction(db, async (trx) => {
    await trx.updateTable('services').set({ title: 'Nuevo' }).where('id', '=', second.id).execute();
    begin();
    await new Promise(setImmediate);
    await trx.updateTable('services').set({ title: 'Otro' }).where('id', '=', second.id).execute();
  });
  await isOpen;
  const waiting = read(db, both, 'asc');
  await writing;
  expect(await waiting).toEqual(['Uno', 'Otro']);
});

it('a write is built once, tells how many rows it changed, and goes with its transaction', async () => {
  let times = 0;
  const rename = preparedWrite((on: Db, { id, title }: { id: number; title: string }) => {
    times += 1;
    return on.updateTable('services').set({ title }).where('id', '=', id);
  });
  const both = { from: first.id, to: second.id, most: 5 };
  expect((await rename(db, { id: first.id, title: 'Aparte' })).numAffectedRows).toBe(1n);
  expect((await rename(db, { id: 0, title: 'Nadie' })).numAffectedRows).toBe(0n);
  const failing = inTransaction(db, async (trx) => {
    await rename(trx, { id: second.id, title: 'Nunca' });
    throw new Error('not at all');
  });
  await expect(failing).rejects.toThrow('not at all');
  expect(await read(db, both, 'asc')).toEqual(['Aparte', 'Otro']);
  await rename(db, { id: first.id, title: 'Uno' });
  expect(await read(db, both, 'asc')).toEqual(['Uno', 'Otro']);
  expect(times).toBe(1);
});

it('a row is inserted by the names of its columns, and told', async () => {
  const columns = ['name', 'finished_at'] as const;
  const finish = preparedWrite((on: Db, job: { name: string; finished_at: string }) =>
    on.insertInto('finished_jobs').values(only(job, columns)).returning('name'),
  );
  for (const name of ['uno', 'dos']) {
    const { rows } = await finish(db, { name, finished_at: h.clock.now().toISOString() });
    expect(rows).toEqual([{ name }]);
  }
});
