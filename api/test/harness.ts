import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@tero/shared/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Waits } from '../src/core/waits.ts';
import { openDatabase } from '../src/db/open.ts';
import type { Deps } from '../src/deps/deps.ts';
import type { Sandbox } from '../src/payments/start.ts';
import { migratedDatabase } from './database.ts';
import { requireDeclared } from './declared-errors.ts';
import { requireSayableLog } from './log-words.ts';
import { serverErrors } from './server-errors.ts';

/** A clock that only tests move. */
export class FixedClock {
  #now: Date;

  constructor(iso = '2026-03-10T15:00:00.000Z') {
    this.#now = new Date(iso);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }

  set(iso: string): void {
    this.#now = new Date(iso);
  }
}

interface HttpResponse<T> {
  status: number;
  body: T & Partial<ErrorEnvelope>;
  headers: Record<string, unknown>;
}

export interface Harness {
  app: FastifyInstance;
  deps: Deps;
  clock: FixedClock;
  /**
   * the simulated MercadoPago, whose webhook events arrive once the app listens; null unless PAYMENTS_MODE is sandbox
   */
  sandbox: Sandbox | null;
  /** Makes a call through HTTP. `as` is a token, `ip` an address other than 127.0.0.1. */
  call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { as?: string | null; body?: unknown; headers?: Record<string, string>; ip?: string },
  ): Promise<HttpResponse<T>>;
}

/**
 * Starts the real app on a new database with only the category tree: SQLite, or Postgres with TEST_DATABASE_URL. It is
 * closed and removed after the file's tests. `env` overrides the configuration, `waits` the timeouts of outside
 * services. An error in its log fails the running test, unless the test expects the error (server-errors.ts).
 */
export async function startHarness(env: Record<string, string> = {}, waits: Partial<Waits> = {}): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-test-'));
  const database = await migratedDatabase(dataDir);
  const usual = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    DEMO: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    // a change is visible to the next request
    RESPONSE_CACHE_SECONDS: '0',
    // a machine that runs several tests at once is slow, and only tests about slowness should notice
    DATABASE_WAIT_MS: '20000',
    DATABASE_CALL_MS: '20000',
    JWT_SECRET: 'a secret that is only for the quick tests of Tero',
    ...env,
  });
  const config = Object.freeze({ ...usual, waits: { ...usual.waits, ...waits } });
  const db = openDatabase(config);
  const clock = new FixedClock();
  const { app, deps, sandbox } = await buildApp({ config, db, clock, logTo: serverErrors });
  afterAll(async () => {
    await app.close();
    const fault = await requireSayableLog(db).catch((error: unknown) => error);
    await db.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
    if (fault) throw fault;
  });
  return { app, deps, clock, sandbox, call: (method, path, options) => call(app, method, path, options) };
}

async function call<T>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { as?: string | null; body?: unknown; headers?: Record<string, string>; ip?: string } = {},
): Promise<HttpResponse<T>> {
  const { as, body: payload, headers, ip } = options;
  const inject: InjectOptions = {
    method,
    url: path,
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
    ...(ip && { remoteAddress: ip }),
    ...(payload !== undefined && { payload: payload as object }),
  };
  const response = await app.inject(inject);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = (isJson ? response.json() : response.body) as HttpResponse<T>['body'];
  requireDeclared(method, path, response.statusCode, body);
  return { status: response.statusCode, body, headers: response.headers };
}
