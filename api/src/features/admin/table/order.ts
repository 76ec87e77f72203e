import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import type { Condition, Table } from './table.ts';

/** The place where a page begins or ends: the value of the sort column, and the id. */
export interface Place {
  value: string | number | null;
  id: number;
}

export interface Order {
  column: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  isDescending: boolean;
  /** rows may have no value there */
  isNullable: boolean;
}

/** Returns the requested order; `isReversed` reads backwards from a place. */
export function orderOf({ orders, nullable = [] }: Table, sort: string | undefined, isReversed = false): Order {
  const [newest = 'id'] = Object.keys(orders);
  const name = sort?.replace(/^-/, '') ?? newest;
  const isDescending = (sort === undefined || sort.startsWith('-')) !== isReversed;
  return {
    column: orders[name] ?? sql.ref('t.id'),
    direction: sql.raw(isDescending ? 'desc' : 'asc'),
    isDescending,
    isNullable: nullable.includes(name),
  };
}

/** Returns the condition that a row comes after a place; `column` and `id` are the names in the query. */
export function isAfter(
  db: Db,
  { isDescending, isNullable }: Order,
  { value, id }: Place,
  [column, idColumn]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
): Condition {
  const sign = sql.raw(isDescending ? '<' : '>');
  const beyond = sql<SqlBool>`(${column}, ${idColumn}) ${sign} (${value}, ${id})`;
  if (!isNullable) return beyond;
  // SQLite sorts null as the smallest value, Postgres as the largest
  const isNullLast = isPostgres(db) !== isDescending;
  if (value !== null) return isNullLast ? sql<SqlBool>`(${beyond} or ${column} is null)` : beyond;
  const amongNulls = sql<SqlBool>`(${column} is null and ${idColumn} ${sign} ${id})`;
  return isNullLast ? amongNulls : sql<SqlBool>`(${amongNulls} or ${column} is not null)`;
}

/** Writes a place into the address. */
export function written({ value, id }: Place): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Reads a place from the address; null when it is none. */
export function placeIn(text: string): Place | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isValue = value === null || typeof value === 'string' || Number.isFinite(value);
    return isValue && Number.isSafeInteger(id) ? { value: value as Place['value'], id: id as number } : null;
  } catch {
    return null; // somebody changed the address: the list begins anew
  }
}
