import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';

interface Sending {
  status: string;
  submittedAt: number;
}

/** Returns the result of saving while its banner shows: 3 s after a success, 5 s after a failure (rule NOTI-9). */
export function useBanner({ status, submittedAt }: Sending): 'success' | 'error' | null {
  const [faded, setFaded] = useState(0);
  const outcome = status === 'success' || status === 'error' ? status : null;

  useEffect(() => {
    if (!outcome) return;
    const time = outcome === 'success' ? delays.settingsSaved : delays.settingsFault;
    const timer = window.setTimeout(() => setFaded(submittedAt), time);
    return () => window.clearTimeout(timer);
  }, [outcome, submittedAt]);

  return faded === submittedAt ? null : outcome;
}
