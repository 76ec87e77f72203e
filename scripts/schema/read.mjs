// Reads the data for the schema rules, from a fresh SQLite in memory.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contracted, lastRelease } from '../../api/src/db/deployment/released.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openSqlite } from '../../api/src/db/open.ts';
import { readAccountColumns, readTables, readUnindexed } from '../../api/src/db/sql/account-columns.ts';
import { download, notDownloaded } from '../../api/src/features/profile/export-repository.ts';
import { readUsed } from './rolling.mjs';

/**
 * Returns the facts for the rules. `files` and `registered`: the migrations in the folder and in the list of
 * migrate.ts, without `.ts`. `unindexed`: the foreign keys that begin no index. `columns`: those that hold an account.
 * `tables`: all tables. `downloaded` and `reasons`: the declarations of the download about them. `released` and
 * `latest`: the schemas of the last release and of this one.
 */
export async function readSchema(root) {
  const old = openSqlite(':memory:');
  await migrate(old, { to: lastRelease.migration });
  const released = await readUsed(old);
  await old.destroy();
  const db = openSqlite(':memory:');
  await migrate(db);
  const latest = await readUsed(db);
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const columns = await readAccountColumns(db);
  const tables = await readTables(db);
  const unindexed = await readUnindexed(db);
  await db.destroy();
  const entries = await readdir(join(root, 'api/src/db/migrations'), { withFileTypes: true });
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name.replace(/\.ts$/, '')),
    registered: rows.map(({ name }) => name),
    unindexed,
    columns,
    tables: tables.map(({ name }) => name),
    downloaded: Object.values(download).map(({ of }) => of),
    reasons: Object.keys(notDownloaded),
    released,
    latest,
    contracted,
  };
}
