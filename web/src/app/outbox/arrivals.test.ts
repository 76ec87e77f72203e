import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';
import { newItem } from '../../../test/outbox-page.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';

let app: typeof import('./arrivals.ts') & typeof import('../../lib/http/query-client.ts');
let read: typeof import('../../lib/query/subject.ts');
let ends: (() => void)[] = [];

beforeEach(async () => {
  newDevice();
  app = { ...(await import('./arrivals.ts')), ...(await import('../../lib/http/query-client.ts')) };
  read = await import('../../lib/query/subject.ts');
});

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** Returns a read of reviews that a screen shows, once its data are there; `calls` counts its fetches. */
async function shown(part: string, edits = false) {
  const counted = { calls: 0 };
  const call = async () => {
    counted.calls += 1;
    return counted.calls;
  };
  const one = read.subject('reviews').read({ part, call, cache: { never: 'a test' } });
  const observer = new QueryObserver(app.queryClient, edits ? read.forEditing(one()) : one());
  ends.push(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  return Object.assign(counted, { isStale: () => observer.getCurrentResult().isStale });
}

function arrive(given: Partial<OutboxItem>): void {
  const item = { ...newItem({ kind: 'reply' }), account: 7, ...given } as OutboxItem;
  app.welcome({ kind: 'reply', params: {}, reply: {}, item });
}

test('the list beside the form that sent it shows what has arrived', async () => {
  const list = await shown('list');
  arrive({ heldUntil: Date.now() + 25_000 });
  await vi.waitFor(() => expect(list.calls).toBe(2));
});

test('what the form edits stays while it waits, and is stale for the next screen', async () => {
  const [edited, list] = [await shown('edited', true), await shown('list')];
  arrive({ heldUntil: Date.now() + 25_000 });
  await vi.waitFor(() => expect(list.calls).toBe(2));
  expect([edited.calls, edited.isStale()]).toEqual([1, true]);
});

test('what arrives by itself refreshes everything about it', async () => {
  const [edited, list] = [await shown('edited', true), await shown('list')];
  arrive({});
  await vi.waitFor(() => expect([edited.calls, list.calls]).toEqual([2, 2]));
});

const state = (key: string) => {
  const { data, dataUpdatedAt, isInvalidated } = app.queryClient.getQueryState(key.split(' ')) ?? {};
  return { data, at: dataUpdatedAt, isInvalidated };
};

test('a like changes what holds its post, and makes nothing newer than it is', () => {
  const other = [{ id: 2, liked: false, likes_count: 3 }];
  const post = { id: 1, liked: false, likes_count: 4 };
  app.queryClient.setQueryData(['posts', 'here'], [post, ...other], { updatedAt: 5 });
  app.queryClient.setQueryData(['posts', 'detail'], post, { updatedAt: 6 });
  app.queryClient.setQueryData(['posts', 'elsewhere'], other, { updatedAt: 7 });
  const item = { ...newItem({ kind: 'like', params: { id: 1 } }), account: 7 } as OutboxItem;
  app.welcome({ kind: 'like', params: { id: 1 }, reply: { liked: true, likes_count: 9 }, item });
  const liked = { id: 1, liked: true, likes_count: 9 };
  expect(state('posts here')).toEqual({ data: [liked, ...other], at: 5, isInvalidated: true });
  expect(state('posts detail')).toEqual({ data: liked, at: 6, isInvalidated: true });
  expect(state('posts elsewhere')).toEqual({ data: other, at: 7, isInvalidated: true });
});

test('a favorite is on the list of before, also when its button asks again', async () => {
  app.queryClient.setQueryData(['favorites'], [{ service_id: 1 }], { updatedAt: 5 });
  const queryFn = () => new Promise<never>(() => undefined);
  ends.push(new QueryObserver(app.queryClient, { queryKey: ['favorites'], queryFn }).subscribe(() => undefined));
  const params = { serviceId: 2 };
  const arrival = (body: object, subject?: object) => {
    const item = { ...newItem({ kind: 'favorite', params, body }), subject, account: 7 } as unknown as OutboxItem;
    app.welcome({ kind: 'favorite', params, reply: {}, item });
    void app.queryClient.invalidateQueries({ queryKey: ['favorites'] });
    return state('favorites');
  };
  const both = [{ service_id: 2 }, { service_id: 1 }];
  expect(arrival({ wanted: true }, { service_id: 2 })).toEqual({ data: both, at: 5, isInvalidated: true });
  // the list holds more data about a service than the item does
  expect(arrival({ wanted: true }, { service_id: 2, title: 'Poda' })).toMatchObject({ data: both });
  expect(arrival({ wanted: false })).toEqual({ data: [{ service_id: 1 }], at: 5, isInvalidated: true });
  expect(arrival({ wanted: true })).toMatchObject({ data: [{ service_id: 1 }] });
});
