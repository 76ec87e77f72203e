import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { patch } from '../../lib/query/patch.ts';
import { forEditing, subject } from '../../lib/query/subject.ts';
import { withDatabase } from '../database/database.ts';
import { cacheHeld, cacheResponse, isRestored, isUnavailable, readAs } from './persister.ts';

// Node has no window
vi.hoisted(() => {
  const page = new EventTarget();
  Object.assign(globalThis, {
    window: globalThis,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
});

const now = Date.parse('2026-03-06T15:00:00Z');
const day = 24 * 60 * 60_000;
const down = new ApiError({ code: 'internal_error', status: 503, message: '' });

/** The result or error of the next calls. */
let server: () => Promise<unknown>;
const call = () => server();
const about = subject('tests');
const own = about.read({ part: 'own', call, cache: { whose: 'own', days: 'any' } });
const open = about.read({ part: 'public', call, cache: { whose: 'public', days: 'any' } });
const weekly = about.read({ part: 'weekly', call, cache: { whose: 'public', days: 7 } });
const uncached = about.read({ part: 'never', call, cache: { never: 'a test' } });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  await withDatabase((db) => db.clear('answers'));
  readAs(7);
});
afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
});

type Read = ReturnType<typeof own> | ReturnType<typeof forEditing<ReturnType<typeof own>>>;

/** Fetches in an app that was just opened; returns the data on the screen, its time and the error beside it. */
async function visit(read: Read, respond: () => Promise<unknown>) {
  server = respond;
  const client = new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
  const error = await client.fetchQuery(read).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const { data, dataUpdatedAt } = client.getQueryState(read.queryKey) ?? {};
  return { data, at: data === undefined ? null : dataUpdatedAt, error };
}

const respond = (data: unknown) => async () => data;
const fail = (error: Error) => async () => {
  throw error;
};
const offline = fail(new OfflineError());
const nothing = { data: undefined, at: null };

/** Leaves the page, which writes what waits. */
async function leavePage() {
  window.dispatchEvent(new Event('pagehide'));
  await settled();
}

/** Waits until the database has nothing to do: its code is loaded, and transactions on one store run in turn. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await import('./responses.ts');
    await new Promise((resolve) => setImmediate(resolve));
    await withDatabase((db) => db.transaction('answers', 'readwrite').done);
  }
}

const stored = () => withDatabase((db) => db.getAllKeys('answers'));

describe('a cached response', () => {
  test.each([
    ['without signal', new OfflineError()],
    ['when the server fails', down],
  ])('is shown %s, with its time and the error beside it', async (_when, error) => {
    await visit(own(), respond('seen'));
    await leavePage();
    vi.setSystemTime(now + 3 * day);
    expect(await visit(own(), fail(error))).toEqual({ data: 'seen', at: now, error });
  });

  test('is shown before it was written', async () => {
    await visit(own(), respond('seen'));
    expect(await stored()).toEqual([]);
    expect((await visit(own(), offline)).data).toBe('seen');
  });

  test('is shown after three seconds, and gives way to the response', async () => {
    await visit(own(), respond('seen'));
    await leavePage();
    const client = new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
    const slow = Promise.withResolvers<unknown>();
    server = () => slow.promise;
    const fetched = client.fetchQuery(own());
    vi.advanceTimersByTime(2_999);
    await settled();
    expect(client.getQueryData(own.key())).toBeUndefined();
    vi.advanceTimersByTime(1);
    await settled();
    expect(client.getQueryData(own.key())).toBe('seen');
    slow.resolve('new');
    await fetched;
    expect(client.getQueryData(own.key())).toBe('new');
  });

  test('is shown at once where the browser has no signal', async () => {
    await visit(own(), respond('seen'));
    await leavePage();
    vi.stubGlobal('navigator', { onLine: false });
    const client = new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
    const call = Promise.withResolvers<unknown>();
    server = () => call.promise;
    const fetched = client.fetchQuery(own());
    vi.advanceTimersByTime(0);
    await settled();
    vi.unstubAllGlobals();
    expect(client.getQueryData(own.key())).toBe('seen');
    call.resolve('new');
    await fetched;
  });

  test('is replaced by the next one', async () => {
    await visit(own(), respond('old'));
    await leavePage();
    await visit(own(), respond('new'));
    await leavePage();
    expect((await visit(own(), offline)).data).toBe('new');
    expect(await stored()).toHaveLength(1);
  });

  test('is not shown when it is older than its days', async () => {
    await visit(weekly(), respond('seen'));
    await leavePage();
    vi.setSystemTime(now + 7 * day);
    expect((await visit(weekly(), offline)).data).toBe('seen');
    vi.setSystemTime(now + 7 * day + 1);
    expect(await visit(weekly(), offline)).toMatchObject(nothing);
  });

  test('is never there for a read that is not cached', async () => {
    await visit(uncached(), respond('seen'));
    await leavePage();
    expect(await stored()).toEqual([]);
    expect(await visit(uncached(), offline)).toMatchObject(nothing);
  });
});

test('what the device had stays when its fetch is cancelled, as on leaving its screen', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  const client = new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
  const late = Promise.withResolvers<unknown>();
  server = () => late.promise;
  const fetched = client.fetchQuery(own());
  vi.advanceTimersByTime(3_000);
  await settled();
  await client.cancelQueries({ queryKey: own.key() });
  expect(await fetched).toBe('seen');
  expect(client.getQueryState(own.key())).toMatchObject({ data: 'seen', dataUpdatedAt: now, fetchStatus: 'idle' });
  // a response to the call that was given up is not kept either
  late.resolve('old');
  await leavePage();
  expect(await withDatabase((db) => db.getAll('answers'))).toMatchObject([{ data: 'seen' }]);
});

test('what has arrived is written into it, and makes it no newer', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  vi.setSystemTime(now + day);
  const client = new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
  server = offline;
  await expect(client.fetchQuery(own())).rejects.toThrow(OfflineError);
  const patched = patch<string>(client, own.prefix, (data) => `${data} and liked`);
  expect(patched.map(isRestored)).toEqual([true]);
  cacheHeld(patched);
  await leavePage();
  expect(await visit(own(), offline)).toMatchObject({ data: 'seen and liked', at: now });
});

describe('a form', () => {
  test('begins with a cached response without signal', async () => {
    await visit(own(), respond('seen'));
    expect((await visit(forEditing(own()), offline)).data).toBe('seen');
  });

  test('never begins with one because the server fails', async () => {
    await visit(own(), respond('seen'));
    expect(await visit(forEditing(own()), fail(down))).toEqual({ ...nothing, error: down });
  });
});

describe('a refusal', () => {
  test.each([403, 404, 410])('with %d deletes the cached response', async (status) => {
    await visit(own(), respond('seen'));
    await leavePage();
    await visit(own(), fail(new ApiError({ code: 'forbidden', status, message: '' })));
    await settled();
    expect(await stored()).toEqual([]);
    expect(await visit(own(), offline)).toMatchObject(nothing);
  });

  test.each([401, 409, 429, 503])('is nothing that ends with %d', async (status) => {
    await visit(own(), respond('seen'));
    await leavePage();
    await visit(own(), fail(new ApiError({ code: 'internal_error', status, message: '' })));
    await settled();
    expect((await visit(own(), offline)).data).toBe('seen');
  });
});

describe('another account', () => {
  test('sees what is public and nothing else', async () => {
    await visit(own(), respond('mine'));
    await visit(open(), respond('everybody’s'));
    await leavePage();
    readAs(9);
    expect(await visit(own(), offline)).toMatchObject(nothing);
    expect((await visit(open(), offline)).data).toBe('everybody’s');
  });

  test.each([0, 9])('(%d) leaves no cached response of the one before', async (next) => {
    await visit(own(), respond('mine'));
    await leavePage();
    await visit(about.read({ part: 'unwritten', call, cache: { whose: 'own', days: 'any' } })(), respond('mine'));
    readAs(next);
    await leavePage();
    expect(await stored()).toEqual([]);
    readAs(7);
    expect(await visit(own(), offline)).toMatchObject(nothing);
  });

  test('gets no response that was asked for by the one before', async () => {
    const slow = Promise.withResolvers<unknown>();
    const asked = visit(own(), () => slow.promise);
    await settled();
    readAs(9);
    slow.resolve('mine');
    await asked;
    await leavePage();
    expect(await stored()).toEqual([]);
  });

  test('is deleted at a start without its session', async () => {
    readAs(0);
    await settled();
    const row = { key: '["tests","own"]', data: 'theirs', at: now };
    await withDatabase(async (db) => {
      for (const account of [0, 5, 7, 12]) await db.put('answers', { ...row, account });
    });
    readAs(7);
    vi.advanceTimersByTime(300);
    await settled();
    expect((await stored()).map(([account]) => account)).toEqual([0, 7]);
  });
});

test('a server that refuses is there, one that fails is not', () => {
  expect(isUnavailable(new OfflineError())).toBe(true);
  expect(isUnavailable(down)).toBe(true);
  expect(isUnavailable(new ApiError({ code: 'not_found', status: 404, message: '' }))).toBe(false);
  expect(isUnavailable(new Error('a defect'))).toBe(false);
});
