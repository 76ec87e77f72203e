import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Kept } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import Fastify, { type FastifyContextConfig, type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';
import { besideContract, cachingPlugin, declareReads } from './caching.ts';

const h = await startHarness({ FIRST_VIEWS: '0' });
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
writeFileSync(join(dist, 'index.html'), '<html><head><title>Tero</title></head></html>');
const { app } = await buildApp({ ...h.deps, clock: h.clock, dist });
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});
const provider = await createProvider(h, { entitled: true });
const { id } = await createService(h, provider);
const tokens = {
  client: (await createClient(h)).token,
  provider: provider.token,
  admin: (await createAdmin(h)).token,
};
const cacheOf = async (url: string, token?: string) => {
  const { statusCode, headers } = await app.inject({
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return [statusCode < 400, headers['cache-control']];
};

/** Builds a server with one route. */
async function withRoute(add: (app: FastifyInstance) => void) {
  const one: FastifyInstance = Fastify();
  await one.register(cachingPlugin, h.deps);
  add(one);
  return one;
}

describe('a read that anyone may make', () => {
  const incomplete: [string, FastifyContextConfig][] = [
    ['nothing', {}],
    ['a limit alone', { limit: { max: 1, window: 1000 } }],
    ['its caching alone', { cache: 'checked' }],
  ];
  it.each(incomplete)('keeps the server from starting when it declares %s', async (_name, config) => {
    const one = await withRoute((to) => void to.get('/nuevo', { config }, async () => 'ok'));
    await expect(one.ready()).rejects.toThrow('/nuevo');
  });

  it('may have it declared by whoever registers its package', async () => {
    const one = await withRoute((to) => {
      declareReads(to, (url) => url === '/nuevo', besideContract({ cache: 'hour' }).config);
      to.get('/nuevo', async () => 'ok');
    });
    await one.ready();
    expect((await one.inject('/nuevo')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

const filled = (path: string) =>
  path
    .replace(/:name|:category\b/, 'Electricidad')
    .replace(':department', 'montevideo')
    .replace(/:providerId/, String(provider.id))
    .replace(/:\w+/g, String(path.includes('/provider') ? provider.id : id));

const reads = Object.values(contract)
  .flatMap((calls) => Object.values(calls))
  .filter(({ method }) => method === 'GET');

const words: Record<Kept, string> = { shared: 'public, max-age=0, s-maxage=0', checked: 'no-cache', never: 'no-store' };

describe('what the API says of caches', () => {
  it.each(reads.map(({ path, auth, cache }) => ({ path, auth, said: words[(cache as Kept | undefined) ?? 'never'] })))(
    '$path',
    async ({ path, auth, said }) => {
      const [isGood, cache] = await cacheOf(filled(path));
      if (auth === 'anyone') expect(cache).toBe(isGood ? said : 'no-store');
      else expect([isGood, cache]).toEqual([false, 'private, no-store']);
      for (const token of [...Object.values(tokens), 'no.es.bueno']) {
        expect((await cacheOf(filled(path), token))[1]).toBe('private, no-store');
      }
    },
  );
});

describe('what lies beside the contract', () => {
  it.each([
    ['/', 'no-cache'],
    ['/servicios', 'no-cache'],
    [`/servicios/${id}`, 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'public, max-age=86400'],
    ['/health/live', 'no-store'],
    ['/health/ready', 'no-store'],
    ['/api/openapi.json', 'no-cache'],
  ])('%s', async (url, said) => expect(await cacheOf(url)).toEqual([true, said]));

  it.each([
    ['/sitemap/nada.xml.gz', 'no-store'],
    ['/previews/service-999999-0123456789ab.jpg', 'no-store'],
    ['/uploads/nada-480.webp', 'no-store'],
    ['/assets/nada.js', 'no-store'],
    ['/api/nada', 'no-store'],
    ['/nada', 'no-cache'],
  ])('%s is no response to be cached', async (url, said) => expect(await cacheOf(url)).toEqual([false, said]));
});

it('an error after a response was declared good is not cached for a year', async () => {
  const one = await withRoute((to) => {
    const lost = new Readable({ read: () => lost.destroy(new Error('the file is gone')) });
    to.get('/foto', besideContract({ cache: 'forever' }), (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').send(lost),
    );
  });
  const { statusCode, headers } = await one.inject('/foto');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
});
