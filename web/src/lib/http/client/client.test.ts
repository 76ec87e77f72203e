import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { favorites } from '@tero/shared/contract/favorites';
import { offers } from '@tero/shared/contract/offers';
import { services } from '@tero/shared/contract/services';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { call as Call } from '../api.ts';
import type { upload as Upload } from '../upload.ts';
import type { http as Http } from './client.ts';

const received: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  response.shouldKeepAlive = false;
  received.push(request);
  request.resume().on('end', () => respond(response));
});

let http: typeof Http;
let call: typeof Call;
let upload: typeof Upload;
let token: string | null;
const invalid: string[] = [];
const reach: string[] = [];
let isReachable = false;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // the client calls the origin of its page
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  ({ http } = await import('./client.ts'));
  ({ call } = await import('../api.ts'));
  ({ upload } = await import('../upload.ts'));
  const { registerReach, registerSession } = await import('./registered.ts');
  registerSession({ token: () => token, onInvalid: (sent) => invalid.push(sent) });
  registerReach({
    onReached: () => reach.push('reached'),
    onUnreached: () => reach.push('unreached'),
    onTimeout: () => reach.push('timeout'),
    isReachable: async () => isReachable,
  });
});

beforeEach(() => {
  token = 'first';
  isReachable = false;
  for (const list of [received, invalid, reach]) list.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  respond = (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
}

const refused = (code: string) => ({ success: false, code, message: 'No' });
const list = () => call(services.list, { query: { coverageArea: '', page: 2 } });
const add = (given = {}) => call(favorites.add, { body: { service_id: 7 }, ...given });
/** Returns the error of a rejected promise. */
const errorOf = (promise: PromiseLike<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('a good response is its body', async () => {
  json(200, { services: [] });
  expect(await list()).toEqual({ services: [] });
  expect(received[0]).toMatchObject({ method: 'GET', url: '/api/services?page=2' });
  expect(reach).toEqual(['reached']);
});

test('the token is that of the moment of the call', async () => {
  json(200, { success: true });
  const pending = add();
  token = null;
  await pending;
  await add();
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', undefined]);
});

test('writes carry an idempotency key, reads do not', async () => {
  json(200, { success: true });
  await list();
  await add();
  await add();
  await add({ idempotencyKey: 'mine' });
  const [ofRead, first, second, given] = received.map(({ headers }) => headers['idempotency-key']);
  expect(ofRead).toBeUndefined();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(given).toBe('mine');
});

test('an error envelope becomes an ApiError', async () => {
  const errors = { service_id: 'No existe' };
  json(429, { ...refused('too_many_requests'), errors }, { 'retry-after': '90' });
  const expected = { name: 'ApiError', code: 'too_many_requests', status: 429, message: 'No', errors, retryAfter: 90 };
  expect(await errorOf(add())).toMatchObject(expected);
  json(404, null, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' });
  expect(await errorOf(add())).toMatchObject({ code: 'not_found', status: 404, message: '', retryAfter: null });
  expect(reach).toEqual(['reached', 'reached']);
});

test('an error page of a proxy is an ApiError without a code of its own', async () => {
  respond = (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No</h1>');
  expect(await errorOf(add())).toMatchObject({ code: 'internal_error', status: 403, message: '', errors: {} });
});

test.each([502, 504])('%s is a dead server behind its proxy', async (status) => {
  json(status, refused('overloaded'));
  expect(await errorOf(list())).toMatchObject({ name: 'OfflineError', reason: 'down' });
  expect(received).toHaveLength(1);
  expect(reach).toEqual(['unreached']);
});

test('the page of a captive portal is no response, and no connection', async () => {
  respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bienvenido</h1>');
  expect(await errorOf(list())).toMatchObject({ name: 'OfflineError', reason: 'no_answer' });
  expect(await errorOf(http('/api/export', { headers: { accept: 'text/csv' } }))).toMatchObject({
    reason: 'no_answer',
  });
  expect(received).toHaveLength(2);
  expect(reach).toEqual(['unreached', 'unreached']);
});

test('a body that is no JSON is no response', async () => {
  respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"services"');
  expect(await errorOf(list())).toMatchObject({ name: 'OfflineError', reason: 'no_answer' });
  expect(received).toHaveLength(1);
});

test('a connection that breaks, before or within the response, is none', async () => {
  respond = (response) => response.destroy();
  expect(await errorOf(list())).toMatchObject({ name: 'OfflineError', reason: 'offline' });
  respond = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 40 });
    response.write('{"services"', () => response.destroy());
  };
  expect(await errorOf(list())).toMatchObject({ name: 'OfflineError', reason: 'offline' });
  expect(received).toHaveLength(2);
  expect(reach).toEqual(['unreached', 'unreached']);
});

test.each(['502', 'a broken connection'])(
  '%s of one call, while the server answers others, is no lost signal',
  async (how) => {
    isReachable = true;
    respond = (response) => (how === '502' ? response.writeHead(502).end() : response.destroy());
    expect(await errorOf(add())).toMatchObject({ name: 'OfflineError', reason: 'broken' });
    expect(reach).toEqual([]);
  },
);

/** Returns the error of a call that times out after the server has received it. */
async function errorAfter(milliseconds: number, send: () => PromiseLike<unknown>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = received.length;
  const error = errorOf(send());
  await vi.waitFor(() => expect(received).toHaveLength(before + 1));
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return error;
}

test('a timeout covers the body, and is no lost connection', async () => {
  respond = () => undefined;
  const slow = { name: 'OfflineError', reason: 'slow' };
  expect(await errorAfter(15_000, list)).toMatchObject(slow);
  respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  expect(await errorAfter(15_000, list)).toMatchObject(slow);
  expect(received).toHaveLength(2);
  expect(reach).toEqual(['timeout', 'timeout']);
});

test('files go as a form, whose timeout has a text of its own', async () => {
  const body = { startDate: '2026-11-02', endDate: '2026-11-09' };
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
  json(201, { success: true });
  await upload(offers.create, { body, files });
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  respond = () => undefined;
  const slow = await errorAfter(30_000, () => upload(offers.create, { body, files }));
  expect(slow).toMatchObject({ name: 'UploadTimeoutError', reason: 'slow' });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const stop = new AbortController();
  const reason = new Error('left the screen');
  respond = () => stop.abort(reason);
  expect(await errorOf(add({ signal: stop.signal }))).toBe(reason);
  expect(await errorOf(add({ signal: stop.signal }))).toBe(reason);
  expect(received).toHaveLength(1);
  expect(reach).toEqual([]);
});

test('a token that the server calls invalid is reported, with the token that was sent', async () => {
  respond = (response) => {
    token = 'second';
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(refused('session_invalid')));
  };
  expect(await errorOf(add())).toMatchObject({ code: 'session_invalid' });
  expect(invalid).toEqual(['first']);
});

test('other refusals, and those of a token of the call itself, end no session', async () => {
  json(401, refused('session_required'));
  await errorOf(add());
  json(403, refused('session_invalid'));
  await errorOf(add());
  token = null;
  json(401, refused('session_invalid'));
  await errorOf(add());
  token = 'first';
  const response = await http('/api/auth/logout', { context: { token: 'given' }, throwHttpErrors: false });
  expect(response.status).toBe(401);
  expect(received.at(-1)?.headers.authorization).toBe('Bearer given');
  expect(invalid).toEqual([]);
});

test('a silent call says nothing about the connection', async () => {
  json(200, {});
  await http('/health/live', { context: { isSilent: true } });
  respond = (response) => response.destroy();
  await errorOf(http('/health/live', { context: { isSilent: true } }));
  expect(reach).toEqual([]);
});

test('a read that got a server error is sent three times, with growing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const began = Date.now();
  const at: number[] = [];
  respond = (response) => {
    at.push(Date.now() - began);
    response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(refused('internal_error')));
  };
  const failed = errorOf(list());
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 20_000 });
  expect(await failed).toMatchObject({ code: 'internal_error', status: 500 });
  expect(at[1]).toBeGreaterThanOrEqual(1_000);
  expect(Number(at[2]) - Number(at[1])).toBeGreaterThanOrEqual(2_000);
});

test('a retried read that succeeds is one good call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bodies = [refused('overloaded'), { services: [] }];
  respond = (response) => {
    response.writeHead(received.length === 1 ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(bodies[received.length - 1]));
  };
  const answered = list();
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 });
  expect(await answered).toEqual({ services: [] });
});

test('writes, refused reads and reads that ask for it are sent once', async () => {
  json(500, refused('internal_error'));
  await errorOf(add());
  await errorOf(call(favorites.remove, { params: { serviceId: 7 } }));
  await errorOf(call(services.list, { query: {}, retry: false }));
  json(404, refused('not_found'));
  await errorOf(list());
  json(429, refused('too_many_requests'), { 'retry-after': '0' });
  await errorOf(list());
  expect(received).toHaveLength(5);
});
