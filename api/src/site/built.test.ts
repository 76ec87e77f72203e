import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { serverErrors } from '../../test/server-errors.ts';
import { createService } from '../../test/services.ts';
import { buildApp } from '../app.ts';
import { waitSentence } from '../core/errors.ts';

const h = await startHarness();
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
mkdirSync(join(dist, 'assets'));
const text = 'const tero = 1;\n'.repeat(200);
writeFileSync(join(dist, 'index.html'), `<html><head><title>Tero</title></head><body>${text}</body></html>`);
writeFileSync(join(dist, 'sw.js'), 'the worker');
writeFileSync(join(dist, 'sw-off.js'), 'the worker that ends the one before');
for (const name of ['a.js', 'b.js']) writeFileSync(join(dist, 'assets', name), text);
writeFileSync(join(dist, 'assets', 'a.js.br'), brotliCompressSync(text));
const photo = 'foto-1200.webp';
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
writeFileSync(join(h.deps.config.dataDir, 'uploads', photo), text);
const folders: string[] = [];
const apps: { close: () => PromiseLike<unknown> }[] = [];
afterAll(async () => {
  for (const other of apps) await other.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
  await app.close();
  rmSync(dist, { recursive: true });
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { id } = await createService(h, await createProvider(h, { entitled: true }));

const ways: [string, RequestInit][] = [
  ['plainly', { headers: { 'accept-encoding': 'identity' } }],
  ['compressed', { headers: { 'accept-encoding': 'br, gzip' } }],
  ['in part', { headers: { range: 'bytes=0-9' } }],
  ['by its head', { method: 'HEAD' }],
];

it('tells a browser that asks for too many pages so on a page, and a program in an envelope', async () => {
  const limited = await buildApp({
    ...h.deps,
    config: { ...h.deps.config, rateLimitScale: 0.01 },
    clock: h.clock,
    logTo: serverErrors,
    dist,
  });
  const ask = (url: string, accept: string) => limited.app.inject({ url, headers: { accept } });
  for (let at = 0; at < 3; at += 1) await ask('/servicios', 'text/html');
  const page = await ask('/servicios', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(page.body).toContain(waitSentence(Number(page.headers['retry-after'])));
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const program = await ask('/servicios', 'application/json');
  expect([program.statusCode, program.json().code]).toEqual([429, 'too_many_requests']);
  await limited.app.close();
});

it("sends the app's code with few headers, and counts it all the same", async () => {
  const config = { ...h.deps.config, rateLimitScale: 0.001 };
  const limited = await buildApp({ ...h.deps, config, clock: h.clock, logTo: serverErrors, dist });
  const ask = async () => limited.app.inject({ url: '/assets/b.js' });
  const { statusCode, headers } = await ask();
  expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(Object.keys(headers).filter((name) => /ratelimit|permissions-policy|referrer/.test(name))).toEqual([]);
  await ask();
  await ask();
  const refused = await ask();
  expect([refused.statusCode, refused.headers['x-ratelimit-limit']]).toEqual([429, '3']);
  expect(refused.headers['permissions-policy']).toBeDefined();
  await limited.app.close();
});

it.each(['/%E0%A4%A', '/servicios/categoria/50%'])('tells a browser that %s is no address on a page', async (path) => {
  const ask = (accept: string) => h.app.inject({ url: path, headers: { accept } });
  const page = await ask('text/html,*/*;q=0.8');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('El enlace está incompleto o tiene un error. Revisalo y probá de nuevo.');
  expect(page.body).toContain('<a href="/">Ir al inicio</a>');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
  expect((await ask('application/json')).json().code).toBe('route_not_found');
});

it.each(['/assets/b.js', `/uploads/${photo}`])('says how long %s is to whoever asks beyond its end', async (path) => {
  const response = await fetch(`${origin}${path}`, { headers: { range: 'bytes=999999-' } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${text.length}`]);
  expect(await response.json()).toMatchObject({ success: false, code: 'range_not_satisfiable' });
});

describe.each(['/', '/admin', `/servicios/${id}`, '/assets/a.js', '/assets/b.js', `/uploads/${photo}`])(
  '%s',
  (path) => {
    // Node warns of more than ten listeners on a response, and such a warning fails the test
    it.each(ways)('is sent %s without a warning', async (_way, init) => {
      const response = await fetch(`${origin}${path}`, init);
      expect([200, 206]).toContain(response.status);
      await response.arrayBuffer();
    });
  },
);

it('names a file by its content: a server that was built later says the same', async () => {
  const later = buildFolder('later', 'the worker');
  utimesSync(join(later, 'sw.js'), new Date(0), new Date(0));
  const other = await serving(later);
  const first = await fetch(`${origin}/sw.js`);
  const tag = first.headers.get('etag') ?? '';
  expect([first.headers.get('cache-control'), tag]).toEqual(['no-cache', expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
  expect((await other.inject({ url: '/sw.js' })).headers.etag).toBe(tag);
  const known = await fetch(`${origin}/sw.js`, { headers: { 'if-none-match': `"other", ${tag}` } });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag]);
  writeFileSync(join(later, 'sw.js'), 'another worker');
  const changed = await serving(later);
  const next = await changed.inject({ url: '/sw.js', headers: { 'if-none-match': tag } });
  expect([next.statusCode, next.body]).toEqual([200, 'another worker']);
});

it('takes a bad service worker back by one switch', async () => {
  const off = await serving(dist, { workerOff: true });
  const worker = await off.inject({ url: '/sw.js' });
  expect([worker.body, worker.headers['cache-control']]).toEqual(['the worker that ends the one before', 'no-cache']);
  expect(worker.headers['content-type']).toMatch(/javascript/);
});

it('keeps the code of the build before for a release, and no longer', async () => {
  const ask = async (app: Awaited<ReturnType<typeof serving>>, name: string) =>
    (await app.inject({ url: `/assets/${name}.js` })).statusCode;
  const production = { production: true, publicUrl: 'https://tero.example' };
  let last = await serving(buildFolder('one', 'w'), production);
  h.clock.advance(1_000);
  last = await serving(buildFolder('two', 'w'), production);
  const old = await last.inject({ url: '/assets/one.js' });
  expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([
    200,
    'one',
    'public, max-age=31536000, immutable',
  ]);
  h.clock.advance(1_000);
  last = await serving(buildFolder('three', 'w'), production);
  expect([await ask(last, 'one'), await ask(last, 'two'), await ask(last, 'three')]).toEqual([404, 200, 200]);
  expect(readdirSync(join(h.deps.config.dataDir, 'builds'))).toHaveLength(2);
});

/** Returns the folder of a build with one file of code. */
function buildFolder(name: string, worker: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tero-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<html><head><title>${name}</title></head></html>`);
  writeFileSync(join(folder, 'sw.js'), worker);
  writeFileSync(join(folder, 'assets', `${name}.js`), name);
  folders.push(folder);
  return folder;
}

/** Returns an app on the same data that serves a folder. */
async function serving(folder: string, config: Partial<typeof h.deps.config> = {}) {
  const all = { ...h.deps, config: { ...h.deps.config, ...config }, clock: h.clock, logTo: serverErrors, dist: folder };
  const built = await buildApp(all);
  apps.push(built.app);
  return built.app;
}
