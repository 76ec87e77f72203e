import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

// Postgres hands out int8 and numeric as text; ours are small enough for a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens the database that `databaseUrl` names, or the SQLite file in the data folder. Close with `db.destroy()`. */
export function openDatabase(options: { databaseUrl: string | null; dataDir: string }): Db {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  mkdirSync(options.dataDir, { recursive: true });
  return openSqlite(join(options.dataDir, 'tero.sqlite'));
}

export function openSqlite(path: string): Db {
  return new Kysely<Database>({ dialect: sqliteDialect(path) });
}

export function openPostgres(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    // as on any SSD: with the default, made for turning disks, a search of 1,000 hits reads an index of all services
    options: '-c random_page_cost=1.1',
  });
  // An idle connection that the server drops must not end the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
