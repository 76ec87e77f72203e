import { useSearchParams } from 'react-router-dom';
import { choiceOf, type ReviewFilter, type ReviewSort, reviewFilters, reviewSorts } from './arrange.ts';

export interface Arrangement {
  filter: ReviewFilter;
  sort: ReviewSort;
}

/** The filter and order of a list of reviews, stored in the address; its other parameters stay. */
export function useArrangement(): [Arrangement, (change: Partial<Arrangement>) => void] {
  const [search, setSearch] = useSearchParams();
  const arrangement = {
    filter: choiceOf(reviewFilters, search.get('filter')),
    sort: choiceOf(reviewSorts, search.get('sort')),
  };
  function arrange(change: Partial<Arrangement>) {
    const { filter, sort } = { ...arrangement, ...change };
    const next = new URLSearchParams(search);
    for (const [name, value, first] of [
      ['filter', filter, reviewFilters[0]],
      ['sort', sort, reviewSorts[0]],
    ] as const) {
      if (value === first) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  }
  return [arrangement, arrange];
}
