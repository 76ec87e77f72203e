import { useAddress } from '../../../lib/navigation/use-address.ts';
import { choiceOf, type ReviewFilter, type ReviewSort, reviewFilters, reviewSorts } from './arrange.ts';

export interface Arrangement {
  filter: ReviewFilter;
  sort: ReviewSort;
}

/**
 * Returns the filter and order of a list of reviews, and a function that changes them in the address. Other parameters
 * of the address are kept.
 */
export function useArrangement(): [Arrangement, (change: Partial<Arrangement>) => void] {
  const [search, changeAddress] = useAddress();
  const arrangement = {
    filter: choiceOf(reviewFilters, search.get('filter')),
    sort: choiceOf(reviewSorts, search.get('sort')),
  };
  function arrange({ filter, sort }: Partial<Arrangement>) {
    changeAddress({
      ...(filter && { filter: filter === reviewFilters[0] ? null : filter }),
      ...(sort && { sort: sort === reviewSorts[0] ? null : sort }),
    });
  }
  return [arrangement, arrange];
}
