import { useEffect } from 'react';
import { onArrived, useOutbox } from '../../offline/outbox/outbox.ts';
import { useOutboxItems } from '../../parts/outbox/waiting.ts';
import { takeBackWishes, welcome } from './arrivals.ts';

/** Lets screens show what waits in its place, and follows what becomes of it. Loaded apart from the first screen. */
export function ArrivalWatch(): null {
  const items = useOutbox();
  useEffect(() => {
    useOutboxItems.setState({ items });
    takeBackWishes(items);
  }, [items]);
  useEffect(() => onArrived(welcome), []);
  return null;
}
