import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { newQueryClient } from './query-client.ts';

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
