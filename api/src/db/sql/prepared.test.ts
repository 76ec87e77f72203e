// @module-tag postgres
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import type { Db } from '../schema/database.ts';
import { inTransaction } from '../transaction.ts';
import { prepared } from './prepared.ts';

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
const titles = prepared((on: Db, { from, to, most }: Asked) => {
  built += 1;
  const between = on.selectFrom('services').select('title').where('id', '>=', from).where('id', '<=', to);
  return between.orderBy('id').limit(most);
});
const read = async (on: Db, asked: Asked) => (await titles(on, asked)).map(({ title }) => title);

it('is built once, and asked with each call’s own values', async () => {
  const both = { from: first.id, to: second.id, most: 5 };
  expect(await read(db, both)).toEqual(['Uno', 'Otro']);
  expect(await read(db, { ...both, most: 1 })).toEqual(['Uno']);
  expect(await read(db, { ...both, to: first.id })).toEqual(['Uno']);
  expect(built).toBe(1);
});

it('sees what its transaction wrote, and is refused on the outer database inside one', async () => {
  const both = { from: first.id, to: second.id, most: 5 };
  const rename = (trx: Db, title: string) =>
    trx.updateTable('services').set({ title }).where('id', '=', first.id).execute();
  await inTransaction(db, async (trx) => {
    await rename(trx, 'Primero');
    expect(await read(trx, both)).toEqual(['Primero', 'Otro']);
    await rename(trx, 'Uno');
  });
  const outer = inTransaction(db, async () => read(outside, both));
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
  const waiting = read(db, both);
  await writing;
  expect(await waiting).toEqual(['Uno', 'Otro']);
});
