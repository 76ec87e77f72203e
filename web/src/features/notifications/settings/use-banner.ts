import { delays } from '@tero/shared/limits';
import { useEffect, useState } from 'react';

interface Sending {
  status: string;
  submittedAt: number;
}

/** What became of saving, for as long as S2 §9 shows it: 3 s when it went well, 5 s when not. */
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
