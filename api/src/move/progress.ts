import { sql } from 'kysely';
import { movingTable } from '../db/moving.ts';
import type { Db, OuterDb } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { Row } from './rows.ts';

/** The progress of a table: the key after which the next rows come, and whether it is finished. */
export interface Progress {
  after: Row | null;
  rows: number;
  isDone: boolean;
}

/** Returns the names of all tables in a database, whether Tero's or not. */
export async function tableNames(db: Db): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** An index or a foreign key that is created after the rows. */
export interface Later {
  kind: 'index' | 'reference';
  table: string;
  name: string;
  make: string;
  drop: string;
}

/**
 * Begins to store the progress of each table in the target itself. Until the move ends, no server starts on that
 * database.
 */
export async function beginProgress(db: OuterDb, from: string): Promise<void> {
  await sql`create table ${sql.table(movingTable)} (name text primary key, value text not null)`.execute(db);
  await put(db, 'from', from);
}

/** Returns the place from which the rows of an incomplete move come. */
export async function readOrigin(db: Db): Promise<string | undefined> {
  return (await read(db)).get('from');
}

export async function readProgress(db: Db): Promise<Map<string, Progress>> {
  const rows = [...(await read(db))].filter(([name]) => name.startsWith('table '));
  return new Map(rows.map(([name, value]) => [name.slice('table '.length), JSON.parse(value) as Progress]));
}

/** Writes the progress in the same transaction as the rows, so that a killed move knows what it wrote. */
export async function writeProgress(db: Db, table: string, progress: Progress): Promise<void> {
  await put(db, `table ${table}`, JSON.stringify(progress));
}

/** Stores the indexes and foreign keys to create later. */
export async function writeLater(db: Db, later: readonly Later[]): Promise<void> {
  for (const one of later) await put(db, `later ${one.name}`, JSON.stringify(one));
}

export async function readLater(db: Db): Promise<Later[]> {
  const rows = [...(await read(db))].filter(([name]) => name.startsWith('later '));
  return rows.map(([, value]) => JSON.parse(value) as Later);
}

/** Removes an index or key from the list to create, in the transaction that created it. */
export async function forgetLater(db: Db, name: string): Promise<void> {
  await sql`delete from ${sql.table(movingTable)} where name = ${`later ${name}`}`.execute(db);
}

export async function endProgress(db: OuterDb): Promise<void> {
  await sql`drop table ${sql.table(movingTable)}`.execute(db);
}

async function read(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{
    name: string;
    value: string;
  }>`select name, value from ${sql.table(movingTable)}`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function put(db: Db, name: string, value: string): Promise<void> {
  await sql`insert into ${sql.table(movingTable)} (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db);
}
