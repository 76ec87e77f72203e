import { hanging } from '@tero/shared/delays';
import { describe, expect, test, vi } from 'vitest';
import {
  ask,
  fail,
  leavePage,
  newApp,
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
import { forEditing } from '../../lib/query/subject.ts';
import { readAs } from './persister.ts';

// Node has no window
vi.hoisted(() => {
  const page = new EventTarget();
  Object.assign(globalThis, {
    window: globalThis,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
});

describe('a server that says nothing (rule NAV-192)', () => {
  const reads = { own, open, weekly, uncached };

  test.each(Object.entries(reads))('of %s is told after 5 s, and what it says later is shown', async (_name, read) => {
    const { client, late, fetched } = ask(read());
    const told = expect(fetched).rejects.toMatchObject({ name: 'OfflineError', reason: 'slow' });
    vi.advanceTimersByTime(hanging.unanswered - 1);
    await settled();
    expect(client.getQueryState(read.key())).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
    vi.advanceTimersByTime(1);
    await told;
    late.resolve('new');
    await settled();
    expect(client.getQueryState(read.key())).toMatchObject({ status: 'success', data: 'new', error: null });
    expect(client.isFetching()).toBe(0);
  });

  test('what it says late is stored as well', async () => {
    const { late, fetched } = ask(own());
    vi.advanceTimersByTime(hanging.unanswered);
    await expect(fetched).rejects.toThrow(OfflineError);
    late.resolve('new');
    await leavePage();
    expect((await visit(own(), offline)).data).toBe('new');
  });

  test('a late response is nothing beside a newer one', async () => {
    const { client, late, fetched } = ask(own());
    vi.advanceTimersByTime(hanging.unanswered);
    await expect(fetched).rejects.toThrow(OfflineError);
    respondWith(respond('newer'));
    await client.fetchQuery(own());
    late.resolve('new');
    await settled();
    expect(client.getQueryData(own.key())).toBe('newer');
  });

  test('a late response is not for another account', async () => {
    const { client, late, fetched } = ask(own());
    vi.advanceTimersByTime(hanging.unanswered);
    await expect(fetched).rejects.toThrow(OfflineError);
    readAs(9);
    late.resolve('theirs');
    await leavePage();
    expect(client.getQueryData(own.key())).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  test('a late refusal is told', async () => {
    const { client, late, fetched } = ask(own());
    vi.advanceTimersByTime(hanging.unanswered);
    await expect(fetched).rejects.toThrow(OfflineError);
    const gone = new ApiError({ code: 'not_found', status: 404, message: '' });
    const asked = vi.fn(fail(gone));
    respondWith(asked);
    late.reject(gone);
    await settled();
    expect(client.getQueryState(own.key())).toMatchObject({ status: 'error', error: gone });
    // it has said so: nobody asks once more
    expect(asked).not.toHaveBeenCalled();
  });

  test('what is shown already stays, however long the next response takes', async () => {
    respondWith(respond('seen'));
    const client = newApp();
    await client.fetchQuery(own());
    const late = Promise.withResolvers<unknown>();
    respondWith(() => late.promise);
    const again = client.fetchQuery(own());
    vi.advanceTimersByTime(2 * hanging.unanswered);
    await settled();
    expect(client.getQueryState(own.key())).toMatchObject({ status: 'success', data: 'seen' });
    late.resolve('new');
    expect(await again).toBe('new');
  });
});

test('a form begins with a cached response when the server says nothing, and takes the response when it comes', async () => {
  await visit(own(), respond('seen'));
  const { client, late, fetched } = ask(forEditing(own()));
  vi.advanceTimersByTime(hanging.unanswered - 1);
  await settled();
  expect(client.getQueryData(own.key())).toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(fetched).rejects.toThrow(OfflineError);
  expect(client.getQueryData(own.key())).toBe('seen');
  late.resolve('new');
  await settled();
  expect(client.getQueryData(own.key())).toBe('new');
});
