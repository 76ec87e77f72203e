// The servers of `npm run bench`: the built Tero and its ceiling, each in a process that reports its own CPU.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import webpush from 'web-push';

const accounting = new URL('accounting.mjs', import.meta.url).href;
const built = new URL('../../api/dist/main.mjs', import.meta.url);

/** Returns the variables of a production server on `folder` or, if one is given, on a Postgres. */
export function production(folder, databaseUrl) {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tero.example', PORT: '0', DEMO: '0', DATA_DIR: folder },
    ...{
      DATABASE_URL: databaseUrl ?? '',
      JWT_SECRET: randomBytes(32).toString('base64url'),
      ALLOW_SANDBOX_PAYMENTS: '1',
    },
    ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:avisos@tero.example' },
    // the limits count calls but refuse nobody
    RATE_LIMIT_SCALE: '1000000',
  };
}

/** Starts Tero and waits for its first response. `started` is the CPU used, `memory` the MB when idle. */
export async function startTero(env) {
  const port = await freePort();
  const child = fork(built, {
    env: { ...process.env, ...env, PORT: `${port}`, HOST: '127.0.0.1' },
    execArgv: ['--import', accounting],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const began = performance.now();
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`Tero ended with ${code}`)));
  ended.catch(() => undefined);
  await Promise.race([answers(port), ended]);
  const ms = performance.now() - began;
  return { child, port, started: { ms, ...(await tellsOf(child)) } };
}

/** Starts the ceiling of the same reads (server.mjs). */
export async function startCeiling(env, reads) {
  const child = fork(new URL('server.mjs', import.meta.url), {
    execArgv: ['--import', accounting],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ env, reads });
  const [{ port, error }] = await once(child, 'message');
  if (error) throw new Error(error);
  return { child, port };
}

/** Returns the ms of CPU that a server has used, and its memory in MB. */
export async function tellsOf(child) {
  child.send('told');
  const [{ cpu, memory }] = await once(child, 'message');
  return { cpu: (cpu.user + cpu.system) / 1000, memory: memory / 1024 / 1024 };
}

export async function stopServers(servers) {
  await Promise.all(
    servers.map(async ({ child }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
}

async function answers(port) {
  while (true) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null);
    if (answer?.ok) return;
    await wait(5);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
