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

/** A read of reviews that a screen shows, once it is there; `calls` counts its fetches. */
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
