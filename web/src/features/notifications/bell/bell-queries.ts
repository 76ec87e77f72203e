import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notification, notifications } from '@tero/shared/contract/notifications';
import { minute } from '@tero/shared/rules/durations';
import { call } from '../../../lib/http/api.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { Notice } from './notice.ts';

const everything = ['notifications'];
const unreadKey = [...everything, 'unread'];
const listKey = [...everything, 'list'];
/** Notifications that the bell lists (rule NOTI-2). */
const listed = 10;
const pollingPause = minute;

/**
 * Returns the number of unread notifications; 0 when it could not be fetched (rule NOTI-2). Polled only while the live
 * line is down.
 */
export function useUnreadCount({ isLive }: { isLive: boolean }): number {
  const account = useAccount();
  const { data, isError } = useQuery({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await call(notifications.unreadCount, { signal })).unreadCount,
    enabled: account !== null,
    refetchInterval: isLive ? false : pollingPause,
    refetchOnWindowFocus: 'always',
  });
  return isError ? 0 : (data ?? 0);
}

export function useNotifications() {
  return useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await call(notifications.list, { query: { limit: listed }, signal })).notifications,
    // always fetched: a cached list says nothing about new notifications
    staleTime: 0,
  });
}

/** Marks a notification as read, at once on the screen; refetches when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) => call(notifications.read, { params: { id } }),
    onMutate: ({ id }) => {
      client.setQueryData<Notification[]>(listKey, (list) =>
        list?.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
      );
      client.setQueryData<number>(unreadKey, (count) => count && Math.max(0, count - 1));
    },
    onError: () => client.invalidateQueries({ queryKey: everything }),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(notifications.markAllRead),
    onSuccess: () => {
      client.setQueryData<Notification[]>(listKey, (list) => list?.map((item) => ({ ...item, is_read: true })));
      client.setQueryData(unreadKey, 0);
    },
    onSettled: () => client.invalidateQueries({ queryKey: everything }),
  });
}

/** Applies an event of the stream to the cache: the unread count, and perhaps a new notification. */
export function takeIn(client: QueryClient, { unreadCount, notification }: Notice): void {
  const before = client.getQueryData<number>(unreadKey);
  client.setQueryData(unreadKey, unreadCount);
  // read on another device: refetches an open list
  if (!notification && before !== unreadCount) void client.invalidateQueries({ queryKey: listKey });
  if (!notification) return;
  client.setQueryData<Notification[]>(
    listKey,
    (list) => list && [notification, ...list.filter(({ id }) => id !== notification.id)].slice(0, listed),
  );
  // the subject has changed: marks all other queries as stale, without refetching the screens in use
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== everything[0], refetchType: 'none' });
}

/** Returns a function that refetches all screens: the subject of a notification may be the current one. */
export function useOpenSubject(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== everything[0] });
}

export function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: everything });
}
