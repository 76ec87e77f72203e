import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';

/** Tells whether the result of sending is still shown: for 5 s (rule SUPP-4). */
export function useFading({ status, submittedAt }: { status: string; submittedAt: number }): boolean {
  const [faded, setFaded] = useState(0);
  const isSettled = status === 'success' || status === 'error';

  useEffect(() => {
    if (!isSettled) return;
    const timer = window.setTimeout(() => setFaded(submittedAt), delays.contactResult);
    return () => window.clearTimeout(timer);
  }, [isSettled, submittedAt]);

  return isSettled && faded !== submittedAt;
}
