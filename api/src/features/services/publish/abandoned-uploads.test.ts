import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '@tero/shared/rules/time/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { filled } from '../../../../test/service-fields.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { sweepImages } from '../../../images/sweep.ts';

const secret = 'a secret that two processes of this test share';
const h = await startHarness({ JWT_SECRET: secret });
// the other process uses the real clock
h.clock.set(new Date().toISOString());
const provider = await createPublisher(h);

/** An image that takes long to decode, so that a kill can hit in the middle. */
const large = await sharp(randomBytes(2000 * 1500 * 3), { raw: { width: 2000, height: 1500, channels: 3 } })
  .jpeg({ quality: 95 })
  .toBuffer();

/** The raw HTTP request, with five images. */
const body = Buffer.concat([
  ...Object.entries(filled).map(([name, value]) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  ),
  ...[1, 2, 3, 4, 5].flatMap((number) => [
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="images"; filename="${number}.jpg"\r\n\r\n`),
    large,
    Buffer.from('\r\n'),
  ]),
  Buffer.from('--x--\r\n'),
]);
const head = [
  'POST /api/services HTTP/1.1',
  'host: localhost',
  `authorization: Bearer ${provider.token}`,
  'content-type: multipart/form-data; boundary=x',
  `content-length: ${body.length}`,
  '',
  '',
].join('\r\n');

/** Sends a share of the request, and leaves the connection open. */
async function send(port: number, share: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  socket.write(body.subarray(0, Math.floor(body.length * share)));
  return socket;
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + minute; Date.now() < end; await sleep(5)) if (await what()) return;
  throw new Error('it did not come to it');
}

const rows = async () => (await h.deps.db.selectFrom('services').select('id').execute()).length;
const incoming = () => filesIn(h, 'incoming').length;
const uploads = () => filesIn(h, 'uploads').length;

describe('an upload whose sender goes away', () => {
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL(await h.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  it.each([0.05, 0.5, 0.99])('after %f of it leaves nothing', async (share) => {
    const socket = await send(port, share);
    await until(() => incoming() > 0);
    socket.destroy();
    await until(() => incoming() === 0);
    await sleep(100);
    expect([await rows(), uploads(), incoming()]).toEqual([0, 0, 0]);
  });

  it('before it had begun leaves nothing', async () => {
    const socket = await send(port, 0);
    await sleep(50);
    socket.destroy();
    await sleep(100);
    expect([await rows(), uploads(), incoming()]).toEqual([0, 0, 0]);
  });

  it('while its pictures are made leaves all or nothing', async () => {
    const socket = await send(port, 1);
    await until(() => uploads() > 0);
    socket.destroy();
    await until(() => incoming() === 0);
    await until(async () => uploads() === (await rows()) * 15);
    await sleep(300);
    expect(uploads()).toBe((await rows()) * 15);
    await h.deps.db.deleteFrom('services').execute();
    await sweepImages(h.deps, 0);
    expect(uploads()).toBe(0);
  });
});

describe('the upload slots', () => {
  it('are three per account, and are freed', async () => {
    const strict = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const busy = await createPublisher(strict);
    const other = await createPublisher(strict);
    const { port } = new URL(await strict.app.listen({ host: '127.0.0.1', port: 0 }));
    const begin = async () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head.replace(provider.token, busy.token));
      // the request up to the first image
      socket.write(body.subarray(0, body.indexOf('filename=') + 200));
      return socket;
    };
    const slow = [await begin(), await begin(), await begin()];
    await until(() => filesIn(strict, 'incoming').length === 3);
    const ask = (as: string) => {
      const form = new FormData();
      form.append('title', 'x');
      return strict.call('POST', '/api/services', { as, body: form });
    };
    const refused = await ask(busy.token);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '5',
    ]);
    for (let time = 0; time < 4; time += 1) expect((await ask(other.token)).status).toBe(400);
    for (const socket of slow) socket.destroy();
    await until(() => filesIn(strict, 'incoming').length === 0);
    expect((await ask(busy.token)).status).toBe(400);
  });
});

describe('a server that is killed', () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  let port = 0;
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    port = (probe.address() as AddressInfo).port;
    probe.close();
  });

  /** Starts the real server on the same database and folder; resolves once it responds. */
  async function startServer(): Promise<ChildProcess> {
    const { dataDir, databaseUrl } = h.deps.config;
    const main = new URL('../../../main.ts', import.meta.url).pathname;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', JWT_SECRET: secret, PORT: String(port) };
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, DEMO: '0', LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const ready = () => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ ok }) => ok);
    await until(() => ready().catch(() => false));
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  let child: ChildProcess;

  it('in the middle of an upload has neither row nor file after its restart', { timeout: 150_000 }, async () => {
    child = await startServer();
    const socket = await send(port, 0.5);
    await until(() => incoming() > 0);
    await kill(child);
    socket.destroy();
    expect(incoming()).toBeGreaterThan(0);
    child = await startServer();
    expect([await rows(), uploads(), incoming()]).toEqual([0, 0, 0]);
  });

  it('while the pictures are made has neither row nor file after its restart', { timeout: 150_000 }, async () => {
    const socket = await send(port, 1);
    await until(() => uploads() > 0);
    await kill(child);
    socket.destroy();
    expect(uploads()).toBeGreaterThan(0);
    expect(await rows()).toBe(0);
    child = await startServer();
    // new files may belong to another process, so the sweep removes them only an hour later
    await sweepImages(h.deps, 0);
    expect([await rows(), uploads(), incoming()]).toEqual([0, 0, 0]);
  });
});
