// Records the minimal cost of each address: Tero's own statements, taken from a call and prepared once.
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { postgresDialect } from '../../api/src/db/postgres.ts';
import { sqliteDialect } from '../../api/src/db/sqlite.ts';

/** Returns, by address, the statements and the response of one call, after the server has loaded its vocabulary. */
export async function record(config, file, addresses) {
  let heard = [];
  const dialect = config.databaseUrl ? postgresDialect(config.databaseUrl) : sqliteDialect(file);
  const log = ({ query }) => heard.push({ text: query.sql, values: [...query.parameters] });
  const db = new Kysely({ dialect, log });
  const { app } = await buildApp({ config, db, clock: systemClock });
  const recorded = new Map();
  for (const address of addresses) {
    await app.inject({ url: address });
    heard = [];
    const answer = await app.inject({ url: address });
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}: ${answer.body}`);
    recorded.set(address, { statements: [...heard], answer: answer.json() });
  }
  await app.close();
  await db.destroy();
  return recorded;
}

/** Opens a database for statements that are each prepared once. `run` returns the rows of a statement. */
export function openPrepared(config, file) {
  return config.databaseUrl ? onPostgres(config.databaseUrl) : onSqlite(file);
}

function onSqlite(file) {
  const db = new Sqlite(file, { readonly: true });
  db.pragma('cache_size = -65536');
  const prepared = new Map();
  return ({ text, values }) => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values);
  };
}

function onPostgres(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10, options: '-c random_page_cost=1.1' });
  const names = new Map();
  return async ({ text, values }) => {
    if (!names.has(text)) names.set(text, `s${names.size}`);
    return (await pool.query({ name: names.get(text), text, values })).rows;
  };
}
