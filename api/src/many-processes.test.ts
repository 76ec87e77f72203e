// @module-tag postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../test/database.ts';
import { serverErrors } from '../test/server-errors.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { FolderRefused } from './db/owner.ts';
import { startServer } from './server.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-many-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = (databaseUrl: string, dataDir: string, more: Record<string, string> = {}) => {
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const admin = { ADMIN_EMAIL: 'primera@tero.example', ADMIN_PASSWORD: 'Guarana-kx92vWq-8' };
  return startServer(readConfig({ ...env, ...admin, DEMO: '0', ...more }), systemClock, serverErrors);
};

describe.runIf(process.env.TEST_DATABASE_URL)('three processes that begin at once on an empty Postgres', () => {
  it('have one schema, one administrator and one secret, count guesses together, and refuse other books', async () => {
    const database = await emptyDatabase();
    const url = database.url ?? '';
    const folder = newFolder();
    const servers = await Promise.all([1, 2, 3].map(() => start(url, folder)));
    const [first] = servers;
    if (!first) throw new Error('none');
    const { db } = first.deps;
    const accounts = await db.selectFrom('accounts').select('email').execute();
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    expect(accounts.filter(({ email }) => email === 'primera@tero.example')).toHaveLength(1);
    const categories = await db.selectFrom('categories').select('slug').execute();
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
    expect(new Set(servers.map(({ deps }) => deps.config.jwtSecret)).size).toBe(1);

    const token = first.app.jwt.sign({ sid: 'of nobody' });
    const statuses = [];
    for (let at = 0; at < 28; at += 1) {
      const { app } = servers[at % 3] ?? first;
      const body = { identifier: 'nadie-asi', password: 'una-clave-1' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/auth/login', payload: body })).statusCode);
    }
    // each process has its own limit of 10 calls; guesses from a network are counted for all processes together
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), ...Array.from({ length: 8 }, () => 429)]);
    for (const { app } of servers) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await app.inject({ url: '/api/auth/verify', headers })).statusCode).toBe(401);
    }
    const { jwtSecret, push } = first.deps.config;
    const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = push.vapid;
    const same = { JWT_SECRET: jwtSecret, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
    await expect(start(url, newFolder(), same)).rejects.toThrow(FolderRefused);
    await Promise.all(servers.map(({ stop }) => stop()));
    await database.drop();
  });
});
