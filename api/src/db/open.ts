import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type PostgresSettings, usualSettings } from './postgres/settings.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, OuterDb } from './schema/database.ts';
import { sqliteDialect } from './sqlite.ts';

/**
 * Opens the database at `databaseUrl`, or the SQLite file in the data folder when that is null. Close it with
 * `db.destroy()`.
 */
export function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  postgres?: PostgresSettings;
}): OuterDb {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options.postgres);
  mkdirSync(options.dataDir, { recursive: true });
  return openSqlite(sqliteFile(options.dataDir));
}

function sqliteFile(dataDir: string): string {
  return join(dataDir, 'tero.sqlite');
}

export function openSqlite(path: string): OuterDb {
  return new Kysely<Database>({ dialect: sqliteDialect(path) }) as OuterDb;
}

export function openPostgres(url: string, settings: PostgresSettings = usualSettings): OuterDb {
  return new Kysely<Database>({ dialect: postgresDialect(url, settings) }) as OuterDb;
}
