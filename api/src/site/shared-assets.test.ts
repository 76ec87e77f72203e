import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@tero/shared/rules/time/durations';
import { afterAll, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { startHarness } from '../../test/harness.ts';
import { expectServerError, serverErrors } from '../../test/server-errors.ts';
import { buildApp } from '../app.ts';
import type { FileStore } from '../files/store.ts';
import { shareAssets } from './shared-assets.ts';

const bucket = await startBucket();
const h = await startHarness(bucket.env);
const folder = mkdtempSync(join(tmpdir(), 'tero-builds-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

/** Returns a machine with a build of the web app that has these files. */
async function startMachine(build: string, files: Record<string, string>) {
  const dist = join(folder, build);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<html><head><title>${build}</title></head></html>`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  const dataDir = join(folder, `${build} data`);
  mkdirSync(dataDir);
  const config = { ...h.deps.config, production: true, dataDir };
  const { app } = await buildApp({ ...h.deps, config, clock: h.clock, logTo: serverErrors, dist });
  ends.push(() => app.close());
  return app;
}

it('a machine has the files of another release’s app, old and new, and none that nobody has', async () => {
  const before = await startMachine('before', { 'index-old12345.js': 'old', 'same-12345678.js': 'same' });
  const after = await startMachine('after', { 'index-new12345.js': 'new', 'look-12345678.css': 'p{}' });
  const asked = async (app: typeof before, name: string) => {
    const { statusCode, body, headers } = await app.inject({ url: `/assets/${name}` });
    return [statusCode, statusCode === 200 ? body : '', headers['content-type'], headers['cache-control']];
  };
  const forever = 'public, max-age=31536000, immutable';
  const script = 'text/javascript; charset=utf-8';
  expect(await asked(before, 'index-new12345.js')).toEqual([200, 'new', script, forever]);
  expect(await asked(before, 'look-12345678.css')).toEqual([200, 'p{}', 'text/css; charset=utf-8', forever]);
  expect(await asked(after, 'index-old12345.js')).toEqual([200, 'old', script, forever]);
  for (const name of ['index-none1234.js', 'passwd']) expect((await asked(after, name))[0]).toBe(404);
  expect((await after.inject({ method: 'POST', url: '/assets/index-old12345.js' })).statusCode).toBe(404);
});

it('a bucket that is away takes no start, and no file that a machine has', async () => {
  expectServerError(/the files of this build were not kept/);
  bucket.fault = 'denied';
  const app = await startMachine('alone', { 'index-own12345.js': 'own' });
  bucket.fault = null;
  expect((await app.inject({ url: '/assets/index-own12345.js' })).body).toBe('own');
});

it('the build before stays however long it ran, and those before it for some weeks', async () => {
  const stored = new Map<string, { bytes: Buffer; at: number }>();
  let now = 0;
  const store = {
    put: async (name, bytes) => void stored.set(name, { bytes, at: now }),
    has: async (name) => stored.has(name),
    read: async (name) => stored.get(name)?.bytes ?? null,
    remove: async (names) => {
      for (const name of names) stored.delete(name);
    },
    async *list() {
      for (const [name, { bytes, at }] of stored) yield { name, bytes: bytes.length, age: now - at };
    },
  } satisfies Partial<FileStore>;
  const start = async (build: string, after: number) => {
    now += after;
    const dist = join(folder, `long ${build}`);
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), build);
    for (const name of [`index-${build}.js`, 'same-12345678.js']) writeFileSync(join(dist, 'assets', name), build);
    await shareAssets(dist, store as unknown as FileStore);
    return [...stored.keys()].filter((name) => name.endsWith('.js')).sort();
  };
  await start('one', 0);
  expect(await start('two', 40 * day)).toEqual(['index-one.js', 'index-two.js', 'same-12345678.js']);
  // a machine that starts again records that its build is still in use
  await start('one', 20 * day);
  expect(await start('three', 25 * day)).toEqual(['index-one.js', 'index-three.js', 'same-12345678.js']);
  expect(await start('four', 10 * day)).toEqual(['index-four.js', 'index-three.js', 'same-12345678.js']);
});
