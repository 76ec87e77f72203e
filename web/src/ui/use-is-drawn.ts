import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the page is the app's: false in what the server draws, where nothing but links works, and true as
 * soon as the code is there.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
