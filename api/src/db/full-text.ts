import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, OuterDb } from './schema/database.ts';
import { isPostgres } from './sql/dialect.ts';

/** The pages that one step merges, in some milliseconds. Waiting calls run between two steps. */
const pagesAtOnce = 100;
const fewest = 2;
/** An index with at most this number of pages is merged in one go, which takes no longer than a call. */
const fewPages = 64;
/** The number of equally large segments that writes leave unmerged: the largest that FTS5 accepts. */
const mostBetween = 15;
/** The index that every search reads, and a row that no search finds. Writing the row only creates a segment. */
const searched = 'service_search';
const filling = { rowid: -1, terms: 'parte' };
const mostFillings = 16;

/** Rewrites the full-text indexes in small steps, because they keep the words of deleted rows until they are merged. */
export async function mergeIndexes(db: OuterDb): Promise<void> {
  // a negative number starts a merge of the whole index, a positive number continues it
  for (const name of await indexes(db)) await mergeAll(db, name, -pagesAtOnce);
}

/**
 * Merges the segments of the full-text indexes that recent writes have left, in small steps, because a search looks up
 * each of its words in every segment. Does nothing on Postgres.
 */
export async function joinIndexParts(db: OuterDb): Promise<void> {
  for (const name of await indexes(db)) {
    await joinPairs(db, name);
    await (name === searched ? joinFirst(db) : mergeAll(db, name, pagesAtOnce));
  }
}

/**
 * Merges the segments of the search index until none has the number 1, because looking a word up in that segment takes
 * eight times as long (docs/decisions/search.md). A new segment gets the lowest free number. So recent writes get
 * number 1, and a merge that runs while a small segment holds it gets another number.
 */
async function joinFirst(db: OuterDb): Promise<void> {
  // the automatic merges during writes may get number 1 too
  await configure(db, searched, 'automerge', mostBetween);
  const { isFirst, count, pages } = await partsOfSearch(db);
  if (!isFirst) return;
  if (count > 1 && pages <= fewPages) return mergeAll(db, searched, -pagesAtOnce);
  // one page at a time, so that a step that merged segment 1 does not go on to other segments; later, larger steps
  // involve no small segments
  for (let step = 0; await merge(db, searched, step < fewPages ? 1 : pagesAtOnce); step += 1) {
    if (!(await partsOfSearch(db)).isFirst) await fill(db);
    await setImmediate();
  }
  for (let filled = 0; filled < mostFillings && (await partsOfSearch(db)).isFirst; filled += 1) {
    await fill(db);
    while ((await partsOfSearch(db)).isFirst && (await merge(db, searched, 1))) await setImmediate();
  }
}

async function partsOfSearch(db: OuterDb): Promise<{ isFirst: boolean; count: number; pages: number }> {
  const { rows } = await sql<{ number: number; pages: number }>`
    select segid as number, count(*) as pages from ${sql.table(`${searched}_idx`)} group by segid`.execute(db);
  return {
    isFirst: rows.some(({ number }) => number === 1),
    count: rows.length,
    pages: rows.reduce((sum, { pages }) => sum + pages, 0),
  };
}

/** Writes one small segment, because segment 1 can only be merged with another. */
async function fill(db: OuterDb): Promise<void> {
  await sql`insert or replace into ${sql.table(searched)} (rowid, terms) values (${sql.lit(filling.rowid)}, ${filling.terms})`.execute(
    db,
  );
}

/** Lets two segments be merged into one; the default is four. */
const joinPairs = (db: OuterDb, name: string) => configure(db, name, 'usermerge', fewest);

async function configure(db: OuterDb, name: string, key: string, value: number): Promise<void> {
  const config = sql.table(`${name}_config`);
  const { rows } = await sql<{ v: number }>`select v from ${config} where k = ${key}`.execute(db);
  if (Number(rows[0]?.v) !== value) await command(db, name, key, value);
}

async function mergeAll(db: OuterDb, name: string, pages: number): Promise<void> {
  let next = pages;
  while (await merge(db, name, next)) {
    next = pagesAtOnce;
    await setImmediate();
  }
}

/**
 * Merges some pages, and returns false once nothing is left to merge. It keeps the connection to itself, because it
 * would count other writes as its own, and two merges at once would never end.
 */
function merge(db: OuterDb, name: string, pages: number): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const before = await changes(connection);
    await command(connection, name, 'merge', pages);
    return (await changes(connection)) - before >= 2;
  });
}

async function command(db: Db, name: string, word: string, value: number): Promise<void> {
  const table = sql.table(name);
  await sql`insert into ${table} (${sql.ref(name)}, rank) values (${sql.lit(word)}, ${sql.lit(value)})`.execute(db);
}

async function changes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return Number(rows[0]?.count);
}

async function indexes(db: OuterDb): Promise<string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%using fts5%'`.execute(db);
  return rows.map(({ name }) => name);
}
