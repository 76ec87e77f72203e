import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './open.ts';
import type { OuterDb } from './schema/database.ts';
import { pragma } from './sqlite.ts';
import { inTransaction } from './transaction.ts';

function openFile(): OuterDb {
  const folder = mkdtempSync(join(tmpdir(), 'tero-sqlite-'));
  const db = openSqlite(join(folder, 'tero.sqlite'));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

const one = sql`select 1`;
const make = sql`create table things (name text primary key)`;
const add = (name: string) => sql`insert into things values (${name})`;
const namesOf = async (db: OuterDb) =>
  (await sql<{ name: string }>`select name from things order by name`.execute(db)).rows.map(({ name }) => name);

/** Counts the turns of the event loop that other work gets while `work` runs. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  await work();
  isOver = true;
  return turns;
}

test('a job of many writes lets everything else in between, one after each, as it waits for the disk', async () => {
  const db = openFile();
  await make.execute(db);
  const turns = await turnsDuring(async () => {
    for (let at = 0; at < 10; at += 1) await inTransaction(db, (trx) => add(`${at}`).execute(trx));
  });
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('who only reads waits for no disk, in a transaction neither, nor who took back what was written', async () => {
  const db = openFile();
  await make.execute(db);
  const turns = await turnsDuring(async () => {
    await one.execute(db);
    await inTransaction(db, (trx) => one.execute(trx));
    const failing = inTransaction(db, async (trx) => {
      await add('never').execute(trx);
      throw new Error('not at all');
    });
    await expect(failing).rejects.toThrow('not at all');
  });
  expect(turns).toBe(0);
  expect(await namesOf(db)).toEqual([]);
});

test('whoever comes while a transaction runs has its turn after it, in the order they came', async () => {
  const db = openFile();
  await make.execute(db);
  const seen: string[][] = [];
  const write = (name: string) =>
    inTransaction(db, async (trx) => {
      await add(name).execute(trx);
      await new Promise(setImmediate);
    });
  const look = async () => void seen.push(await namesOf(db));
  await Promise.all([write('a'), look(), write('b'), look()]);
  expect(seen).toEqual([['a'], ['a', 'b']]);
});

test('a pragma says its first value', async () => {
  expect(await pragma(openFile(), 'foreign_keys')).toBe(1);
});

test('the file, its log and the index of the log are read by their owner alone, a file from before too (rule TRUST-49)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tero.sqlite');
  const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  const first = openSqlite(path);
  await make.execute(first);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  await first.destroy();
  chmodSync(path, 0o644);
  const second = openSqlite(path);
  await add('one').execute(second);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  await second.destroy();
});

test('a database in memory leaves no file behind', async () => {
  const db = openSqlite(':memory:');
  await make.execute(db);
  await db.destroy();
  expect(existsSync(':memory:')).toBe(false);
});
