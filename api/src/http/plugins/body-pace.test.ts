import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { minute } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { answerOf, portOf } from '../../../test/wire.ts';

const h = await startHarness();
const { token } = await createClient(h);
const half = minute / 2;
const kilobyte = 'a'.repeat(1024);

/** Begins a call whose body does not end. `send` resolves once the server has read it; `answer` once it has closed. */
async function begin(method: string, path: string, headers: Record<string, string>) {
  const there = new Promise<Socket>((resolve) => h.app.server.once('connection', resolve));
  const socket = connect(await portOf(h.app), '127.0.0.1');
  const lines = Object.entries({ host: 'tero', 'content-length': '200000', ...headers });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  const answer = text(socket).then(answerOf);
  let sent = 0;
  const send = async (bytes: string) => {
    socket.write(bytes);
    sent += bytes.length;
    const { bytesRead } = await there.then(async (server) => {
      await expect.poll(() => server.bytesRead).toBe(sent);
      return server;
    });
    return bytesRead;
  };
  await send(head.join('\r\n'));
  await expect.poll(() => h.app.bodies.count).toBe(1);
  const wait = (milliseconds: number) => {
    h.clock.advance(milliseconds);
    h.app.bodies.endSlow();
  };
  return { send, wait, answer, end: () => socket.destroy() };
}

const json = { 'content-type': 'application/json' };
const photos = {
  'content-length': '1000000',
  'content-type': 'multipart/form-data; boundary=x',
  authorization: `Bearer ${token}`,
};
const picture = '/api/uploads/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
const refused = { success: false, code: 'request_timeout' };

async function demandTimeout(answer: ReturnType<typeof answerOf>) {
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toMatchObject(refused);
  expect(answer.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  await expect.poll(() => h.app.bodies.count).toBe(0);
}

it('a body that stands still ends after half a minute', async () => {
  const call = await begin('POST', '/api/auth/login', json);
  await call.send('{"identifier":"');
  call.wait(half - 1);
  expect(h.app.bodies.count).toBe(1);
  call.wait(1);
  await demandTimeout(await call.answer);
});

it('a form that trickles ends after half a minute, one that comes quicker after a whole one', async () => {
  const trickle = await begin('POST', '/api/auth/login', json);
  for (let at = 0; at < 4; at += 1) {
    await trickle.send('a');
    trickle.wait(half / 4);
  }
  await demandTimeout(await trickle.answer);

  const call = await begin('POST', '/api/auth/login', json);
  await call.send(kilobyte.repeat(3));
  call.wait(half);
  await call.send(kilobyte.repeat(3));
  call.wait(half - 1);
  expect(h.app.bodies.count).toBe(1);
  call.wait(1);
  await demandTimeout(await call.answer);
});

it('photos may take ten minutes while they move, and no longer', async () => {
  const call = await begin('PUT', picture, photos);
  await call.send(part);
  for (let at = 0; at < 19; at += 1) {
    await call.send(kilobyte.repeat(30));
    call.wait(half);
    expect(h.app.bodies.count).toBe(1);
  }
  await call.send(kilobyte.repeat(30));
  call.wait(half);
  await demandTimeout(await call.answer);
});

it('photos that trickle end after half a minute', async () => {
  const call = await begin('PUT', picture, photos);
  await call.send(part + kilobyte.repeat(28));
  call.wait(half);
  await demandTimeout(await call.answer);
});
