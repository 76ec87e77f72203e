import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notification, notifications } from '@tero/shared/contract/notifications';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../../lib/http/api.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { aboutNotifications } from '../queries.ts';
import { tellNotice } from '../told.ts';
import type { Notice } from './notice.ts';

/** The number of notifications that the bell lists (rule NOTI-2). */
const listed = 10;
const pollingPause = minute;

export const unread = aboutNotifications.read({
  part: 'unread',
  call: async ({ signal }) => (await call(notifications.unreadCount, { signal })).unreadCount,
  cache: { never: 'the number is right at this moment only' },
});

export const newest = aboutNotifications.read({
  part: 'list',
  call: async ({ signal }) => (await call(notifications.list, { query: { limit: listed }, signal })).notifications,
  cache: { whose: 'own', days: 'any' },
  // always fetched: a cached list says nothing about new notifications
  staleTime: 0,
});

/**
 * Returns the number of unread notifications, or 0 if it could not be fetched (rule NOTI-2). It polls only while the
 * live connection is down.
 */
export function useUnreadCount({ isLive }: { isLive: boolean }): number {
  const account = useAccount();
  const { data, isError } = useQuery({
    ...unread(),
    enabled: account !== null,
    refetchInterval: isLive ? false : pollingPause,
    refetchOnWindowFocus: 'always',
  });
  return isError ? 0 : (data ?? 0);
}

/** Returns the number of unread notifications that the bell has already fetched. */
export function useShownUnread(): number {
  return useQuery({ ...unread(), enabled: false }).data ?? 0;
}

export function useNotifications() {
  return useQuery(newest());
}

/**
 * Marks a notification as read, at once on the screen. Earlier requests would bring the old state back, so it cancels
 * them and repeats them once the server has the change.
 */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) => call(notifications.read, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: aboutNotifications.prefix });
      client.setQueryData(newest.key(), (list) =>
        list?.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
      );
      client.setQueryData(unread.key(), (count) => count && Math.max(0, count - 1));
    },
    onSettled: () => client.invalidateQueries({ queryKey: aboutNotifications.prefix }),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(notifications.markAllRead),
    onSuccess: () => {
      client.setQueryData(newest.key(), (list) => list?.map((item) => ({ ...item, is_read: true })));
      client.setQueryData(unread.key(), 0);
    },
    onSettled: () => client.invalidateQueries({ queryKey: aboutNotifications.prefix }),
  });
}

/** Applies an event of the stream to the cache: the unread count and, if there is one, a new notification. */
export function takeIn(client: QueryClient, { unreadCount, notification }: Notice): void {
  const before = client.getQueryData(unread.key());
  client.setQueryData(unread.key(), unreadCount);
  // a notification was read on another device, so an open list is fetched again
  if (!notification && before !== unreadCount) void client.invalidateQueries({ queryKey: newest.prefix });
  if (!notification) return;
  client.setQueryData(
    newest.key(),
    (list) => list && [notification, ...list.filter(({ id }) => id !== notification.id)].slice(0, listed),
  );
  // the subject of the notification has changed, so all other data is stale and the next screen fetches it again
  void client.invalidateQueries({ predicate: (query) => !aboutNotifications.has(query), refetchType: 'none' });
  tellNotice(notification.type);
}

/**
 * Calls the listeners of new notices that arrive without the live connection, such as after a push. It detects them by
 * a fetched count that has grown. Returns a function that stops it.
 */
export function followCount(client: QueryClient): () => void {
  let known = client.getQueryData(unread.key());
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !unread.has(event.query)) return;
    const [before, count] = [known, client.getQueryData(unread.key()) ?? 0];
    known = count;
    // the live connection calls the listeners for its own notices
    if (event.action.manual || before === undefined || count <= before) return;
    void newestUnread(client, count - before).then((types) => types.forEach(tellNotice));
  });
}

async function newestUnread(client: QueryClient, count: number): Promise<string[]> {
  const list = await client.fetchQuery(newest()).catch(() => []);
  return list
    .filter(({ is_read }) => !is_read)
    .slice(0, count)
    .map(({ type }) => type);
}

/**
 * Returns a function that fetches all screens again, because the current screen may show the notification's subject.
 */
export function useOpenSubject(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: (query) => !aboutNotifications.has(query) });
}

export function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: aboutNotifications.prefix });
}
