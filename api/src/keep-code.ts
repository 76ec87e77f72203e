// Run by the build: starts the server once, as production does on a database that is migrated, and keeps what V8 compiled.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCompiled } from './core/start/compiled.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { makeVapidKeys } from './delivery/push/keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'tero-build-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const db = openDatabase({ databaseUrl: null, dataDir: folder });
await migrate(db);
await db.destroy();

const port = await freePort();
const { publicKey, privateKey } = makeVapidKeys();
Object.assign(process.env, {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tero.example', HOST: '127.0.0.1', PORT: `${port}` },
  ...{ DATA_DIR: folder, DATABASE_URL: '', JWT_SECRET: randomBytes(32).toString('hex'), ALLOW_SANDBOX_PAYMENTS: '1' },
  ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:equipo@tero.example' },
});
const { run, code, keptPath } = readCompiled(join(import.meta.dirname, 'process.cjs'));
const { runServer } = run() as typeof import('./process.ts');
await runServer();
const answer = await fetch(`http://127.0.0.1:${port}/health/live`);
if (!answer.ok) throw new Error(`the build answers ${answer.status}`);
// jobs begin one after another
await wait(1000);
writeFileSync(keptPath, code());
process.exit(0);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
