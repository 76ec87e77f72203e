import { useEffect } from 'react';
import { holdItems } from '../../offline/outbox/stored.ts';

/** Keeps items from being sent while a question about them is open (rule NAV-182); with none, nothing is asked. */
export function useHeld(ids: readonly string[]): void {
  const key = ids.join();
  useEffect(() => {
    if (!key) return;
    const hold = holdItems(key.split(','));
    // where its code cannot be fetched, this page sends nothing either
    return () => void hold.then((letGo) => letGo()).catch(() => undefined);
  }, [key]);
}
