// The world of the day: a Postgres with services, providers and clients, the servers as they are built, mail and pushes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open.ts';
import { makeVapidKeys } from '../../api/src/delivery/push/keys.ts';
import { diskFiles } from '../../api/src/files/disk.ts';
import { imageStore } from '../../api/src/images/store.ts';
import { seedBulk } from '../../api/src/seed/bulk/bulk.ts';
import { seedBulkClients } from '../../api/src/seed/bulk/clients.ts';
import { seedDemo } from '../../api/src/seed/demo.ts';
import { readSignIns } from '../../api/src/seed/demo-content.ts';
import { startTero, stopServers } from '../bench/ceiling/servers.mjs';
import { startPostgres } from '../postgres.mjs';
import { followCluster, sharedFolder, startCluster } from '../postgres-cluster.mjs';

/** Services of a provider of the made-up data. */
const perProvider = 20;

/** Makes it; with `replica` visitors read from a standby. */
export async function makeWorld({ providers, clients, processes, replica }) {
  const folder = mkdtempSync(join(tmpdir(), 'tero-day-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const postgres = replica ? await startFollowed() : await startPostgres({ durable: true });
  const db = openDatabase({ databaseUrl: postgres.url, dataDir });
  const now = new Date();
  await migrate(db);
  const [uploads, staged] = ['uploads', 'staged'].map((name) => diskFiles(join(dataDir, name)));
  await seedDemo({ db, images: imageStore(uploads), files: { staged } }, now);
  await seedBulk(db, providers * perProvider, now);
  await seedBulkClients(db, clients, now);
  const outside = fork(new URL('outside.mjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ smtpUrl }] = await once(outside, 'message');
  const vapid = makeVapidKeys();
  const env = {
    ...{ NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '127.0.0.1' },
    ...{ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: smtpUrl },
    ...{ JWT_SECRET: 'a secret that all processes of the day have', PUSH_ALLOW_LOOPBACK: '1' },
    ...{
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: 'mailto:a@tero.example',
    },
  };
  if (postgres.readUrl) env.DATABASE_READ_URL = postgres.readUrl;
  const standby = postgres.readUrl ? openDatabase({ databaseUrl: postgres.readUrl, dataDir }) : null;
  const servers = [];
  for (let at = 0; at < processes; at += 1) servers.push(await startTero(env));
  const close = async () => {
    await stopServers(servers);
    outside.disconnect();
    await db.destroy();
    await standby?.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => outside.kill());
  return {
    db,
    standby,
    servers,
    vapid,
    close,
    tellOutside: (said) => tell(outside, said),
    password: readSignIns().password,
  };
}

/** A Postgres and a standby that follows it. */
async function startFollowed() {
  const folder = await sharedFolder();
  const primary = await startCluster(join(folder, 'primary'), { max_connections: 200 });
  const standby = await followCluster(primary, join(folder, 'standby'), { max_connections: 200 });
  const stop = async () => {
    await standby.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: primary.url, readUrl: standby.url, stop };
}

async function tell(outside, said) {
  outside.send(said);
  const [answer] = await once(outside, 'message');
  return answer;
}

/** What there is to look at and who is signed in, by sign-ins over the servers. */
export async function fillWorld({ db, password }, asking, { clients, providers }) {
  const services = await db
    .selectFrom('services')
    .select('id')
    .where('listed', '=', 1)
    .orderBy('id', 'desc')
    .limit(2000)
    .execute();
  const categories = await db.selectFrom('categories').select('slug').where('group_id', 'is not', null).execute();
  const people = (kind, prefix, limit) =>
    db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('kind', '=', kind)
      .where('username_key', 'like', `${prefix}%`)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  const signedIn = async (all) => {
    for (const one of all) {
      const body = { identifier: one.email, password };
      one.token = (await asking.ask('before the day', '/api/auth/login', { method: 'POST', body })).body.token;
    }
    return all;
  };
  const own = await signedIn(await people('provider', '', providers));
  for (const one of own) {
    const found = await db.selectFrom('services').select('id').where('provider_id', '=', one.id).limit(20).execute();
    one.services = found.map(({ id }) => id);
  }
  return {
    services: services.map(({ id }) => id),
    categories: categories.map(({ slug }) => slug),
    clients: await signedIn(await people('user', 'gente.', clients)),
    providers: own,
    password,
  };
}
