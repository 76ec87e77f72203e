import { useLayoutEffect } from 'react';
import { holdItems } from '../../offline/outbox/stored.ts';

/**
 * Prevents the items from being sent while a question about them is shown (rule NAV-182); does nothing for an empty
 * list. Its code loads with the screen that asks, so the items are held before the question appears.
 */
export function useHeld(ids: readonly string[]): void {
  const key = ids.join();
  useLayoutEffect(() => {
    if (!key) return;
    const letGo = holdItems(key.split(','));
    return () => void letGo();
  }, [key]);
}
