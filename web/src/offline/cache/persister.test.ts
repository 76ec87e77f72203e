import { hanging } from '@tero/shared/delays';
import { describe, expect, test, vi } from 'vitest';
import {
  about,
  ask,
  call,
  fail,
  leavePage,
  newApp,
  nothing,
  now,
  offline,
  open,
  own,
  respond,
  respondWith,
  settled,
  stored,
  uncached,
  visit,
  weekly,
} from '../../../test/cached-reads.ts';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { patch } from '../../lib/query/patch.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { withDatabase } from '../database/database.ts';
import { cacheHeld, isRestored, isUnavailable, readAs } from './persister.ts';

// Node has no window
vi.hoisted(() => {
  const page = new EventTarget();
  Object.assign(globalThis, {
    window: globalThis,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
});

const day = 24 * 60 * 60_000;
const down = new ApiError({ code: 'internal_error', status: 503, message: '' });

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

  test('is shown while the server takes its time, and gives way to the response (rule NAV-191)', async () => {
    await visit(own(), respond('seen'));
    await leavePage();
    const { client, late, fetched } = ask(own());
    vi.advanceTimersByTime(hanging.fromDevice - 1);
    await settled();
    expect(client.getQueryData(own.key())).toBeUndefined();
    vi.advanceTimersByTime(1);
    await settled();
    expect(client.getQueryState(own.key())).toMatchObject({ data: 'seen', dataUpdatedAt: now });
    // the query waits for as long as the call is pending
    vi.advanceTimersByTime(hanging.unanswered);
    await settled();
    expect(client.getQueryState(own.key())).toMatchObject({ status: 'success', fetchStatus: 'fetching' });
    late.resolve('new');
    await fetched;
    expect(client.getQueryData(own.key())).toBe('new');
  });

  test('is shown at once where the browser has no signal', async () => {
    await visit(own(), respond('seen'));
    await leavePage();
    vi.stubGlobal('navigator', { onLine: false });
    const { client, late, fetched } = ask(own());
    vi.advanceTimersByTime(0);
    await settled();
    vi.unstubAllGlobals();
    expect(client.getQueryData(own.key())).toBe('seen');
    late.resolve('new');
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

test('a refusal takes off what the device had shown meanwhile', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  const { client, late, fetched } = ask(own());
  vi.advanceTimersByTime(hanging.fromDevice);
  await settled();
  expect(client.getQueryData(own.key())).toBe('seen');
  late.reject(new ApiError({ code: 'not_found', status: 404, message: '' }));
  await expect(fetched).rejects.toThrow(ApiError);
  expect(client.getQueryState(own.key())).toMatchObject({ status: 'error', data: undefined });
});

test('a refusal that comes while the device is being read keeps what it had off the screen', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  const { client, late, fetched } = ask(own());
  // the cache is being read, and the server refuses before the read ends
  vi.advanceTimersByTime(hanging.fromDevice);
  late.reject(new ApiError({ code: 'not_found', status: 404, message: '' }));
  await expect(fetched).rejects.toThrow(ApiError);
  await settled();
  expect(client.getQueryState(own.key())).toMatchObject({ status: 'error', data: undefined });
});

test('what the device had stays when its fetch is cancelled, as on leaving its screen', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  const { client, late, fetched } = ask(own());
  vi.advanceTimersByTime(hanging.fromDevice);
  await settled();
  await client.cancelQueries({ queryKey: own.key() });
  expect(await fetched).toBe('seen');
  expect(client.getQueryState(own.key())).toMatchObject({ data: 'seen', dataUpdatedAt: now, fetchStatus: 'idle' });
  // the response to the abandoned call is not cached either
  late.resolve('old');
  await leavePage();
  expect(await withDatabase((db) => db.getAll('answers'))).toMatchObject([{ data: 'seen' }]);
});

test('what has arrived is written into it, and makes it no newer', async () => {
  await visit(own(), respond('seen'));
  await leavePage();
  vi.setSystemTime(now + day);
  const client = newApp();
  respondWith(offline);
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
