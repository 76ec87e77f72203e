import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isStorageFull } from '../core/errors.ts';
import type { OuterDb } from './schema/database.ts';
import { isPostgres } from './sql/dialect.ts';
import { pragma } from './sqlite.ts';

/** The value of `auto_vacuum` with which freed pages wait for `incremental_vacuum`. */
const incremental = 2;
const pagesAtOnce = 500;

/**
 * Rewrites an old SQLite file that cannot return freed pages, and so removes the remains of deleted rows. Returns the
 * milliseconds that it took, or null when there was nothing to do. Returns 'no room' when the disk is too full; the
 * next start then tries again. Call it before anything else uses the database.
 */
export async function prepareErasure(db: OuterDb): Promise<number | 'no room' | null> {
  if (isPostgres(db) || (await pragma(db, 'auto_vacuum')) === incremental) return null;
  const began = performance.now();
  await pragma(db, `auto_vacuum = ${incremental}`);
  try {
    await sql`vacuum`.execute(db);
  } catch (error) {
    if (isStorageFull(error)) return 'no room';
    throw error;
  }
  await emptyLog(db);
  return Math.round(performance.now() - began);
}

/**
 * Returns freed pages of the SQLite file to the disk and empties the write-ahead log, which still holds old pages.
 * `secure_delete` has already overwritten the freed pages. Does nothing on Postgres, where autovacuum does this
 * (docs/decisions/erasure.md).
 */
export async function giveBackFreed(db: OuterDb): Promise<void> {
  if (isPostgres(db)) return;
  const freed = async () => Number(await pragma(db, 'freelist_count'));
  for (let before = await freed(); before > 0; ) {
    await pragma(db, `incremental_vacuum(${pagesAtOnce})`);
    const left = await freed();
    // a file that could not be rewritten keeps its freed pages
    if (left >= before) break;
    before = left;
    await setImmediate();
  }
  await emptyLog(db);
}

/** Writes SQLite's log into the file and makes it empty. */
export async function emptyLog(db: OuterDb): Promise<void> {
  await pragma(db, 'wal_checkpoint(TRUNCATE)');
}
