import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the ref of an element that is scrolled to and focused after its review was written (rule REV-102). */
export function useShownReview() {
  const place = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation() as { state: { showsReview?: boolean } | null; key: string };
  const isWritten = state?.showsReview === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an arrival
  useEffect(() => {
    if (!isWritten) return;
    // after the arrival itself, which begins at the top
    const timer = window.setTimeout(() => {
      const card = place.current?.closest('article');
      if (!card) return;
      card.tabIndex = -1;
      card.scrollIntoView({ block: 'center' });
      card.focus({ preventScroll: true });
    });
    return () => window.clearTimeout(timer);
  }, [isWritten, key]);
  return place;
}
