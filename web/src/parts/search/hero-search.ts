import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';

/** Whether the home page's own search box has been scrolled past: until then the top bar shows none. */
export const useHeroSearch = create<{ isPast: boolean }>(() => ({ isPast: false }));

/** Tells the top bar when the search box in `element` has gone under it. */
export function useAnnounced(element: RefObject<Element | null>): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => useHeroSearch.setState({ isPast: entry !== undefined && !entry.isIntersecting }),
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      useHeroSearch.setState({ isPast: false });
    };
  }, [element]);
}
