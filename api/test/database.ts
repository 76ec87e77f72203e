import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres, openSqlite } from '../src/db/open.ts';
import type { OuterDb } from '../src/db/schema/database.ts';
import { seedCategories } from '../src/seed/categories.ts';

interface TestDatabase {
  /** null: SQLite in the data folder */
  url: string | null;
  drop(): Promise<void>;
}

/** Makes a database for one test file, a copy of a template that is migrated and has the category tree. */
export async function migratedDatabase(dataDir: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? postgresDatabase(server) : sqliteDatabase(dataDir);
}

async function fill(db: OuterDb): Promise<void> {
  await migrate(db);
  await seedCategories(db, new Date('2026-03-10T15:00:00.000Z'));
  await db.destroy();
}

let sqliteTemplate: Promise<string> | undefined;

async function sqliteDatabase(dataDir: string): Promise<TestDatabase> {
  sqliteTemplate ??= makeSqliteTemplate();
  copyFileSync(await sqliteTemplate, join(dataDir, 'tero.sqlite'));
  return { url: null, drop: async () => undefined };
}

async function makeSqliteTemplate(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'tero-template-')), 'template.sqlite');
  await fill(openSqlite(path));
  if (!existsSync(path)) throw new Error('the template was not written');
  return path;
}

/**
 * Makes the template of a whole test run (scripts/postgres-setup.mjs), because migrating takes far longer than copying.
 */
export async function makePostgresTemplate(server: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = newName();
  await onServer(server, `create database ${name}`);
  await fill(openPostgres(addressOf(server, name)));
  return { name, drop: () => onServer(server, `drop database ${name}`) };
}

async function postgresDatabase(server: string): Promise<TestDatabase> {
  const name = newName();
  const template = process.env.TEST_DATABASE_TEMPLATE;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: addressOf(server, name), drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/** Makes a database without a schema, when the tests run on Postgres. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: null, drop: async () => undefined };
  const name = newName();
  await onServer(server, `create database ${name}`);
  return { url: addressOf(server, name), drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

const newName = () => `tero_test_${randomBytes(6).toString('hex')}`;

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
