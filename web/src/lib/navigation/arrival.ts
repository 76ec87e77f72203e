import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The navigation state of a person who has just signed in on this device. An address cannot contain it. */
const arriving = { hasJustSignedIn: true };

/** Returns whether a navigation's state says that the person has just signed in here. */
export function hasJustSignedIn(state: unknown): boolean {
  return (state as { hasJustSignedIn?: unknown } | null)?.hasJustSignedIn === true;
}

/** Navigates to `path` with the new session, `delay` milliseconds after `isDone` becomes true. */
export function useArrival(isDone: boolean, path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => navigate(path, { replace: true, state: arriving }), delay);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate, path, delay]);
}
