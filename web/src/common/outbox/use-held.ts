import { useLayoutEffect } from 'react';
import { holdItems } from '../../offline/outbox/stored.ts';

/**
 * Keeps items from being sent while a question about them is shown (rule NAV-182); with none, nothing is asked. Its
 * code comes with the screen that asks: they are held before the question is drawn.
 */
export function useHeld(ids: readonly string[]): void {
  const key = ids.join();
  useLayoutEffect(() => {
    if (!key) return;
    const letGo = holdItems(key.split(','));
    return () => void letGo();
  }, [key]);
}
