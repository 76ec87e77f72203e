// The client process of `npm run bench`, so that the measurement covers only servers.
import { Agent, get } from 'node:http';
import process from 'node:process';

const agents = new Map();

process.on('message', async ({ port, addresses, count, connections, headers }) => {
  const agent = agents.get(port) ?? new Agent({ keepAlive: true, maxSockets: connections });
  agents.set(port, agent);
  let next = 0;
  const times = [];
  const one = async () => {
    while (next < count) {
      const path = addresses[next % addresses.length];
      next += 1;
      const began = performance.now();
      await ask({ port, path, agent, headers });
      times.push(performance.now() - began);
    }
  };
  const told = await Promise.all(Array.from({ length: connections }, one)).then(
    () => ({ p99: times.toSorted((some, other) => some - other)[Math.floor(times.length * 0.99)] }),
    (error) => ({ error: String(error) }),
  );
  process.send(told);
});

function ask({ port, path, agent, headers }) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}
