import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { MovedTable } from './shape.ts';

export type Row = Record<string, string | number | null>;

/** The most rows of one statement. */
const sqliteParameters = 32_766;

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/**
 * Reads at most `most` rows after a key. When rows share a key, it reads the rest of that group too, so that none is
 * cut.
 */
async function readBatch(db: Db, table: MovedTable, after: Row | null, most: number): Promise<Row[]> {
  const behind = after
    ? sql`where (${names(table.key)}) > (${sql.join(table.key.map((column) => after[column]))})`
    : sql``;
  const from = sql`select ${names(table.columns)} from ${sql.table(table.name)} ${behind} order by ${names(table.key)}`;
  // a table that refers to itself has few rows, and a parent must come before its children
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

/** Yields a table in parts, after a key or from its beginning. */
export async function* batches(db: Db, table: MovedTable, after: Row | null, most: number): AsyncGenerator<Row[]> {
  let behind = after;
  for (;;) {
    const rows = await readBatch(db, table, behind, most);
    if (rows.length > 0) yield rows;
    if (table.parent || rows.length === 0) return;
    behind = rows.at(-1) as Row;
  }
}

/** Adds rows as they are, with their ids. */
export async function insertRows(db: Db, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  if (isPostgres(db)) {
    const into = sql`insert into ${sql.table(name)} (${names(columns)})`;
    const source = sql`json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`;
    await sql`${into} select ${names(columns)} from ${source}`.execute(db);
    return;
  }
  // parameters instead of JSON, which would be read once more for each column
  const most = Math.floor(sqliteParameters / columns.length);
  for (let at = 0; at < rows.length; at += most) {
    const part = rows.slice(at, at + most);
    const places = `(${columns.map(() => '?').join(', ')})`;
    const text = `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) values ${part.map(() => places).join(', ')}`;
    const values = part.flatMap((row) => columns.map((column) => row[column]));
    await db.executeQuery(CompiledQuery.raw(text, values));
  }
}

/** Returns how many rows each table has. */
export async function countRows(db: OuterDb, tables: readonly MovedTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db);
    counts.set(name, Number(rows[0]?.total));
  }
  return counts;
}
