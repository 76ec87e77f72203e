import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to `path`, `delay` milliseconds after `isDone` becomes true, and replaces this page in the history. */
export function useMoveOn(isDone: boolean, path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => navigate(path, { replace: true }), delay);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate, path, delay]);
}
