import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Marks a part of one's own review, which is scrolled to and has the focus once it was written (rule REV-102). */
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
