import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fullDisk } from '../test/full-disk.ts';
import { createClient } from '../test/people.ts';
import { expectServerError, serverErrors } from '../test/server-errors.ts';
import { smallDisk } from '../test/small-disk.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { startServer } from './server.ts';

const megabyte = 1024 * 1024;
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const disk = onPostgres ? null : smallDisk(120);
const refusing = fullDisk();
const plain = mkdtempSync(join(tmpdir(), 'tero-start-'));
afterAll(() => {
  disk?.remove();
  rmSync(plain, { recursive: true, force: true });
});
let running: Awaited<ReturnType<typeof startServer>> | undefined;
afterEach(async () => {
  disk?.free();
  refusing.free();
  await stop();
});

/** The milliseconds by which the server's clock is ahead, because it caches its readiness for a second. */
let ahead = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };

const message = { name: 'Ana', email: 'ana@x.uy', subject: 'Consulta', message: 'Hola', phone: '099123456' };
const admin = { email: 'jefa@tero.example', password: 'Tormenta-de-mates-4817' };

async function stop() {
  await running?.stop();
  running = undefined;
}

/** Starts the server in a folder, by default on the small disk, after stopping the earlier server. */
async function start(folder = disk?.folder) {
  await stop();
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const server = await startServer(config, clock, serverErrors);
  running = server;
  const { port } = server.app.server.address() as AddressInfo;
  const call = async (method: string, path: string, { body, as }: { body?: object; as?: string } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(as && { authorization: `Bearer ${as}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const signIn = ({ email, password }: typeof admin) =>
    call('POST', '/api/auth/login', { body: { identifier: email, password } });
  return { ...server, call, signIn };
}

type Running = Awaited<ReturnType<typeof start>>;

async function isReady({ call }: Running) {
  ahead += 2000;
  return (await call('GET', '/health/ready')).body;
}
const readsOf = ({ call }: Running) =>
  Promise.all(
    ['/api/categories', '/api/services', '/api/offers'].map(async (path) => (await call('GET', path)).status),
  );

it.skipIf(onPostgres)('a database that takes no writes starts again, and says so', async () => {
  await start(plain);
  await stop();
  refusing.fill();
  expectServerError(/the disk is full/);
  const server = await start(plain);
  await server.runJobs();
  expect(await readsOf(server)).toEqual([200, 200, 200]);
  expect(await isReady(server)).toEqual({ status: 'degraded', reasons: ['disk_full'] });
});

describe.skipIf(!disk)('on a disk that is really full', () => {
  it('a server starts again, serves reads, says why it is degraded, and lets administrators sign in', async () => {
    const before = await start();
    await before.runJobs();
    const ana = (await createClient({ ...before, clock } as never)).token;
    disk?.fill();

    expectServerError(/the disk is nearly full/);
    const server = await start();
    expect(await readsOf(server)).toEqual([200, 200, 200]);
    expect(await isReady(server)).toEqual({ status: 'degraded', reasons: ['disk_low'] });
    // leaves room that the server must not fill: people's writes stop before the room for administrators is used up
    disk?.fill(6 * megabyte);
    const write = () => server.call('POST', '/api/contact', { as: ana, body: message });
    const refused = await write();
    expect([refused.status, refused.body.code]).toEqual([507, 'storage_full']);
    const forgotten = await server.call('POST', '/api/auth/forgot-password', { body: { email: message.email } });
    expect(forgotten.status).toBe(507);
    const entered = await server.signIn(admin);
    expect([entered.status, entered.body.success]).toEqual([200, true]);
    const { token } = entered.body;
    const kinds = { kinds: ['messages'] };
    expect((await server.call('PUT', '/api/admin/todo/alerts', { as: token, body: kinds })).status).toBe(200);
    expect((await server.call('GET', '/api/admin/todo', { as: token })).status).toBe(200);

    expectServerError(/the disk is full/);
    await server.runJobs();
    disk?.free();
    await server.runJobs();
    expect(await isReady(server)).toEqual({ status: 'ok' });
    expect(existsSync(join(String(disk?.folder), 'reserve'))).toBe(true);
    expect((await write()).status).toBe(201);
  });

  it('and also without a reserve it starts and can be read', async () => {
    await start();
    await stop();
    rmSync(join(String(disk?.folder), 'reserve'), { force: true });
    disk?.fill();
    expectServerError(/the disk is full/);
    const server = await start();
    await server.runJobs();
    expect(await readsOf(server)).toEqual([200, 200, 200]);
    expect(await isReady(server)).toEqual({ status: 'degraded', reasons: ['disk_full'] });
  });
});
