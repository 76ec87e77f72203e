// Starts the real app on its own database with a given number of services.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config/config.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { joinIndexParts } from '../../api/src/db/full-text.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open.ts';
import { seedBulk } from '../../api/src/seed/bulk/bulk.ts';
import { seedBulkClients } from '../../api/src/seed/bulk/clients.ts';
import { seedDemoContent } from '../../api/src/seed/demo.ts';
import { readSignIns } from '../../api/src/seed/demo-content.ts';

/**
 * Opens the app. `server` null: SQLite in `dataDir`. Returns the `ids` of some listed services, and an authorization
 * header for `admin`. `env` overrides the configuration.
 */
export async function openBench(size, dataDir, server, env = {}) {
  const database = server && (await createDatabase(server));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    JWT_SECRET: randomBytes(32).toString('base64url'),
    ...env,
  });
  const db = openDatabase(config);
  const close = async () => {
    await db.destroy();
    await database?.drop();
  };
  try {
    await migrate(db);
    await seedDemoContent(db, systemClock.now());
    await seedBulk(db, size, systemClock.now());
    await seedBulkClients(db, size, systemClock.now());
    await joinIndexParts(db);
    const { app } = await buildApp({ config, db, clock: systemClock });
    const listed = await db.selectFrom('services').select('id').where('listed', '=', 1).orderBy('id').execute();
    const ids = Array.from({ length: 50 }, (_, at) => listed[Math.floor((at * listed.length) / 50)].id);
    return { app, db, ids, admin: await signIn(app), close: () => app.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(app) {
  const { admin, password } = readSignIns();
  const payload = { identifier: admin.email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return `Bearer ${answer.json().token}`;
}

/** Makes an empty database on a server. */
export async function createDatabase(server) {
  const name = `tero_bench_${randomBytes(4).toString('hex')}`;
  const url = new URL(server);
  await run(server, `create database ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database if exists ${name} with (force)`) };
}

async function run(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
