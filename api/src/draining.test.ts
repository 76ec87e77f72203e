import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { migratedDatabase } from '../test/database.ts';
import { form, image } from '../test/forms.ts';
import { createProvider } from '../test/people.ts';
import { serverErrors } from '../test/server-errors.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { startServer } from './server.ts';

it('a server that stops says so first, serves until it is heard, and lets an upload end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tero-draining-'));
  const database = await migratedDatabase(dataDir);
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const given = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    PORT: '0',
    DEMO: '0',
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'error',
  };
  const { app, deps, stop } = await startServer(readConfig({ NODE_ENV: 'test', ...given }), systemClock, serverErrors);
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { token } = await createProvider({ app, deps, clock: systemClock } as never, { entitled: true });

  const upload = new Request(origin, { method: 'PUT', body: form({}, 'photo', [await image()]) });
  const body = await buffer(upload.body as never);
  const sending = http.request(`${origin}/api/uploads/${randomUUID()}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': String(upload.headers.get('content-type')),
      'content-length': body.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[http.IncomingMessage]>;
  await new Promise((sent) => sending.write(body.subarray(0, 500), sent));

  const ready = () => fetch(`${origin}/health/ready`);
  expect((await ready()).status).toBe(200);
  const stopped = stop();
  const unready = await ready();
  expect([unready.status, unready.headers.get('connection')]).toEqual([503, 'close']);
  // a load balancer has not noticed yet, so its requests are still served
  expect((await fetch(`${origin}/api/categories`)).status).toBe(200);
  const open = () => fetch(`${origin}/health/live`).then(Boolean, () => false);
  await expect.poll(open, { timeout: 60_000 }).toBe(false);
  sending.end(body.subarray(500));
  const [response] = await answered;
  expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
    200,
    expect.objectContaining({ success: true }),
  ]);
  await stopped;
});
