import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to another page, `delay` milliseconds after what this one is for is done; Back does not return here. */
export function useMoveOn(isDone: boolean, path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => navigate(path, { replace: true }), delay);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate, path, delay]);
}
