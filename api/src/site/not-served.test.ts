import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';

const h = await startHarness();
const production = await startHarness({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tero.example',
  VAPID_PUBLIC_KEY: h.deps.config.push.vapid.publicKey,
  VAPID_PRIVATE_KEY: h.deps.config.push.vapid.privateKey,
  VAPID_SUBJECT: 'mailto:equipo@tero.example',
  ALLOW_SANDBOX_PAYMENTS: '1',
});

it.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/api/src/main.ts',
  '/uploads/',
  '/uploads/.',
  '/uploads/../tero.sqlite',
  '/uploads/%2e%2e/tero.sqlite',
  '/assets/',
  '/test-profile.ts',
])('%s is not served', async (path) => {
  const { status, body } = await h.call('GET', path);
  expect([400, 404]).toContain(status);
  expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'success']);
});

it.each(['/api/docs/', '/api/docs/json', '/api/dev/mail'])('%s is no route in production', (url) => {
  expect(h.app.hasRoute({ method: 'GET', url })).toBe(true);
  expect(production.app.hasRoute({ method: 'GET', url })).toBe(false);
});

it('browsers are told to take no text as markup or code, and one policy for the worker', async () => {
  for (const path of ['/', '/sw.js', '/servicios/1', '/api/docs/']) {
    const policy = String((await h.call('GET', path)).headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types tero-worker']),
    );
  }
});

it('data lets no text be anything', async () => {
  const { headers } = await h.call('GET', '/api/services');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*(script|style)-src)/);
});

it('TRACE is no method of any path', async () => {
  for (const path of ['/', '/api/services', '/health/live']) {
    expect((await wire(`TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: 1\r\n\r\n`)).status).toBe(404);
  }
});

it.each([
  ['two lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['a length twice', 'Content-Length: 5\r\nContent-Length: 6'],
  ['a length that is no number', 'Content-Length: 5, 6'],
  ['a coding that hides another', 'Transfer-Encoding: chunked, identity'],
  ['a folded header', 'Transfer-Encoding:\r\n chunked'],
])('a call with %s is refused, so that nothing hides behind it', async (_what, headers) => {
  const body = '0\r\n\r\nGET /api/services HTTP/1.1\r\nHost: x\r\n\r\n';
  const { status, responses } = await wire(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`,
  );
  expect([status, responses]).toEqual([400, 1]);
});

/** Sends raw bytes. Returns the first status, and the number of responses before the connection closed. */
async function wire(bytes: string): Promise<{ status: number; responses: number }> {
  if (!h.app.server.listening) await h.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = h.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
    if (!socket.writableEnded) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)];
  return { status: Number(statuses[0]?.[1]), responses: statuses.length };
}
