import { QueryObserver } from '@tanstack/react-query';
import { noticeTypes } from '@tero/shared/rules/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';

let app: typeof import('./notices.ts') &
  typeof import('../../lib/http/query-client.ts') &
  typeof import('../../features/notifications/bell/bell-queries.ts') &
  typeof import('../../features/notifications/told.ts');
let read: typeof import('../../lib/query/subject.ts');
let ends: (() => void)[] = [];

beforeEach(async () => {
  newDevice();
  app = {
    ...(await import('./notices.ts')),
    ...(await import('../../lib/http/query-client.ts')),
    ...(await import('../../features/notifications/bell/bell-queries.ts')),
    ...(await import('../../features/notifications/told.ts')),
  };
  read = await import('../../lib/query/subject.ts');
});

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** Returns a read that a screen shows; `calls` counts its fetches. */
async function shown(name: string, edits = false) {
  const counted = { calls: 0 };
  const call = async () => {
    counted.calls += 1;
    return counted.calls;
  };
  const one = read.subject(name).read({ part: 'here', call, cache: { never: 'a test' } });
  const observer = new QueryObserver(app.queryClient, edits ? read.forEditing(one()) : one());
  ends.push(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  return Object.assign(counted, { isStale: () => observer.getCurrentResult().isStale });
}

test.each([
  ['quote_seen', 'quotes'],
  ['quote_accepted', 'quotes'],
  ['quote_accepted', 'quote-links'],
  ['quote_received', 'inquiries'],
  ['new_review', 'reviews'],
  ['subscription_activated', 'subscriptions'],
  ['new_message', 'own-messages'],
  ['security_alert', 'open-sessions'],
])('a notice of %s asks for %s again, where it is shown (rule NOTI-87)', async (type, name) => {
  const [told, edited] = [await shown(name), await shown(`${name}-else`, true)];
  app.takeNotice(type);
  await vi.waitFor(() => expect(told.calls).toBe(2));
  expect(edited.calls).toBe(1);
});

test('what a form edits stays as it is, and is stale for the next screen', async () => {
  const [edited, list] = [await shown('quotes', true), await shown('inquiries')];
  app.takeNotice('quote_seen');
  await vi.waitFor(() => expect(list.calls).toBe(2));
  expect([edited.calls, edited.isStale()]).toEqual([1, true]);
});

test('every type is taken, and one of a newer server too', () => {
  for (const type of [...Object.keys(noticeTypes), 'of_tomorrow', 'toString']) app.takeNotice(type);
});

const notice = (id: number, type: string, is_read = false) =>
  ({ id, type, is_read, title: '', message: '', link: null, created_at: '' }) as const;

test('the live line tells what comes, and a count that has grown without it as well', async () => {
  const told = vi.fn();
  ends.push(app.onNotice(told), app.followCount(app.queryClient));
  const key = ['notifications', 'unread'];
  const answers = { unread: 1, list: [notice(2, 'quote_seen')] };
  app.queryClient.setQueryData(key, 0);
  app.takeIn(app.queryClient, { unreadCount: 1, notification: notice(2, 'quote_seen') });
  expect(told.mock.calls).toEqual([['quote_seen']]);

  const fetched = async (count: number) => {
    answers.unread = count;
    await app.queryClient.fetchQuery({ queryKey: key, queryFn: async () => answers.unread, staleTime: 0 });
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      success: true,
      notifications: [notice(4, 'quote_accepted'), notice(3, 'new_review', true), ...answers.list],
    }),
  );
  await fetched(1);
  await fetched(0);
  await fetched(1);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['quote_seen'], ['quote_accepted']]));
});
