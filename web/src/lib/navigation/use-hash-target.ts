import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the element named after the `#`, unfolds it and focuses it. On Back the shell restores the position
 * instead.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!hash || (kind === 'POP' && !isFirstPage)) return;
    // after the shell has scrolled to the top
    const frame = window.requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      if (!target) return;
      if (target instanceof HTMLDetailsElement) target.open = true;
      const focusable = target.querySelector('summary') ?? target;
      if (focusable === target) target.tabIndex = -1;
      focusable.focus({ preventScroll: true });
      target.scrollIntoView();
    });
    return () => window.cancelAnimationFrame(frame);
  }, [hash, key, kind]);
}
