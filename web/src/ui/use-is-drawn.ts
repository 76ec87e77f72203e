import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the app has hydrated the page. It is false in the server's HTML, where only links work, and true as
 * soon as the code has loaded.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
