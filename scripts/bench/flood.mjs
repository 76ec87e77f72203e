// How much longer lists take while one network floods the server with sign-ins, contacts or pages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';

const lists = ['/api/services', '/api/services/category/electricidad', '/api/services?page=4', '/api/services/recent'];
const askers = 4;

const floods = (ids) => ({
  logins: {
    method: 'POST',
    path: '/api/auth/login',
    body: { identifier: 'nadie@ejemplo.uy', password: 'Clave-falsa-1' },
  },
  contacts: { method: 'POST', path: '/api/metrics/track-click', body: { service_id: ids[0], click_type: 'whatsapp' } },
  pages: { method: 'GET', path: `/servicios/${ids[0]}` },
});

/**
 * Returns, of each flood, the 95th percentile of the lists in milliseconds without it and with it, and what the flood
 * was answered. `calls` lists are asked for each time, each by somebody of another network.
 */
export async function measureFloods({ size, calls, connections, folder }) {
  const server = fork(new URL('flood-server.mjs', import.meta.url), [String(size), folder]);
  try {
    const [{ port, ids }] = await once(server, 'message');
    await askLists(port, calls / 4);
    const rows = {};
    for (const [name, flood] of Object.entries(floods(ids))) {
      const without = p95(await askLists(port, calls));
      const sender = new Worker(new URL('flood-sender.mjs', import.meta.url), {
        workerData: { port, connections, ...flood },
      });
      const started = performance.now();
      const withFlood = p95(await askLists(port, calls));
      const seconds = (performance.now() - started) / 1000;
      sender.postMessage('over');
      const [statuses] = await once(sender, 'message');
      const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      rows[name] = { without, with: withFlood, ratio: withFlood / without, 'a second': sent / seconds, statuses };
    }
    return rows;
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

let people = 0;

/** A few people ask for one list after another; returns how long each took. */
async function askLists(port, calls) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const person = async () => {
    while (times.length < calls) times.push(await timeOf(port, lists[times.length % lists.length], agent));
  };
  await Promise.all(Array.from({ length: askers }, person));
  agent.destroy();
  return times;
}

function timeOf(port, path, agent) {
  people += 1;
  const headers = { 'x-forwarded-for': `198.18.${(people >> 8) & 255}.${people & 255}` };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - started));
    })
      .once('error', reject)
      .end();
  });
}

function p95(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
}
