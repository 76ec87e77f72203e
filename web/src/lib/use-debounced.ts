import { useEffect, useState } from 'react';

/** Returns `value` once it has not changed for `pause` milliseconds. */
export function useDebounced<V>(value: V, pause: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
