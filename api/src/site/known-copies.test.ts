import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { serverErrors } from '../../test/server-errors.ts';
import { createService } from '../../test/services.ts';
import { buildApp } from '../app.ts';

const h = await startHarness();
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
const text = 'const tero = 1;\n'.repeat(200);
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), `<html><head><title>Tero</title></head><body>${text}</body></html>`);
for (const name of ['sw.js', 'assets/a.js']) writeFileSync(join(dist, name), text);
const photo = 'foto-1200.webp';
const provider = await createProvider(h, { entitled: true });
const { id } = await createService(h, provider);
writeFileSync(join(h.deps.config.dataDir, 'uploads', photo), text);
const bucket = await startBucket();
afterAll(async () => {
  await bucket.close();
  rmSync(dist, { recursive: true });
});

/**
 * Returns the whole server on this data and the folder of a build, with an example of each path whose head it writes.
 */
async function serving(config: Partial<typeof h.deps.config> = {}) {
  const reads = new Set<string>();
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('HEAD')) reads.add(url.replaceAll(/:\w+/g, String(id)).replace('*', photo));
    });
  };
  subscribe('fastify.initialization', watch);
  const given = { ...h.deps, config: { ...h.deps.config, ...config }, clock: h.clock, logTo: serverErrors, dist };
  const { app } = await buildApp(given);
  unsubscribe('fastify.initialization', watch);
  afterAll(() => app.close());
  return { app, reads };
}

const { app, reads } = await serving();
const pages = ['/', `/servicios/${id}`, `/profesionales/${provider.id}`, '/servicios', '/about', '/admin', '/nada-asi'];
const files = ['/sw.js', '/assets/a.js', '/assets/no.js', `/uploads/${photo}`, '/uploads/no-1200.webp'];
const paths = [...new Set([...pages, ...files, ...reads])];

/** Returns the parts of a response that do not depend on its body; the encoding depends on it. */
const told = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => ({
  statusCode,
  ...Object.fromEntries(['etag', 'cache-control', 'location'].map((name) => [name, headers[name]])),
});

it.each(paths)('says of %s by its head what it says with its body, also to who has it', async (url) => {
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const whole = await app.inject({ url, headers });
    const tag = String(whole.headers.etag ?? '"none"');
    for (const known of [undefined, tag, `"other", ${tag}`, '*', '"other"']) {
      const asked = { url, headers: { ...headers, ...(known && { 'if-none-match': known }) } };
      const got = await app.inject(asked);
      const head = await app.inject({ ...asked, method: 'HEAD' });
      expect({ known, ...told(head) }).toEqual({ known, ...told(got) });
      expect(head.body).toBe('');
      const isKnown = whole.headers.etag !== undefined && known !== undefined && known !== '"other"';
      if (isKnown) expect(head.statusCode).toBe(304);
      const described = ['content-length', 'content-encoding'].filter((name) => head.headers[name] !== undefined);
      if (head.statusCode === 304) expect(described).toEqual([]);
    }
  }
});

it('reads of all kinds have a tag', async () => {
  const tagged: string[] = [];
  for (const url of paths) if ((await app.inject({ url })).headers.etag) tagged.push(url);
  expect(tagged).toEqual(expect.arrayContaining(['/', `/servicios/${id}`, '/sw.js', `/uploads/${photo}`]));
  expect(tagged).toEqual(expect.arrayContaining(['/api/categories', `/api/services/${id}`]));
});

it('says so of a picture in a bucket', async () => {
  const inBucket = await startHarness(bucket.env);
  await inBucket.deps.files.uploads.put(photo, Buffer.from(text));
  const asked = { url: `/uploads/${photo}`, headers: { 'if-none-match': `"${photo}"` } };
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await inBucket.app.inject({ ...asked, method });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', `"${photo}"`]);
  }
});
