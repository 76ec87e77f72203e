import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part of the form that the address names, like `#foto`, and focuses it. The first steps link to it
 * (rule PROV-93).
 */
export function useAskedField(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = isReady && hash && document.getElementById(hash.slice(1));
    if (!part) return;
    part.querySelector<HTMLElement>('button, textarea, input:not([type=file])')?.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'center' });
  }, [hash, isReady]);
}
