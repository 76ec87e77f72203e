// Measures the processor's time of first views: of the thread that draws one, and of the server's own thread that sends one
// which it kept, on the last build with the demo's content.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { startDemo } from './demo.mjs';

const entry = join(import.meta.dirname, '../../web/dist-server/server.mjs');
/** Drawings of each address until its code is compiled well. */
const warmUps = 30;
/** Pages that are asked for at once while the thread is measured: few enough for one view to be kept all the while. */
const sent = 200;

/** Limits in ms of CPU, with nothing else on the machine. */
export const limits = { list: 8, detail: 10, kept: 0.3 };

/** Returns medians in ms by address; `plain` is the time of a route that says two words. */
export async function measureViews(rounds, folder) {
  if (!existsSync(entry)) throw new Error('there is no build: npm run build');
  const { app, port, stop } = await startDemo(folder);
  const sender = new Worker(new URL('views-sender.mjs', import.meta.url), { workerData: port });
  try {
    const addresses = await addressesOf(app);
    const drawn = await measureDrawing(app, Object.values(addresses), rounds);
    const plain = await measureSending(sender, '/health/live', rounds);
    const rows = {};
    for (const [name, address] of Object.entries(addresses)) {
      rows[name] = { ...drawn.get(address), kept: await measureSending(sender, address, rounds) };
    }
    return { rows, plain };
  } finally {
    await sender.terminate();
    await stop();
  }
}

async function addressesOf(app) {
  const read = async (path) => (await app.readAsVisitor(path)).body;
  const [{ id, provider_id, category_slug }] = (await read('/api/services?limit=1')).services;
  const { places: [place] = [] } = await read(`/api/categories/${category_slug}/places`);
  const category = `/servicios/categoria/${category_slug}`;
  return {
    home: '/',
    list: '/servicios',
    category,
    ...(place && { place: `${category}/${place.department}` }),
    detail: `/servicios/${id}`,
    provider: `/provider-profile/${provider_id}`,
    recent: '/recientes',
    help: '/help',
  };
}

/** Draws in a thread like the server's own. */
async function measureDrawing(app, addresses, rounds) {
  const thread = new Worker(new URL('../../api/src/site/views/view-worker.ts', import.meta.url), { workerData: entry });
  await once(thread, 'online');
  const waiting = new Map();
  thread.on('message', async (message) => {
    if (message.type !== 'read') return waiting.get(message.id)(message);
    const { status, body } = await app.readAsVisitor(message.address);
    thread.postMessage({ type: 'response', id: message.id, status, body: JSON.stringify(body) });
  });
  const draw = (id, address) =>
    new Promise((resolve, reject) => {
      waiting.set(id, (message) =>
        message.type === 'drawn' ? resolve(message.view) : reject(new Error(message.reason)),
      );
      thread.postMessage({ type: 'draw', id, address });
    });
  const times = new Map(addresses.map((address) => [address, []]));
  const sizes = new Map();
  let id = 0;
  // in turns: a busy moment of the machine is every address's
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const address of addresses) {
      id += 1;
      const before = await thread.cpuUsage();
      const { root, data } = await draw(id, address);
      const { user, system } = await thread.cpuUsage(before);
      if (round >= warmUps) times.get(address).push((user + system) / 1000);
      sizes.set(address, (root.length + data.length) / 1000);
    }
  }
  await thread.terminate();
  return new Map(addresses.map((address) => [address, { fresh: median(times.get(address)), kB: sizes.get(address) }]));
}

async function measureSending(sender, path, rounds) {
  const times = [];
  for (let round = 0; round < Math.ceil(rounds / 4) + 2; round += 1) {
    // the first makes the page, and compresses it
    await send(sender, path, 2);
    const before = process.threadCpuUsage();
    await send(sender, path, sent);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000 / sent);
  }
  // without the rounds in which this code was compiled
  return median(times.slice(2));
}

function send(sender, path, count) {
  const { promise, resolve, reject } = Promise.withResolvers();
  sender.once('message', resolve);
  sender.once('error', reject);
  sender.postMessage({ path, count });
  return promise.finally(() => sender.off('error', reject));
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
