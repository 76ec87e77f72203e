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
