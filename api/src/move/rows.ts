import { type RawBuilder, sql } from 'kysely';
import type { Db, OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { MovedTable } from './shape.ts';

export type Row = Record<string, string | number | null>;

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Reads the rows behind a key, `most` at the most; one more group where a key is shared, so that none is cut. */
async function readBatch(db: Db, table: MovedTable, after: Row | null, most: number): Promise<Row[]> {
  const behind = after
    ? sql`where (${names(table.key)}) > (${sql.join(table.key.map((column) => after[column]))})`
    : sql``;
  const from = sql`select ${names(table.columns)} from ${sql.table(table.name)} ${behind} order by ${names(table.key)}`;
  // a table that leads to itself has few rows, and none may come before its parent
  if (table.parent) return parentsFirst(table, await all(db, from));
  const rows = await all(db, sql`${from} limit ${sql.lit(most)}`);
  if (table.isUnique || rows.length < most) return rows;
  const end = rows.at(-1) as Row;
  const isEnd = (row: Row) => table.key.every((column) => row[column] === end[column]);
  const whole = rows.filter((row) => !isEnd(row));
  if (whole.length > 0) return whole;
  return readBatch(db, table, after, most * 2);
}

async function all(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await (query as RawBuilder<Row>).execute(db)).rows;
}

function parentsFirst({ parent }: MovedTable, rows: Row[]): Row[] {
  const depth = (row: Row, seen = 0): number => {
    const above = rows.find(({ id }) => id === row[parent ?? '']);
    return above && seen < rows.length ? 1 + depth(above, seen + 1) : 0;
  };
  const depths = new Map(rows.map((row) => [row, depth(row)]));
  return rows.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
}

/** Reads a table in parts, behind a key or from its beginning. */
export async function* batches(db: Db, table: MovedTable, after: Row | null, most: number): AsyncGenerator<Row[]> {
  let behind = after;
  for (;;) {
    const rows = await readBatch(db, table, behind, most);
    if (rows.length > 0) yield rows;
    if (table.parent || rows.length === 0) return;
    behind = rows.at(-1) as Row;
  }
}

/** Adds rows as they are, with their ids, in one statement. */
export async function insertRows(db: Db, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const into = sql`insert into ${sql.table(name)} (${names(columns)})`;
  if (isPostgres(db)) {
    const source = sql`json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`;
    await sql`${into} select ${names(columns)} from ${source}`.execute(db);
    return;
  }
  const values = columns.map((_, at) => sql`value ->> ${sql.lit(at)}`);
  const text = JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
  await sql`${into} select ${sql.join(values)} from json_each(${text})`.execute(db);
}

/** How many rows each table has. */
export async function countRows(db: OuterDb, tables: readonly MovedTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db);
    counts.set(name, Number(rows[0]?.total));
  }
  return counts;
}
