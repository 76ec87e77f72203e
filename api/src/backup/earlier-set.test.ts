import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { namedFiles } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tero-earlier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the pictures of a set from before the photos of works are found', async () => {
  const path = join(folder, 'tero.sqlite');
  const db = openSqlite(path);
  await migrate(db);
  await sql`drop table quote_photos`.execute(db);
  await db.destroy();
  expect(namedFiles(path)).toEqual([]);
});
