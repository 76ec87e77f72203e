import { limits } from '@tero/shared/limits';
import { fold } from '@tero/shared/rules/text/text';
import { addDays, startOfDay } from '@tero/shared/rules/time/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { searchQueue } from '../../../search/search-queue.ts';
import { searchedWords } from '../../../search/table-search.ts';
import { dayInText } from './day-in-text.ts';
import { isAfter, orderOf, type Place, placeIn, written } from './order.ts';
import type { Condition, Table } from './table.ts';

/** The requested rows and their order. */
export interface Asked {
  search?: string | undefined;
  sort?: string | undefined;
  /** local days, both included */
  from?: string | undefined;
  to?: string | undefined;
  /** only the rows with these ids */
  ids?: number[] | undefined;
}

export interface Wanted extends Asked {
  page: number;
  limit: number;
  /** the place after or before which the rows come, instead of a page number */
  after?: string | undefined;
  before?: string | undefined;
}

export interface IdPage {
  ids: number[];
  total: number;
  isFloor: boolean;
  /** the places before and after the page; null: there are no rows on that side */
  next: string | null;
  previous: string | null;
}

/** The rows of a request: a source named `t` with its conditions, or null when no row can match. */
interface Source {
  from: RawBuilder<unknown>;
  conditions: readonly Condition[];
  isSearch: boolean;
}

/**
 * Returns the ids of one page and the number of rows. The number is exact for a search, otherwise counted up to a cap.
 */
export async function pageOfIds(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  { wanted, now }: { wanted: Wanted; now: Date },
): Promise<IdPage> {
  const source = await sourceOf(db, table, conditions, { asked: wanted, now });
  if (!source) return { ids: [], total: 0, isFloor: false, next: null, previous: null };
  const read = async () => {
    const [total, isFloor] = await counted(db, source);
    return { ...(await placesOf(db, table, source, wanted)), total, isFloor };
  };
  const { rows, hasBefore, hasAfter, total, isFloor } = await (source.isSearch ? searchQueue.run(read) : read());
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    ids: rows.map(({ id }) => id),
    total,
    isFloor,
    next: last && hasAfter ? written(last) : null,
    previous: first && hasBefore ? written(first) : null,
  };
}

/** Returns the rows of a page, and whether there are others before and after it. */
async function placesOf(db: Db, table: Table, source: Source, wanted: Wanted) {
  const { sort, limit, page } = wanted;
  const [after, before] = [wanted.after, wanted.before].map((text) => (text ? placeIn(text) : null));
  if (before) {
    const rows = await nextPlaces(db, table, source, { sort, isReversed: true, from: before, limit: limit + 1 });
    return { rows: rows.slice(0, limit).reverse(), hasBefore: rows.length > limit, hasAfter: true };
  }
  const offset = after ? 0 : (page - 1) * limit;
  const rows = await nextPlaces(db, table, source, { sort, from: after, limit: limit + 1, offset });
  return { rows: rows.slice(0, limit), hasBefore: Boolean(after) || offset > 0, hasAfter: rows.length > limit };
}

interface Step {
  sort?: string | undefined;
  isReversed?: boolean;
  /** begins after this row */
  from?: Place | null | undefined;
  limit: number;
  offset?: number;
}

async function nextPlaces(db: Db, table: Table, source: Source, step: Step): Promise<Place[]> {
  const order = orderOf(table, step.sort, step.isReversed);
  const { column, direction } = order;
  const { from } = step;
  const [limit, offset] = [sql.lit(step.limit), sql.lit(step.offset ?? 0)];
  // finds the rows first and sorts them afterwards: otherwise the planner walks an index of the whole table
  const query = source.isSearch
    ? sql<Place>`select id, value from (
        select t.id as id, ${column} as value from ${source.from} ${where(source.conditions)}
      ) as few ${from ? where([isAfter(db, order, from, [sql.ref('value'), sql.ref('id')])]) : sql``}
      order by value ${direction}, id ${direction} limit ${limit} offset ${offset}`
    : sql<Place>`select t.id as id, ${column} as value from ${source.from}
      ${where([...source.conditions, ...(from ? [isAfter(db, order, from, [column, sql.ref('t.id')])] : [])])}
      order by ${column} ${direction}, t.id ${direction} limit ${limit} offset ${offset}`;
  return (await query.execute(db)).rows;
}

/** Yields the ids of all requested rows in their order, in batches. */
export async function* idsInOrder(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  { asked, now, batch }: { asked: Asked; now: Date; batch: number },
): AsyncGenerator<number[]> {
  const source = await sourceOf(db, table, conditions, { asked, now });
  if (!source) return;
  for (let from: Place | undefined; ; ) {
    const rows = await nextPlaces(db, table, source, { sort: asked.sort, from, limit: batch });
    if (rows.length) yield rows.map(({ id }) => id);
    if (rows.length < batch) return;
    from = rows.at(-1);
  }
}

async function counted(db: Db, { from, conditions, isSearch }: Source): Promise<[number, boolean]> {
  const cap = limits.adminCounted;
  const rest = isSearch ? sql`` : sql`limit ${sql.lit(cap + 1)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${from} ${where(conditions)} ${rest}) as capped`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return total > cap && !isSearch ? [cap, true] : [total, false];
}

/**
 * Builds the source of a request from the filters, the days, and a search text (an id, a day, words). Hits come first,
 * and rows are looked up by id (`cross join` makes SQLite keep that order).
 */
async function sourceOf(
  db: Db,
  table: Table,
  conditions: readonly Condition[],
  { asked, now }: { asked: Asked; now: Date },
): Promise<Source | null> {
  const all = [...conditions, ...daysOf(table, asked), ...tickedOf(asked)];
  const text = asked.search?.trim();
  if (!text) return { from: table.from, conditions: all, isSearch: false };
  const day = dayInText(text, table.day, now);
  if (day && !day.rest) {
    // one span after the other by the index of days, because a single query would walk through all days
    const spans = day.within.map((span) => sql`select t.id as id from ${table.from} ${where([span, ...all])}`);
    return foundBy(table, spans, all);
  }
  const rest = day?.rest ?? text;
  const words = rest.startsWith('#') ? [] : searchedWords(rest);
  if (words.length) await table.ready?.(db);
  const id = /^#?\d{1,9}$/.test(rest) ? Number(rest.replace('#', '')) : null;
  const parts = [
    ...(id === null ? [] : [sql`select ${sql.lit(id)} as id`]),
    ...(words.length ? table.hits(db, words, fold(rest)).map((ids) => sql`select id from ${ids} as h`) : []),
  ];
  if (parts.length === 0) return null;
  const days = day ? [sql<SqlBool>`(${sql.join(day.within, sql` or `)})`] : [];
  return foundBy(table, parts, [...all, ...days]);
}

function foundBy(table: Table, parts: readonly RawBuilder<unknown>[], conditions: readonly Condition[]): Source {
  const few = sql`(${sql.join(parts, sql` union `)}) as hits cross join ${table.from}`;
  return { from: few, conditions: [sql<SqlBool>`t.id = hits.id`, ...conditions], isSearch: true };
}

function daysOf({ day }: Table, { from, to }: Asked): Condition[] {
  const at = sql.ref(`t.${day}`);
  return [
    ...(from ? [sql<SqlBool>`${at} >= ${startOfDay(from).toISOString()}`] : []),
    ...(to ? [sql<SqlBool>`${at} < ${startOfDay(addDays(to, 1)).toISOString()}`] : []),
  ];
}

function tickedOf({ ids }: Asked): Condition[] {
  return ids ? [sql<SqlBool>`t.id in (${sql.join(ids.map((id) => sql.lit(id)))})`] : [];
}

function where(conditions: readonly Condition[]) {
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
