import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { newest, unread, useMarkRead } from './bell-queries.ts';
import { toldHere } from './notice.ts';

/**
 * Takes for read what the screen that was opened is told by, whichever way led there (rule NOTI-91). What comes while it is
 * open stays news until it is opened again.
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
