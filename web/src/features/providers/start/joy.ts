import { useEffect, useState } from 'react';

const key = 'tero.start';

/**
 * Remembers on the device that a provider's steps were open, and returns true on the one visit on which they are first
 * seen to be all taken.
 */
export function useJoy(providerId: number, isDone: boolean | undefined): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (isDone === undefined) return;
    try {
      if (!isDone) localStorage.setItem(key, String(providerId));
      else if (localStorage.getItem(key) === String(providerId)) {
        localStorage.removeItem(key);
        setFirst(true);
      }
    } catch {
      // storage is full or blocked: nothing is celebrated
    }
  }, [providerId, isDone]);
  return isFirst && isDone === true;
}
