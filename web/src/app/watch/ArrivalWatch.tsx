import { useEffect } from 'react';
import { onArrived, useOutbox } from '../../offline/outbox/outbox.ts';
import { useOutboxItems } from '../../parts/outbox/waiting.ts';
import { takeBackWishes, welcome } from './arrivals.ts';

/** Gives screens the items of the outbox and handles arrivals. Loaded separately from the first screen. */
export function ArrivalWatch(): null {
  const items = useOutbox();
  useEffect(() => {
    useOutboxItems.setState({ items });
    takeBackWishes(items);
  }, [items]);
  useEffect(() => onArrived(welcome), []);
  return null;
}
