import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { observatoryScore } from '../../test/observatory.ts';
import { createClient } from '../../test/people.ts';
import { expectServerError } from '../../test/server-errors.ts';
import { callWire, parseResponse, portOf, sendRaw, type WireResponse } from '../../test/wire.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const { token } = await createClient(h);
const uploads = join(h.deps.config.dataDir, 'uploads');
writeFileSync(join(uploads, 'foto-480.webp'), 'una foto');

const json = { 'content-type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}) => callWire(h.app, 'GET', path, { headers });
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  callWire(h.app, 'POST', path, { headers, body });

/** Expects every header, with its value if that is always the same. */
function demandHeaders({ headers }: WireResponse) {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
}

async function overloadedByPages(): Promise<WireResponse> {
  const limited = await startHarness({ PUBLIC_URL: 'https://tero.example', RATE_LIMIT_SCALE: '0.001' });
  await callWire(limited.app, 'GET', '/servicios/1');
  return callWire(limited.app, 'GET', '/servicios/1');
}

async function broken(): Promise<WireResponse> {
  expectServerError(/unexpected error: .*categories/);
  await h.deps.db.schema.alterTable('categories').renameTo('elsewhere').execute();
  const response = await get('/api/service_category');
  await h.deps.db.schema.alterTable('elsewhere').renameTo('categories').execute();
  return response;
}

async function stream(): Promise<WireResponse> {
  const socket = connect(await portOf(h.app), '127.0.0.1');
  const lines = ['GET /api/notifications/stream HTTP/1.1', 'host: tero', `authorization: Bearer ${token}`, '', ''];
  socket.write(lines.join('\r\n'));
  const [first] = await once(socket, 'data');
  socket.destroy();
  return parseResponse(String(first));
}

const responses: Record<string, [number, () => Promise<WireResponse>]> = {
  'a list': [200, () => get('/api/services')],
  'the health': [200, () => get('/health/live')],
  'a HEAD': [200, () => callWire(h.app, 'HEAD', '/api/services')],
  'an OPTIONS': [
    404,
    () => callWire(h.app, 'OPTIONS', '/api/services', { headers: { origin: 'https://mal.example' } }),
  ],
  'an OPTIONS of everything': [404, () => callWire(h.app, 'OPTIONS', '*')],
  'an unknown method': [404, () => callWire(h.app, 'PROPFIND', '/api/services')],
  'an unknown call': [404, () => get('/api/nada')],
  'an unknown file': [404, () => get('/assets/nada.js')],
  'a broken escape': [404, () => get('/api/%')],
  'a parameter that is too long': [404, () => get(`/api/services/${'9'.repeat(400)}`)],
  'an absolute target of another kind': [
    404,
    () => sendRaw(h.app, 'GET ftp://tero/api/nada HTTP/1.1\r\nhost: tero\r\nconnection: close\r\n\r\n'),
  ],
  'a redirect': [303, () => post('/compartir', '{}')],
  'a redirect of a sign-in': [302, () => get('/api/auth/google')],
  'an image': [200, () => get('/uploads/foto-480.webp')],
  'a part of an image': [206, () => get('/uploads/foto-480.webp', { range: 'bytes=0-2' })],
  'a part that is not there': [416, () => get('/uploads/foto-480.webp', { range: 'bytes=900-' })],
  'an image that has not changed': [
    304,
    async () => {
      const { headers } = await get('/uploads/foto-480.webp');
      return get('/uploads/foto-480.webp', { 'if-none-match': String(headers.etag) });
    },
  ],
  'no session': [401, () => get('/api/favorites')],
  'a body that is no JSON': [400, () => post('/api/auth/login', '{')],
  'a body of another type': [415, () => post('/api/auth/login', '<a/>', { 'content-type': 'application/xml' })],
  'a body that is too large': [413, () => post('/api/auth/login', JSON.stringify({ identifier: 'a'.repeat(300_000) }))],
  'too many calls': [429, overloadedByPages],
  'a fault of the server': [500, broken],
  'the stream': [200, stream],
  'no request at all': [400, () => sendRaw(h.app, 'hola\r\n\r\n')],
  'a request of HTTP/2': [400, () => sendRaw(h.app, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  'a malformed header': [400, () => sendRaw(h.app, 'GET / HTTP/1.1\r\nhost: tero\r\nbad header\r\n\r\n')],
  'two lengths': [
    400,
    () =>
      sendRaw(
        h.app,
        'POST /api/auth/login HTTP/1.1\r\nhost: tero\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
  ],
  'a malformed chunk': [
    400,
    () =>
      sendRaw(
        h.app,
        'POST /api/auth/login HTTP/1.1\r\nhost: tero\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      ),
  ],
  'no host': [400, () => sendRaw(h.app, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n')],
  'headers that are too large': [
    431,
    () => sendRaw(h.app, `GET / HTTP/1.1\r\nhost: tero\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
  ],
  'an address that is too large, for its head alone': [
    431,
    async () => {
      const response = await callWire(h.app, 'HEAD', `/api/review-responses/${'%F0%9F%91%A9'.repeat(3000)}`);
      expect(response.body).toBe('');
      return response;
    },
  ],
  'an expectation': [
    200,
    () => sendRaw(h.app, 'GET /health/live HTTP/1.1\r\nhost: tero\r\nexpect: nada\r\nconnection: close\r\n\r\n'),
  ],
};

describe('every kind of response carries all security headers', () => {
  it.each(Object.entries(responses))('%s', async (_, [status, ask]) => {
    const response = await ask();
    expect(response.status).toBe(status);
    demandHeaders(response);
    if (status < 400 || !response.body) return;
    expect(JSON.parse(response.body)).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.any(String),
    });
  });

  it('a request whose headers do not end', async () => {
    const there = once(h.app.server, 'connection');
    const socket = connect(await portOf(h.app), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: te');
    const [own] = (await there) as [Socket];
    // the event of Node when the time is over
    h.app.server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), own);
    const response = parseResponse(await text(socket));
    expect([response.status, JSON.parse(response.body).code]).toEqual([408, 'request_timeout']);
    demandHeaders(response);
  });
});

it('of data nothing runs, loads or is framed, and no report is asked for', async () => {
  const { headers } = await get('/api/services');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(headers['reporting-endpoints']).toBeUndefined();
  expect((await get('/')).headers['content-security-policy']).toMatch(/script-src 'self'/);
});

describe("MDN's observatory", () => {
  it.each(['/', '/servicios', '/api/services', '/reset-password/abc'])('gives %s at least 140 points', async (path) => {
    const { score, parts } = observatoryScore((await get(path)).headers);
    expect(parts).toMatchObject({ policy: 10, frames: 5, referrer: 5, resources: 10, opener: 10, cookies: 0 });
    expect(score).toBeGreaterThanOrEqual(140);
  });

  it('takes points away for what is weaker', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const scoreWith = (changes: object) => observatoryScore({ ...headers, ...changes }).score;
    expect(
      scoreWith({
        'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      }),
    ).toBe(80);
    expect(
      scoreWith({ 'content-security-policy': policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") }),
    ).toBe(130);
    expect(scoreWith({ 'strict-transport-security': undefined })).toBe(80);
    expect(scoreWith({ 'cross-origin-opener-policy': undefined })).toBe(130);
  });
});

describe('the folder of images', () => {
  it('serves files under the names that the store makes, and follows no link', async () => {
    const outside = join(h.deps.config.dataDir, 'secreto.webp');
    writeFileSync(outside, 'un secreto');
    symlinkSync(outside, join(uploads, 'enlace-480.webp'));
    for (const name of ['datos.json', 'foto-480.webp.exe', 'foto-481.webp', 'foto.html', '.foto-480.webp.12']) {
      writeFileSync(join(uploads, name), 'un secreto');
    }
    expect((await get('/uploads/foto-480.webp')).body).toBe('una foto');
    for (const name of [
      'enlace-480.webp',
      'datos.json',
      'foto-480.webp.exe',
      'foto-481.webp',
      'foto.html',
      '.foto-480.webp.12',
    ]) {
      const { status, body } = await get(`/uploads/${name}`);
      expect([name, status]).toEqual([name, 404]);
      expect(body).not.toContain('un secreto');
    }
    for (const name of ['../secreto.webp', '..%2fsecreto.webp', '%2e%2e/secreto.webp']) {
      const { status, body } = await get(`/uploads/${name}`);
      expect([400, 403, 404]).toContain(status);
      expect(body).not.toContain('un secreto');
    }
  });
});
