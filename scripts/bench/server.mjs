// The ceiling of `npm run bench`, in a separate process: bare Fastify with the same statements as Tero, prepared once,
// and the same views.
import { join } from 'node:path';
import process from 'node:process';
import Fastify from 'fastify';
import { readConfig } from '../../api/src/config/config.ts';
import { detailView } from '../../api/src/features/services/detail-view.ts';
import { cardView, suggestionView } from '../../api/src/features/services/view.ts';
import { openPrepared, record } from './recorded.mjs';

const noDetails = { details: { phone: null, email: null }, managedAt: null };

// recording waits for threads that do not keep the process alive; this timer does until the server listens
setInterval(() => undefined, 60_000);
process.once('message', ({ env, reads }) =>
  ceiling(env, reads).then(
    (port) => process.send({ port }),
    (error) => process.send({ error: error.stack }),
  ),
);
process.once('SIGTERM', () => process.exit(0));

async function ceiling(env, reads) {
  // a busy machine must not refuse the calls that are recorded
  const config = readConfig({ ...env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RESPONSE_CACHE_SECONDS: '0' });
  const file = join(config.dataDir, 'tero.sqlite');
  const addresses = Object.entries(reads).flatMap(([name, list]) => list.map((address) => [address, name]));
  const recorded = await record(config, file, Object.values(reads).flat());
  const run = openPrepared(config, file);
  const app = Fastify();
  const views = new Map(addresses.map(([address, name]) => [address, viewOf(name)]));
  app.get('/*', async ({ url }, reply) => {
    const { statements, answer } = recorded.get(url);
    const found = [];
    for (const statement of statements) found.push(await run(statement));
    reply.type('application/json; charset=utf-8').send(JSON.stringify(views.get(url)(found, answer)));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address().port;
}

/**
 * Returns the function that makes the response from the rows. For reads without a view here it returns Tero's own
 * response, which costs nothing to make.
 */
function viewOf(name) {
  if (name === 'detail')
    return ([[row], images]) => ({
      success: true,
      service: detailView(row, images, noDetails),
    });
  if (name === 'suggestions')
    return (found, answer) => {
      const byId = new Map(found.at(-1).map((row) => [row.id, row]));
      return answer.map((one) => (one.kind === 'category' ? one : suggestionView(byId.get(one.id))));
    };
  if (name.startsWith('list') || name === 'recent' || name === 'category')
    return (found, answer) => ({ ...answer, services: inOrder(found.at(-1), answer.services).map(cardView) });
  return (_found, answer) => answer;
}

function inOrder(rows, wanted) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map(({ id }) => byId.get(id));
}
