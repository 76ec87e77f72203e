// Tero beside its ceiling: CPU of a call, in rounds in turns, so that what else the machine does is everybody's.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import webpush from 'web-push';
import { makeData } from './data.mjs';

const connections = 10;
const plain = { 'user-agent': 'Tero bench' };
const asBrowsers = { ...plain, 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Asked for in a round: enough for half a second of the fastest. */
const calls = { search: 120, other: 600 };

/**
 * Measures each hot read on `size` services. Returns rows by read, in ms of CPU of one call: of the `ceiling`, of Tero
 * with nothing kept (`first`), as it runs (`steady`), and both as browsers ask.
 */
export async function measureCeiling({ size, folder, rounds, server = null }) {
  const { reads, databaseUrl } = await makeData(size, folder, server);
  const env = production(folder, databaseUrl);
  const servers = {
    ceiling: await start('ceiling', env, reads),
    first: await start('tero', { ...env, KEPT_ANSWERS_MB: '0' }, reads),
    steady: await start('tero', env, reads),
  };
  const load = fork(new URL('load.mjs', import.meta.url));
  try {
    const rows = {};
    for (const [name, addresses] of Object.entries(reads)) {
      const count = calls[name] ?? calls.other;
      const ways = {
        ceiling: [servers.ceiling, plain],
        first: [servers.first, plain],
        'first, br': [servers.first, asBrowsers],
        steady: [servers.steady, plain],
        'steady, br': [servers.steady, asBrowsers],
      };
      const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
      for (let round = -1; round < rounds; round += 1) {
        for (const [way, [server, headers]] of Object.entries(ways)) {
          const ms = await measured(server, load, { addresses, count, connections, headers });
          if (round >= 0) times[way].push(ms);
        }
      }
      rows[name] = Object.fromEntries(Object.entries(times).map(([way, all]) => [way, median(all)]));
    }
    return rows;
  } finally {
    load.disconnect();
    for (const { child } of Object.values(servers)) child.send('stop');
    await Promise.all(Object.values(servers).map(({ child }) => once(child, 'exit')));
  }
}

function production(folder, databaseUrl) {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  return {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tero.example', PORT: '0', DEMO: '0', DATA_DIR: folder },
    ...{ DATABASE_URL: databaseUrl ?? '', JWT_SECRET: randomBytes(32).toString('hex'), ALLOW_SANDBOX_PAYMENTS: '1' },
    ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:avisos@tero.example' },
    // the limits count, and refuse nobody
    RATE_LIMIT_SCALE: '1000000',
  };
}

async function start(kind, env, reads) {
  const child = fork(new URL('server.mjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ kind, env, reads });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

async function measured({ child, port }, load, asked) {
  const before = await cpuOf(child);
  load.send({ port, ...asked });
  const [{ error }] = await once(load, 'message');
  if (error) throw new Error(error);
  return ((await cpuOf(child)) - before) / asked.count;
}

async function cpuOf(child) {
  child.send('cpu');
  const [{ cpu }] = await once(child, 'message');
  return (cpu.user + cpu.system) / 1000;
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
