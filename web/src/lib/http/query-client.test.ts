import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { ApiError, OfflineError } from './client/api-error.ts';
import { newQueryClient } from './query-client.ts';

// TanStack refetches by itself only in a browser, so this imitates one
vi.hoisted(() => vi.stubGlobal('window', globalThis));

const queryKey = ['favorites'];
/** The calls under way, in the order in which they were made. */
let calls: PromiseWithResolvers<string>[];
let client: ReturnType<typeof newQueryClient>;

beforeEach(() => {
  calls = [];
  client = newQueryClient();
});

function ask(): Promise<string> {
  const call = Promise.withResolvers<string>();
  calls.push(call);
  return call.promise;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const state = () => {
  const { data, isInvalidated, fetchStatus } = client.getQueryState(queryKey) ?? {};
  return { data, isInvalidated, fetchStatus };
};
const done = (data: string) => ({ data, isInvalidated: false, fetchStatus: 'idle' });

test.each([
  ['the first', undefined],
  ['a later', 'before'],
])('what changed while %s response was on its way is asked for again', async (_which, data) => {
  if (data) client.setQueryData(queryKey, data, { updatedAt: 1 });
  const stop = new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined);
  expect(calls).toHaveLength(1);
  void client.invalidateQueries({ queryKey });
  calls[1]?.resolve('after');
  await settled();
  calls[0]?.resolve('old');
  await settled();
  expect(state()).toEqual(done('after'));
  expect(calls).toHaveLength(2);
  stop();
});

test.each(['none', 'active'] as const)('so is what nobody shows yet (%s)', async (refetchType) => {
  const ahead = client.fetchQuery({ queryKey, queryFn: ask });
  void client.invalidateQueries({ queryKey, refetchType });
  calls[0]?.resolve('old');
  await settled();
  calls[1]?.resolve('after');
  expect(await ahead).toBe('after');
  expect(state()).toEqual(done('after'));
  expect(calls).toHaveLength(2);
});

test('what nobody is asking for is only marked as old', async () => {
  client.setQueryData(queryKey, 'before');
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(state()).toEqual({ ...done('before'), isInvalidated: true });
  expect(calls).toEqual([]);
});

test('what is left while it is asked for again is still old', async () => {
  client.setQueryData(queryKey, 'before', { updatedAt: 1 });
  const queryFn = ({ signal: _signal }: { signal: AbortSignal }) => ask();
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  expect(calls).toHaveLength(2);
  stop();
  await settled();
  expect(state()).toEqual({ ...done('before'), isInvalidated: true });
});

describe('what is shown and was not answered', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
  afterEach(() => {
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });
  /** Shows cached data, as after a reload whose call then fails. */
  const show = async (error: Error) => {
    askAgain(client);
    client.setQueryData(queryKey, 'kept', { updatedAt: 1 });
    const stop = new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined);
    calls[0]?.reject(error);
    await settled();
    return stop;
  };
  const broken = new OfflineError('broken');
  const down = new ApiError({ code: 'internal_error', status: 500, message: '' });

  test.each([broken, new OfflineError('slow'), down])(
    'is asked for again while the server answers others, with growing pauses: %s',
    async (error) => {
      const stop = await show(error);
      vi.advanceTimersByTime(9_999);
      expect(calls).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(calls).toHaveLength(2);
      calls[1]?.reject(error);
      await settled();
      vi.advanceTimersByTime(19_999);
      expect(calls).toHaveLength(2);
      vi.advanceTimersByTime(1);
      calls[2]?.resolve('now');
      await settled();
      expect(state()).toEqual(done('now'));
      vi.advanceTimersByTime(600_000);
      expect(calls).toHaveLength(3);
      stop();
    },
  );

  test('begins with short pauses again after an answer, and is left alone after eight calls in a row without one', async () => {
    const stop = await show(broken);
    vi.advanceTimersByTime(10_000);
    calls[1]?.resolve('now');
    await settled();
    void client.invalidateQueries({ queryKey });
    calls[2]?.reject(broken);
    await settled();
    vi.advanceTimersByTime(10_000);
    expect(calls).toHaveLength(4);
    for (let at = 3; at < 20; at += 1) {
      calls[at]?.reject(broken);
      await settled();
      vi.advanceTimersByTime(60_000);
    }
    // one and eight again
    expect(calls).toHaveLength(2 + 9);
    stop();
  });

  test('waits for the connection where there is none, and is asked for once where it was refused', async () => {
    onlineManager.setOnline(false);
    const stop = await show(new OfflineError());
    vi.advanceTimersByTime(600_000);
    expect(calls).toHaveLength(1);
    stop();
    onlineManager.setOnline(true);
    calls = [];
    client = newQueryClient();
    const stopped = await show(new ApiError({ code: 'forbidden', status: 403, message: '' }));
    vi.advanceTimersByTime(600_000);
    expect(calls).toHaveLength(1);
    stopped();
  });
});
