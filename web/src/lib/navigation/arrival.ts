import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The navigation state of a person who has just signed in on this device: no address can hold it. */
const arriving = { hasJustSignedIn: true };

/** Tells whether a navigation's state says that the person has just got a session here. */
export function hasJustSignedIn(state: unknown): boolean {
  return (state as { hasJustSignedIn?: unknown } | null)?.hasJustSignedIn === true;
}

/** Goes on to `path` with the new session, `delay` milliseconds after `isDone` becomes true. */
export function useArrival(isDone: boolean, path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => navigate(path, { replace: true, state: arriving }), delay);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate, path, delay]);
}
