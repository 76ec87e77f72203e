import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createProvider, createService } from '../../test/factories.ts';
import { startHarness } from '../../test/harness.ts';
import { serverErrors } from '../../test/server-errors.ts';
import { buildApp } from '../app.ts';

const h = await startHarness();
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
mkdirSync(join(dist, 'assets'));
const text = 'const tero = 1;\n'.repeat(200);
writeFileSync(join(dist, 'index.html'), `<html><head><title>Tero</title></head><body>${text}</body></html>`);
for (const name of ['a.js', 'b.js']) writeFileSync(join(dist, 'assets', name), text);
writeFileSync(join(dist, 'assets', 'a.js.br'), brotliCompressSync(text));
const photo = 'foto-1200.webp';
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
writeFileSync(join(h.deps.config.dataDir, 'uploads', photo), text);
afterAll(async () => {
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
  expect(page.body).toContain('Demasiados intentos. Esperá un momento y probá de nuevo.');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const program = await ask('/servicios', 'application/json');
  expect([program.statusCode, program.json().code]).toEqual([429, 'too_many_requests']);
  await limited.app.close();
});

it.each(['/%E0%A4%A', '/servicios/categoria/50%'])('tells a browser that %s is no address on a page', async (path) => {
  const ask = (accept: string) => h.app.inject({ url: path, headers: { accept } });
  const page = await ask('text/html,*/*;q=0.8');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('La dirección está mal escrita.');
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
    // more than ten listeners of a response are a warning of Node, which fails the test
    it.each(ways)('is sent %s without a warning', async (_way, init) => {
      const response = await fetch(`${origin}${path}`, init);
      expect([200, 206]).toContain(response.status);
      await response.arrayBuffer();
    });
  },
);
