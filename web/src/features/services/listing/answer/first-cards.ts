import { useDeferredValue, useEffect, useState } from 'react';

/** Number of cards that fill the first screen of a phone, and more. */
const few = 4;

let isStart = false;

/** Lets the app's first drawing begin with few cards where it shows what the device has. */
export function beginWithFew(): void {
  isStart = navigator.onLine === false;
}

/**
 * Returns all services of a list; in the app's first drawing from the device the first ones, and the others right
 * after.
 */
export function useFirstCards<S>(all: readonly S[]): readonly S[] {
  const [first] = useState(() => (isStart ? all.slice(0, few) : all));
  useEffect(() => {
    isStart = false;
  }, []);
  return useDeferredValue(all, first);
}
