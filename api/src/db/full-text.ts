import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OuterDb } from './schema/database.ts';
import { isPostgres } from './sql/dialect.ts';

/** Of one step, which takes some milliseconds; calls that wait go first after each. */
const pagesAtOnce = 100;
const fewest = 2;

/** Rewrites the full-text indexes in small steps: the words of deleted rows stand in them until they are merged. */
export async function mergeIndexes(db: OuterDb): Promise<void> {
  // a negative number begins with all parts of the index, a positive one goes on
  for (const name of await indexes(db)) await mergeAll(db, name, -pagesAtOnce);
}

/**
 * Merges the parts of the full-text indexes that recent writes have made, of like size each, in small steps: every word
 * of a search is looked up in every part. Does nothing on Postgres.
 */
export async function joinIndexParts(db: OuterDb): Promise<void> {
  for (const name of await indexes(db)) {
    await joinPairs(db, name);
    await mergeAll(db, name, pagesAtOnce);
  }
}

/** Lets two parts be merged into one; four are needed where nobody says so. */
async function joinPairs(db: OuterDb, name: string): Promise<void> {
  const config = sql.table(`${name}_config`);
  const { rows } = await sql<{ v: number }>`select v from ${config} where k = 'usermerge'`.execute(db);
  if (Number(rows[0]?.v) !== fewest) await command(db, name, 'usermerge', fewest);
}

async function mergeAll(db: OuterDb, name: string, pages: number): Promise<void> {
  let next = pages;
  while (await merge(db, name, next)) {
    next = pagesAtOnce;
    await setImmediate();
  }
}

/** Returns false once nothing was left to merge. */
async function merge(db: OuterDb, name: string, pages: number): Promise<boolean> {
  const before = await changes(db);
  await command(db, name, 'merge', pages);
  return (await changes(db)) - before >= 2;
}

async function command(db: OuterDb, name: string, word: string, value: number): Promise<void> {
  const table = sql.table(name);
  await sql`insert into ${table} (${sql.ref(name)}, rank) values (${sql.lit(word)}, ${sql.lit(value)})`.execute(db);
}

async function changes(db: OuterDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return Number(rows[0]?.count);
}

async function indexes(db: OuterDb): Promise<string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%using fts5%'`.execute(db);
  return rows.map(({ name }) => name);
}
