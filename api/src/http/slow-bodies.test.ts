import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { minute } from '@tero/shared/rules/time/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { filesIn } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createClient } from '../../test/people.ts';
import { parseResponse, portOf } from '../../test/wire.ts';

const h = await startHarness();
const { token } = await createClient(h);
const port = await portOf(h.app);
afterEach(() => void vi.useRealTimers());

/**
 * Begins a call whose body does not end, and resolves once the server has read its beginning. The returned `response`
 * resolves when the connection closes.
 */
async function begin(method: string, path: string, headers: Record<string, string>, body: string) {
  const there = new Promise<{ bytesRead: number }>((resolve) => h.app.server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: 'tero', 'content-length': '200000', ...headers });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body];
  const response = text(socket).then(parseResponse);
  socket.write(head.join('\r\n'));
  const server = await there;
  await expect.poll(() => server.bytesRead).toBe(head.join('\r\n').length);
  return { response };
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc';

it.each([
  ['a form', minute, 'POST', '/api/auth/login', { 'content-type': 'application/json' }, '{"identifier":"'],
  ['photos', 10 * minute, 'PUT', '/api/uploads/3f2504e0-4f89-41d3-9a0c-0305e82c3301', multipart, part],
] as const)('%s that does not end in %i milliseconds is told so, and its connection ends', async (...given) => {
  const [, longest, method, path, headers, body] = given;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { response } = await begin(method, path, headers, body);
  // wait until the session is found: its query has its own time limit, which these fake timers would trigger first
  if (longest > minute) await expect.poll(() => filesIn(h, 'incoming')).toHaveLength(1);
  let hasResponse = false;
  void response.then(() => {
    hasResponse = true;
  });
  vi.advanceTimersByTime(longest - 1000);
  await new Promise(setImmediate);
  expect(hasResponse).toBe(false);
  vi.advanceTimersByTime(1000);
  const told = await response;
  expect([told.status, JSON.parse(told.body).code]).toEqual([408, 'request_timeout']);
  expect(told.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
});
