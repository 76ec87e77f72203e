import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { newest, unread, useMarkRead } from './bell-queries.ts';
import { toldHere } from './notice.ts';

/**
 * Marks as read the notifications that lead to the opened screen, however the person got there (rule NOTI-91). A
 * notification that arrives while the screen is open stays unread until the screen is opened again.
 */
export function useReadHere(): void {
  const { key, pathname, search } = useLocation();
  const { data: count } = useQuery({ ...unread(), enabled: false });
  const list = useQuery({ ...newest(), enabled: (count ?? 0) > 0, refetchOnWindowFocus: false });
  const { mutate } = useMarkRead();
  const looked = useRef('');
  useEffect(() => {
    if (count === undefined || looked.current === key) return;
    if (count > 0 && list.isFetching) return;
    looked.current = key;
    if (count === 0) return;
    for (const notice of toldHere(list.data ?? [], pathname + search)) mutate(notice);
  }, [count, key, list.isFetching, list.data, pathname, search, mutate]);
}
