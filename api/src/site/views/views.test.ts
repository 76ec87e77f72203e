import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider } from '../../../test/people.ts';
import { serverErrors } from '../../../test/server-errors.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';
import { startDrawing } from './drawing.ts';

const h = await startHarness();
const folder = mkdtempSync(join(tmpdir(), 'tero-views-'));
const dist = join(folder, 'dist');
mkdirSync(join(dist, 'assets'), { recursive: true });
mkdirSync(join(folder, 'dist-server'));
writeFileSync(
  join(dist, 'index.html'),
  `<html><head><title>Tero</title><meta name="description" content="x"><script type="module" crossorigin src="/assets/a.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/b.js"></head><body><div id="root"></div><noscript>Sin JavaScript</noscript></body></html>`,
);
const entry = join(folder, 'dist-server', 'server.mjs');
// replaces the app's renderer with one that shows the data it reads
writeFileSync(
  entry,
  `let read;
export const startReading = (given) => { read = given; };
export async function draw(address) {
  if (address === '/help') throw new Error('no view of this');
  if (address === '/about' || address.startsWith('/never/')) return new Promise(() => {});
  const { status, body } = await read('/api' + address.replace('servicios', 'services'));
  const data = '<script type="application/json" id="data">' + JSON.stringify({ status, body }) + '</script>';
  return { head: '<link rel="preload" as="image" href="/a.webp">', root: '<h1>$& ' + address + '</h1>', data };
}`,
);
const config = { ...h.deps.config, responseCacheSeconds: 3 };
const { app } = await buildApp({ ...h.deps, config, clock: h.clock, logTo: serverErrors, dist });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
let ahead = 0;
const { now } = performance;
const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
afterAll(() => clock.mockRestore());
const service = await createService(h, await createProvider(h, { entitled: true }));
const own = `/servicios/${service.id}`;

const agent = { 'user-agent': 'a browser' };

/** Returns the page of an address once its view is ready; until then a busy machine sends the shell. */
async function drawn(url: string, headers: Record<string, string> = agent): Promise<string> {
  await expect.poll(async () => (await app.inject({ url, headers })).body, { timeout: 60_000 }).toContain('<h1>');
  return (await app.inject({ url, headers })).body;
}

it('a page comes with its view, the head of what is there, and code that waits until that is seen', async () => {
  const page = await drawn(own);
  expect(page).toContain(`<div id="root"><h1>$& ${own}</h1></div>`);
  expect(page).toContain(`<title>${service.title} | Tero</title>`);
  expect(page).toMatch(/<link rel="preload" as="image" href="\/a.webp"><\/head>/);
  expect(page).not.toContain('noscript');
  expect(page.indexOf('/assets/a.js')).toBeGreaterThan(page.indexOf('id="data"'));
  const [, code, script = ''] = /<template id="tero-code">(.*?)<\/template><script>(.*?)<\/script>/s.exec(page) ?? [];
  expect(code).toBe(
    '<script type="module" crossorigin src="/assets/a.js"></script><link rel="modulepreload" crossorigin href="/assets/b.js">',
  );
  // the policy allows this script, and no other in the page
  const { headers } = await app.inject({ url: own, headers: agent });
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('every account, browser and network gets the same page: a visitor’s view', async () => {
  const owner = await createProvider(h, { entitled: true });
  const client = await createClient(h);
  const { id } = await createService(h, owner);
  const url = `/servicios/${id}`;
  // the first request, for which the view is drawn, is from the owner, with everything that a browser may send
  const all = { cookie: 'tero_device=a; session=b', 'x-forwarded-for': '9.9.9.9' };
  await drawn(url, { ...agent, ...all, authorization: `Bearer ${owner.token}` });
  const shown = async (headers: Record<string, string>, remoteAddress = '10.0.0.1') => {
    const { body, headers: said } = await app.inject({ url, headers: { ...agent, ...headers }, remoteAddress });
    return [body, said['set-cookie'], said['content-encoding'], said.etag];
  };
  const first = await shown({ ...all, authorization: `Bearer ${owner.token}` });
  const asked = await app.inject({ url: `/api/services/${id}` });
  expect(first[0]).toContain(
    `<script type="application/json" id="data">${JSON.stringify({ status: 200, body: asked.json() })}`,
  );
  expect(await shown({})).toEqual(first);
  expect(await shown({ authorization: `Bearer ${client.token}`, 'accept-language': 'en' })).toEqual(first);
  expect(await shown({ 'user-agent': 'another' })).toEqual(first);
  expect(await shown({}, '10.7.0.1')).toEqual(first);
});

it('a page says how old it is, and is given out again until its view is some seconds old', async () => {
  const { id } = await createService(h, await createProvider(h, { entitled: true }));
  const url = `/servicios/${id}`;
  await drawn(url);
  ahead += 1500;
  const asked = async (given: Record<string, string> = {}) => {
    const { statusCode, headers } = await app.inject({ url, headers: { ...agent, ...given } });
    return [statusCode, headers['cache-control'], headers.age];
  };
  const word = 'public, max-age=0, s-maxage=3';
  // drawing used part of the time
  const old = expect.stringMatching(/^[23]$/);
  expect([await asked(), await asked({ 'accept-encoding': 'br' })]).toEqual(Array(2).fill([200, word, old]));
  await h.deps.db.deleteFrom('services').where('id', '=', id).execute();
  ahead += 500;
  expect(await asked({ 'accept-encoding': 'br' })).toEqual([200, word, old]);
  ahead += 2000;
  for (const encoding of ['identity', 'br', 'gzip'])
    expect((await asked({ 'accept-encoding': encoding }))[0]).toBe(404);
});

it('a page comes compressed as its browser asks, and not at all where the browser has it', async () => {
  await drawn(own);
  const { body, headers } = await app.inject({ url: own, headers: agent });
  const packed = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpack] of Object.entries(packed)) {
    const asked = { ...agent, 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' };
    const page = await app.inject({ url: own, headers: asked });
    expect([page.headers['content-encoding'], page.headers.vary, page.headers.etag]).toEqual([
      encoding,
      'accept-encoding, Save-Data',
      headers.etag,
    ]);
    expect(unpack(page.rawPayload).toString()).toBe(body);
    const known = await app.inject({ url: own, headers: { ...asked, 'if-none-match': String(headers.etag) } });
    expect([known.statusCode, known.body, known.headers['content-encoding']]).toEqual([304, '', undefined]);
    const head = await app.inject({ method: 'HEAD', url: own, headers: asked });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(page.rawPayload.length),
    ]);
  }
});

it.each(['/help', '/about', '/login', '/servicios?q=poda', '/servicios/999999'])(
  '%s, of which there is no view, comes as the app’s shell',
  async (url) => {
    await drawn(own);
    const { body } = await app.inject({ url });
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('noscript');
  },
);

it('what a link brings along changes nothing, and a page of a list is one of its own', async () => {
  expect(await drawn(`${own}?fbclid=x&utm_source=whatsapp`)).toContain(`<h1>$& ${own}</h1>`);
  expect(await drawn('/servicios?page=2')).toContain('<h1>$& /servicios?page=2</h1>');
});

it('whoever comes when too many wait is not made to wait', async () => {
  const faults: string[] = [];
  const { draw, close } = startDrawing({
    entry,
    read: async () => ({ status: 404, body: 'null' }),
    onFault: (fault) => faults.push(fault),
  });
  let settled = 0;
  for (let at = 0; at < 8; at += 1) {
    void draw(`/never/${at}`, () => undefined).then(() => {
      settled += 1;
    });
  }
  expect(await draw('/servicios', () => undefined)).toBeNull();
  expect([settled, faults]).toEqual([0, []]);
  await close();
});

it('an address is drawn once for all who ask for it meanwhile, also after some went without it', async () => {
  const reads: string[] = [];
  const { promise: read, resolve: letGo } = Promise.withResolvers<void>();
  const given = { entry, onFault: () => undefined };
  const { draw, close } = startDrawing({
    ...given,
    read: async (address) => {
      reads.push(address);
      await read;
      return { status: 200, body: 'null' };
    },
  });
  const done: string[] = [];
  const ask = () => draw('/servicios', ({ root }) => done.push(root));
  expect(await Promise.all([ask(), ask()])).toEqual([null, null]);
  await expect.poll(() => reads, { timeout: 60_000 }).toHaveLength(1);
  const late = ask();
  letGo();
  await late;
  await expect.poll(() => [reads.length, done]).toEqual([1, ['<h1>$& /servicios</h1>']]);
  await close();
});

it('a renderer that cannot start leaves the shell', async () => {
  const faults: string[] = [];
  const given = { entry: join(folder, 'missing.mjs'), read: async () => ({ status: 404, body: 'null' }) };
  const { draw, close } = startDrawing({ ...given, onFault: (fault) => faults.push(fault) });
  expect(await draw('/', () => undefined)).toBeNull();
  await expect.poll(() => faults, { timeout: 60_000 }).toEqual([expect.stringContaining('missing.mjs')]);
  await close();
});
