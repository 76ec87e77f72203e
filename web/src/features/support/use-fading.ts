import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';

/** Returns whether the result of sending is still shown; it is shown for 5 s (rule SUPP-4). */
export function useFading(result: object | null): boolean {
  const [faded, setFaded] = useState<object | null>(null);

  useEffect(() => {
    if (!result) return;
    const timer = window.setTimeout(() => setFaded(result), delays.contactResult);
    return () => window.clearTimeout(timer);
  }, [result]);

  return result !== null && faded !== result;
}
