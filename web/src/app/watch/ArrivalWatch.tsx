import { useEffect } from 'react';
import { onArrived, startOutbox, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { takeBackWishes, welcome } from './arrivals.ts';

/** Handles what arrives from the outbox and what is refused. Loaded separately from the first screen. */
export function ArrivalWatch(): null {
  const items = useOutboxItems();
  useEffect(() => {
    if (items) takeBackWishes(items);
  }, [items]);
  useEffect(() => {
    const stop = onArrived(welcome);
    // without its code the next start sends
    void startOutbox().catch(() => undefined);
    return stop;
  }, []);
  return null;
}
