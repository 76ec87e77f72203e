import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contract } from '@tero/shared/contract/index';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createProvider, type Person } from '../../../test/people.ts';
import { type CreatedService, createService } from '../../../test/services.ts';
import { portOf } from '../../../test/wire.ts';
import { buildApp } from '../../app.ts';
import type { Config } from '../../config/config.ts';

const h = await startHarness({ LOG_LEVEL: 'info' });
const kept = await logged({});
/** The same with nothing kept, and with Fastify's way alone. */
const made = await logged({ keptAnswersBytes: 0 });
const plain = await logged({ keptAnswersBytes: 0 });
plain.app.server.removeAllListeners('request').on('request', plain.app.routing);
const all = [kept, made, plain];
afterAll(async () => void (await Promise.all(all.map(({ app }) => app.close()))));

async function logged(config: Partial<Config>) {
  const said: string[] = [];
  const logTo = { write: (line: string) => void said.push(line) };
  const built = await buildApp({ ...h.deps, config: { ...h.deps.config, ...config }, clock: h.clock, logTo });
  return { app: built.app, lines: said };
}

/** Counts what Fastify is asked that is the same for everybody: what succeeds without it comes the short way. */
function handledBy(app: FastifyInstance): () => number {
  let handled = 0;
  const { answerVisitor } = app;
  app.answerVisitor = (...given) => {
    handled += 1;
    return answerVisitor(...given);
  };
  return () => handled;
}

let provider: Person;
let service: CreatedService;
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true });
  service = await createService(h, provider, { category: 'Electricidad' });
});

interface Asked {
  method: 'GET' | 'HEAD';
  target: string;
  headers: Record<string, string>;
}

interface Answer {
  statusCode: number;
  head: string[];
  tag: string | undefined;
  body: string;
}

/** What moves by itself: clocks, and what each call has of its own. */
const moving = new Set(['Date', 'x-ratelimit-reset']);
const own = ['time', 'pid', 'hostname', 'reqId', 'responseTime'];

async function answerOf(to: FastifyInstance, { method, target, headers }: Asked) {
  const port = await portOf(to);
  return new Promise<Answer>((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port, method, path: target, headers: { host: 'tero.example', ...headers } });
    call.on('error', reject).on('response', async (response) => {
      const { statusCode = 0, rawHeaders } = response;
      const head = rawHeaders.map((text, at) => (moving.has(rawHeaders[at - 1] ?? '') ? '' : text));
      const body = (await buffer(response)).toString('base64');
      resolve({ statusCode, head, tag: response.headers.etag, body });
    });
    call.end();
  });
}

/** The line of the log, once it is written: after the answer has gone. */
async function lineOf(said: string[]): Promise<unknown> {
  await expect.poll(() => said.length).toBeGreaterThan(0);
  const told = said.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of told) for (const name of own) delete line[name];
  return told;
}

const reads = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .filter(({ method, auth, cache }) => method === 'GET' && auth === 'anyone' && cache === 'checked');

const header = (name: string, values: string[]) =>
  fc.constantFrom(null, ...values).map((value) => (value === null ? {} : { [name]: value }));

const asked = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  path: fc.constantFrom(...reads.map(({ path }) => path)),
  part: fc.constantFrom('service', 'provider', 'electricidad', 'nada'),
  query: fc.constantFrom('', '', '?', '?q=serv', '?page=1', '?page=nada', '?page=1&page=2', '?limit=0', '?q=%00', '?%'),
  spelling: fc.constantFrom('plain', 'escaped', 'absolute'),
  headers: fc
    .tuple(
      header('accept-encoding', ['br', 'gzip, deflate, br, zstd', 'gzip', 'identity;q=0, *;q=0', 'zstd']),
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, header('if-none-match', ['*', '"otra"', 'the tag'])),
      header('user-agent', ['Firefox', 'Chrome']),
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, header('authorization', ['Bearer nada', 'nada'])),
      header('cookie', ['tero-wrote=1', 'a=b']),
      header('traceparent', ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'nada']),
      header('connection', ['close', 'keep-alive']),
    )
    .map((all) => Object.assign({}, ...all) as Record<string, string>),
});

function targetOf({ path, part, query, spelling }: { path: string; part: string; query: string; spelling: string }) {
  const parts: Record<string, string> = { service: `${service.id}`, provider: `${provider.id}` };
  const target = path.replaceAll(/:\w+/g, parts[part] ?? part) + query;
  if (spelling === 'absolute') return `http://other.example${target}`;
  return spelling === 'escaped' ? target.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) : target;
}

it('an answer that comes the short way has the bytes, head, counts and line of the log that Fastify gives it', async () => {
  const ways = [kept, made].map((way) => ({ ...way, handled: handledBy(way.app), short: 0 }));
  await Promise.all(all.map(({ app }) => portOf(app)));
  for (const { lines } of all) lines.length = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, headers, ...address }) => {
      const call: Asked = { method: method as Asked['method'], target: targetOf(address), headers };
      // the second is known, and may be kept
      for (const time of ['first', 'second']) {
        const wanted = { ...(await answerOf(plain.app, call)), line: await lineOf(plain.lines) };
        for (const way of ways) {
          const before = way.handled();
          const answer = { ...(await answerOf(way.app, call)), line: await lineOf(way.lines) };
          expect({ time, call, ...answer }).toEqual({ time, call, ...wanted });
          if (answer.statusCode < 400 && way.handled() === before) way.short += 1;
        }
        if (headers['if-none-match'] === 'the tag' && wanted.tag)
          call.headers = { ...headers, 'if-none-match': wanted.tag };
      }
    }),
    { numRuns: 120 },
  );
  for (const { short } of ways) expect(short).toBeGreaterThan(15);
});

const left = ({ head }: Answer) => Number(head[head.indexOf('x-ratelimit-remaining') + 1]);

it.each([{}, { keptAnswersBytes: 0 }])('the call after the last that is allowed is refused: %o', async (config) => {
  // another secret has other counts on one database
  const { app } = await logged({ ...config, rateLimitScale: 0.02, jwtSecret: randomUUID() });
  const said = [];
  for (let at = 0; at < 8; at += 1) {
    const answer = await answerOf(app, { method: 'GET', target: '/api/services', headers: {} });
    said.push([answer.statusCode, left(answer)]);
  }
  await app.close();
  expect(said).toEqual([...[5, 4, 3, 2, 1, 0].map((remaining) => [200, remaining]), [429, 0], [429, 0]]);
});

it('a caller that is gone already ends nothing', async () => {
  const call: Asked = { method: 'GET', target: '/api/services', headers: {} };
  const { app } = await logged({});
  await answerOf(app, call);
  app.server.prependListener('request', ({ socket }) => Object.defineProperty(socket, 'remoteAddress', {}));
  expect((await answerOf(app, call)).statusCode).toBe(200);
  await app.close();
});

it('what fails on the short way is answered by Fastify, and counted once', async () => {
  const { id } = await createService(h, provider);
  const call: Asked = { method: 'GET', target: `/api/services/${id}`, headers: {} };
  for (const { app } of [kept, made]) await answerOf(app, call);
  await h.deps.db.deleteFrom('services').where('id', '=', id).execute();
  for (const { app } of [kept, made]) {
    const one = await answerOf(app, call);
    const other = await answerOf(app, call);
    expect([one.statusCode, other.statusCode, left(one) - left(other)]).toEqual([404, 404, 1]);
  }
});
