// The process of `npm run bench -- --reviews` that writes them: so that only the server is measured.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import process from 'node:process';

const agents = new Map();

process.on('message', async ({ port, reviews, connections }) => {
  const agent = agents.get(port) ?? new Agent({ keepAlive: true, maxSockets: connections });
  agents.set(port, agent);
  let next = 0;
  const one = async () => {
    while (next < reviews.length) {
      const review = reviews[next];
      next += 1;
      await write(agent, port, review);
    }
  };
  const began = performance.now();
  const told = await Promise.all(Array.from({ length: connections }, one)).then(
    () => ({ ms: performance.now() - began }),
    (error) => ({ error: String(error) }),
  );
  process.send(told);
});

function write(agent, port, { token, service }) {
  const body = JSON.stringify({
    ...{ service_id: service, response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 },
    comment: 'Vino a la hora que dijo y quedó muy prolijo',
  });
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'Tero bench' },
    ...{ 'content-length': Buffer.byteLength(body), 'idempotency-key': randomUUID() },
  };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/reviews', method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 201) reject(new Error(`a review was answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(body);
  });
}
