import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '@tero/shared/rules/time/durations';
import { afterAll, expect, it } from 'vitest';
import { migratedDatabase } from '../../../../test/database.ts';
import { announcement } from '../../../../test/payments.ts';
import { elsewhere, startTestGateway } from '../../../../test/payments-elsewhere.ts';

const main = join(import.meta.dirname, '../../../main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'tero-crash-'));
const gatewayDir = mkdtempSync(join(tmpdir(), 'tero-gateway-'));
const database = await migratedDatabase(dataDir);
const gateway = await startTestGateway(gatewayDir);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
let server: ChildProcess | undefined;

afterAll(async () => {
  server?.kill('SIGKILL');
  await gateway.close();
  await database.drop();
  for (const dir of [dataDir, gatewayDir]) rmSync(dir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** Starts the process as in production, with another server as MercadoPago. */
async function start(): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    ...elsewhere(gateway),
  };
  server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${base}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isReady, { timeout: minute, interval: 200 }).toBe(200);
}

async function kill(): Promise<void> {
  const gone = once(server as ChildProcess, 'exit');
  server?.kill('SIGKILL');
  await gone;
}

let token = '';

async function call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

const register = {
  name: 'Ana Paga',
  username: 'ana.paga',
  email: 'ana@paga.example',
  password: 'Zócalo-2026!x',
  confirmPassword: 'Zócalo-2026!x',
  phone: '099123456',
  service: 'Electricidad',
  company_name: 'Luz y Norte',
  location: 'Montevideo',
  cedula_number: '12345672',
  accepted_terms: true,
};

it('a process that is killed right after it took a notification loses nothing', { timeout: 180_000 }, async () => {
  await start();
  expect((await call('POST', '/api/providers/register', register)).status).toBeLessThan(300);
  const login = { identifier: register.email, password: register.password };
  const entered = await call<{ token: string; provider: { id: number } }>('POST', '/api/auth/login', login);
  token = entered.body.token;
  const created = await call<{ data: { init_point: string } }>('POST', '/api/subscriptions/create', {});
  const dataId = created.body.data.init_point.split('/').at(-1) as string;
  await gateway.ask('fault', { lost: true });
  await gateway.ask('payer', { id: dataId, action: 'pay' });
  // MercadoPago is slow, so that nothing has been applied yet
  await gateway.ask('fault', { delay: minute });
  const { path, headers, body } = announcement({ dataId });
  expect((await call('POST', path, body, headers)).status).toBe(200);
  await kill();
  await gateway.ask('fault', { lost: true });

  await start();
  const status = async () => {
    const found = await call<{ data: { status: string } }>(
      'GET',
      `/api/subscriptions/provider/${entered.body.provider.id}`,
    );
    return found.body.data.status;
  };
  await expect.poll(status, { timeout: minute, interval: 100 }).toBe('active');
});
