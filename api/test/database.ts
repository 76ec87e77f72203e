import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres, openSqlite } from '../src/db/open.ts';

interface TestDatabase {
  /** null: SQLite in the data folder */
  url: string | null;
  drop(): Promise<void>;
}

/** Makes a database for one test file, copied from a template that each process migrates once. */
export async function migratedDatabase(dataDir: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? postgresDatabase(server) : sqliteDatabase(dataDir);
}

let sqliteTemplate: Promise<string> | undefined;

async function sqliteDatabase(dataDir: string): Promise<TestDatabase> {
  sqliteTemplate ??= makeSqliteTemplate();
  copyFileSync(await sqliteTemplate, join(dataDir, 'tero.sqlite'));
  return { url: null, drop: async () => undefined };
}

async function makeSqliteTemplate(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'tero-template-')), 'template.sqlite');
  const db = openSqlite(path);
  await migrate(db);
  await db.destroy();
  if (!existsSync(path)) throw new Error('the template was not written');
  return path;
}

async function postgresDatabase(server: string): Promise<TestDatabase> {
  const name = `tero_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  await migrate(db);
  await db.destroy();
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
