import { limits } from '@tero/shared/limits';
import { addDays, startOfDay } from '@tero/shared/rules/time/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { searchQueue } from '../../../search/search-queue.ts';
import { searchedWords } from '../../../search/table-search.ts';

export type Condition = RawBuilder<SqlBool>;
export type Ids = RawBuilder<{ id: number }>;

/** Describes how a table is read. `from` names it `t`; it has an `id` and the instant column `day`. */
export interface Table {
  from: RawBuilder<unknown>;
  /** the sort columns; the first is the default, sorted descending */
  orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** the column that a search for a local day reads */
  day: string;
  /** subqueries of the ids that match the words; at least one */
  hits: (db: Db, words: readonly string[]) => readonly Ids[];
}

export interface Wanted {
  search: string;
  sort?: string | undefined;
  page: number;
  limit: number;
}

export interface IdPage {
  ids: number[];
  total: number;
  isFloor: boolean;
}

/** Returns the ids of one page and the number of rows, counted up to a cap. */
export async function pageOfIds(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  wanted: Wanted,
): Promise<IdPage> {
  const offset = (wanted.page - 1) * wanted.limit;
  if (wanted.search.trim()) {
    const ids = await searchQueue.run(() => foundIds(db, table, conditions, wanted));
    const isFloor = ids.length >= limits.searchHits;
    return { ids: ids.slice(offset, offset + wanted.limit), total: ids.length, isFloor };
  }
  const [total, isFloor] = await counted(db, table, conditions);
  if (offset >= total) return { ids: [], total, isFloor };
  const { column, direction } = orderOf(table, wanted.sort);
  const { rows } = await sql<{ id: number }>`
    select t.id from ${table.from} ${where(conditions)}
    order by ${column} ${direction}, t.id ${direction} limit ${sql.lit(wanted.limit)} offset ${sql.lit(offset)}`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), total, isFloor };
}

/**
 * Returns the ids that a search finds, sorted, `searchHits` at most. It gathers the hits first, then sorts those few.
 */
export async function foundIds(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  { search, sort }: Pick<Wanted, 'search' | 'sort'>,
): Promise<number[]> {
  const found = searched(db, table, search.trim());
  if (!found) return [];
  const { column, direction } = orderOf(table, sort);
  const { rows } = await sql<{ id: number }>`
    select id from (
      select t.id as id, ${column} as place from ${found.from} ${where([...found.conditions, ...conditions])}
      limit ${sql.lit(limits.searchHits)}
    ) as few order by place ${direction}, id ${direction} limit ${sql.lit(limits.searchHits)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the next ids below `below`, for an export: no row comes twice. */
export async function idsBelow(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  below: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${table.from} ${where([sql<SqlBool>`t.id < ${below}`, ...conditions])}
    order by t.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

async function counted(db: Db, { from }: Table, conditions: readonly Condition[]): Promise<[number, boolean]> {
  const cap = limits.adminCounted;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${from} ${where(conditions)} limit ${sql.lit(cap + 1)}
    ) as capped`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return total > cap ? [cap, true] : [total, false];
}

function orderOf({ orders }: Table, sort: string | undefined) {
  const [newest = 'id'] = Object.keys(orders);
  const name = sort?.replace(/^-/, '') ?? newest;
  const isDescending = sort === undefined || sort.startsWith('-');
  return { column: orders[name] ?? sql.ref('t.id'), direction: sql.raw(isDescending ? 'desc' : 'asc') };
}

/**
 * Builds the source and conditions of a search for an id, a local day, or words. Hits come first and rows are looked up
 * by id (`cross join` keeps SQLite to that order): otherwise the planner walks an index of the whole table.
 */
function searched(db: Db, { from, day, hits }: Table, text: string) {
  const local = localDayIn(text);
  if (local) {
    const column = sql.ref(`t.${day}`);
    const [begin, end] = [startOfDay(local), startOfDay(addDays(local, 1))].map((at) => at.toISOString());
    return { from, conditions: [sql<SqlBool>`${column} >= ${begin} and ${column} < ${end}`] };
  }
  const found = searchedWords(text);
  const id = /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : null;
  const parts = [
    ...(id === null ? [] : [sql`select ${sql.lit(id)} as id`]),
    ...(found.length ? hits(db, found).map((ids) => sql`select id from ${ids} as h`) : []),
  ];
  if (parts.length === 0) return null;
  const few = sql`(${sql.join(parts, sql` union `)}) as hits cross join ${from}`;
  return { from: few, conditions: [sql<SqlBool>`t.id = hits.id`] };
}

/** Parses `2026-03-10` or `10/03/2026`; null when there is no such day. */
function localDayIn(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso;
}

function where(conditions: readonly Condition[]) {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
