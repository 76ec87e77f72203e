import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { startHarness } from '../../test/harness.ts';
import { expectServerError, serverErrors } from '../../test/server-errors.ts';
import { buildApp } from '../app.ts';

const bucket = await startBucket();
const h = await startHarness(bucket.env);
const folder = mkdtempSync(join(tmpdir(), 'tero-builds-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

/** A machine with a build of the web app that has these files. */
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
