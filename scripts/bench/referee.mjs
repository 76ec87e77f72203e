// Compares Tero with its ceiling by the CPU of a call, in alternating rounds, so that other load on the machine affects
// both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeData } from './data.mjs';
import { measureLatency } from './latency.mjs';
import { production, startCeiling, startTero, stopServers, tellsOf } from './servers.mjs';

const connections = 10;
const plain = { 'user-agent': 'Tero bench' };
const asBrowsers = { ...plain, 'accept-encoding': 'gzip, deflate, br, zstd', accept: '*/*' };

/** Asked for in a round. */
const calls = { search: 90, other: 300 };

/**
 * Measures each frequent read on `size` services. Returns rows by read, in ms of CPU per call: of the `ceiling`, of
 * Tero without caches (`first`) and with them (`steady`), also with a browser's headers, and of a page's HTML. It adds
 * the start's ms of CPU, its ms by the clock and its MB when idle, and the slowest hundredth of details in ms, alone
 * and beside searches.
 */
export async function measureCeiling({ size, folder, rounds, server = null }) {
  const { reads, pages, databaseUrl } = await makeData(size, folder, server);
  const env = production(folder, databaseUrl);
  const first = await startTero({ ...env, RESPONSE_CACHE_SECONDS: '0' });
  const servers = {
    first,
    // a folder has one server
    steady: await startTero({ ...env, DATA_DIR: copied(folder) }),
    ceiling: await startCeiling(env, reads),
  };
  const load = fork(new URL('load.mjs', import.meta.url), { execArgv: [] });
  try {
    await wait(2000);
    const start = { ...first.started, memory: (await tellsOf(first.child)).memory };
    const rows = {};
    for (const [name, addresses] of Object.entries(reads)) {
      const ways = {
        ceiling: [servers.ceiling, plain],
        first: [servers.first, plain],
        'first, br': [servers.first, asBrowsers],
        steady: [servers.steady, plain],
        'steady, br': [servers.steady, asBrowsers],
      };
      rows[name] = await inTurns({ ways, load, addresses, rounds, count: calls[name] ?? calls.other });
    }
    for (const [name, address] of Object.entries(pages)) {
      const ways = { 'steady, br': [servers.steady, { ...asBrowsers, accept: 'text/html' }] };
      rows[name] = await inTurns({ ways, load, addresses: [address], rounds, count: calls.other });
    }
    const latency = await measureLatency({ port: first.port, load, reads, headers: plain });
    return { rows, start, latency };
  } finally {
    load.disconnect();
    await stopServers(Object.values(servers));
  }
}

async function inTurns({ ways, load, addresses, rounds, count }) {
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [way, [server, headers]] of Object.entries(ways)) {
      const ms = await measured(server, load, { addresses, count, connections, headers });
      if (round >= 0) times[way].push(ms);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([way, all]) => [way, median(all)]));
}

async function measured({ child, port }, load, asked) {
  const before = await tellsOf(child);
  load.send({ port, ...asked });
  const [{ error }] = await once(load, 'message');
  if (error) throw new Error(error);
  return ((await tellsOf(child)).cpu - before.cpu) / asked.count;
}

/**
 * Copies a data folder and returns the copy's path. Disks that can share blocks do not write the data a second time.
 */
function copied(folder) {
  const other = `${folder}-copy`;
  mkdirSync(other, { recursive: true });
  // files that belong to a running server
  const isOwn = (name) => name === 'server.lock' || name.startsWith('reserve');
  for (const name of readdirSync(folder).filter((one) => !isOwn(one)))
    cpSync(join(folder, name), join(other, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return other;
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
