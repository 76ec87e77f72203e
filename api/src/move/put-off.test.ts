// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import { beginProgress, endProgress, readLater } from './progress.ts';
import { checkReferences, easeWriting, makeAnew, putOff } from './put-off.ts';

const nobody = { total: () => undefined, copied: () => undefined };

async function migrated(): Promise<OuterDb> {
  const folder = mkdtempSync(join(tmpdir(), 'tero-put-off-'));
  const { url, drop } = await emptyDatabase();
  const db = openDatabase({ databaseUrl: url, dataDir: folder });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  await migrate(db);
  return db;
}

/** Returns everything that a database maintains for its rows: indexes, constraints, triggers. */
async function schemaOf(db: OuterDb): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ text: string }>`
        select indexdef as text from pg_indexes where schemaname = current_schema()
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`
    : sql<{ text: string }>`select sql as text from sqlite_master where sql is not null`;
  return (await query.execute(db)).rows.map(({ text }) => text).sort();
}

test('what is put off is made again as it was, also by a run that begins in the middle', async () => {
  const db = await migrated();
  const whole = await schemaOf(db);
  await beginProgress(db, 'elsewhere');
  await putOff(db);
  const later = await readLater(db);
  expect(later.length).toBeGreaterThan(100);
  const isIndex = (text: string) => /^create (unique )?index/i.test(text);
  expect((await schemaOf(db)).filter(isIndex).length).toBeLessThan(whole.filter(isIndex).length - 100);

  await makeAnew(db, ({ table, kind }) => kind === 'index' && table === 'services', nobody);
  // killed here; the next run postpones nothing that exists again
  expect((await readLater(db)).length).toBeLessThan(later.length);
  await makeAnew(db, ({ kind }) => kind === 'index', nobody);
  await makeAnew(db, ({ kind }) => kind === 'reference', nobody);
  expect(await readLater(db)).toEqual([]);
  await endProgress(db);
  expect(await schemaOf(db)).toEqual(whole);
});

test('a row that leads to one that is not there is found', async () => {
  const db = await migrated();
  await beginProgress(db, 'elsewhere');
  await putOff(db);
  await easeWriting(db);
  await sql`insert into favorites (account_id, service_id, created_at) values (12345, 12345, 'now')`.execute(db);
  const making = async () => {
    await makeAnew(db, ({ kind }) => kind === 'reference', nobody);
    await checkReferences(db);
  };
  await expect(making()).rejects.toThrow(/favorites/);
});
