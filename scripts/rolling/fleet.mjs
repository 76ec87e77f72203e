// A process of each release on one Postgres and one folder of pictures, behind the balancer of the chaos test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { makeVapidKeys } from '../../api/src/delivery/push/keys.ts';
import { startBalancer } from '../../api/test/chaos/balancer.mjs';
import { freePort, startPostgres } from '../postgres.mjs';

export async function startBoth(folder) {
  const [postgres, balancer] = [await startPostgres({ durable: true }), await startBalancer()];
  const vapid = makeVapidKeys();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const env = {
    ...{ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000', PUBLIC_URL: balancer.url },
    ...{ JWT_SECRET: 'a secret that both releases have in the test', DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    ...{ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
  };
  const children = [];

  /** Starts the release whose code is in a folder; resolves with its port once it is ready. */
  async function start(root) {
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'api/src/main.ts')], {
      env: { ...process.env, ...env, PORT: `${port}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server in ${root} ended with ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      if (answer?.ok) return port;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function close() {
    for (const child of children) {
      if (child.exitCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await balancer.close();
    await postgres.stop();
  }

  return { url: balancer.url, databaseUrl: postgres.url, balancer, start, close };
}
