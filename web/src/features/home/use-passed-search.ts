import { type RefObject, useEffect } from 'react';
import { useHeroSearch } from '../searches/hero-search.ts';

/** Updates the top bar's state when the search box in `element` has scrolled under the bar. */
export function usePassedSearch(element: RefObject<Element | null>): void {
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
