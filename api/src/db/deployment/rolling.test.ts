// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { isMigrated, migrate, SchemaRefused } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import type { OuterDb } from '../schema/database.ts';
import { readFact, writeFact } from './facts.ts';
import { lastRelease } from './released.ts';

const root = mkdtempSync(join(tmpdir(), 'tero-rolling-'));
const ends: (() => Promise<unknown>)[] = [];
let made = 0;
let db: OuterDb;

beforeEach(async () => {
  made += 1;
  const { url, drop } = await emptyDatabase();
  const opened = openDatabase({ databaseUrl: url, dataDir: join(root, String(made)) });
  db = opened;
  ends.push(() => opened.destroy().then(drop));
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(root, { recursive: true, force: true });
});

/** Changes the schema to that of a newer release which runs beside releases since `oldest`. */
async function newerSchema(oldest: string): Promise<void> {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('999-newer', 'x')`.execute(db);
  await sql`alter table posts add column colour text`.execute(db);
  await writeFact(db, 'oldest release', oldest);
}

const done = async () => (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.length;

test('the schema is brought up to date from the one of the last release', async () => {
  await migrate(db, { to: lastRelease.migration });
  expect(await isMigrated(db)).toBe(false);
  await migrate(db);
  expect([await isMigrated(db), await readFact(db, 'oldest release')]).toEqual([true, lastRelease.migration]);
});

test('a process runs on the schema of the next release, and leaves it as it is', async () => {
  await newerSchema('046-deployment');
  const before = await done();
  await migrate(db);
  expect([await done(), await isMigrated(db), await readFact(db, 'oldest release')]).toEqual([
    before,
    true,
    '046-deployment',
  ]);
});

test('it does not run on that of a release after the next, nor on one that it would have to change', async () => {
  await newerSchema('998-next');
  await expect(migrate(db)).rejects.toThrow(SchemaRefused);
  await expect(migrate(db)).rejects.toThrow(
    'La base es de una versión más nueva de Tero (999-newer). Iniciá esa versión.',
  );
  await writeFact(db, 'oldest release', '046-deployment');
  await sql`delete from kysely_migration where name = '033-offer-titles'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(SchemaRefused);
});

test('a schema of between two releases gets what came in later under a lower number', async () => {
  await migrate(db);
  await sql`alter table inquiries drop column hidden_at`.execute(db);
  await sql`delete from kysely_migration where name = '062-hidden-inquiries'`.execute(db);
  expect(await isMigrated(db)).toBe(false);
  await migrate(db);
  expect(await isMigrated(db)).toBe(true);
  await sql`select hidden_at from inquiries`.execute(db);
});
