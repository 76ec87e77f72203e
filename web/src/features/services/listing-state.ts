import { limits } from '@tero/shared/limits';
import { type Sort, sorts } from '@tero/shared/rules/services/choices';
import { beginning } from '@tero/shared/rules/text/letters';
import { categoryOf, cleanFilters, type Filters, oneOf, readFilters, wholeNumber } from './filters.ts';

export interface ListingState {
  q: string;
  /** searches the words as they are typed, uncorrected */
  exact: boolean;
  sort: Sort;
  page: number;
  filters: Filters;
}

/** A category in a place, by the parts of its address (rule FOUND-5). */
export interface ListedPlace {
  category: string;
  department: string;
  neighborhood: string | undefined;
}

/** Returns the default order: relevance for a search. */
function defaultSort(q: string): Sort {
  return q ? 'relevance' : 'ratingDesc';
}

/** Reads the state from the address. Invalid values are dropped, so that they are never sent. */
export function readState(search: URLSearchParams, { searches }: { searches: boolean }): ListingState {
  const q = searches ? beginning((search.get('q') ?? '').trim(), limits.searchText - 2) : '';
  const sort = oneOf(sorts, search.get('sort'));
  return {
    q,
    exact: q !== '' && search.get('exact') === '1',
    sort: sort && (q || sort !== 'relevance') ? sort : defaultSort(q),
    page: pageOf(search.get('page')),
    filters: { ...readFilters(search), ...(q && categoryOf(search.get('category'))) },
  };
}

/** Reads a page of an address. */
export function pageOf(text: string | null): number {
  return wholeNumber(text, 1, limits.pageMax) ?? 1;
}

/** Returns the query of the address for a state, without defaults. */
export function searchFrom({ q, exact, sort, page, filters }: ListingState): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (q && exact) search.set('exact', '1');
  for (const [name, value] of Object.entries(cleanFilters(filters))) {
    search.set(name, Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value));
  }
  if (sort !== defaultSort(q)) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search.size ? `?${search.toString().replaceAll('%2C', ',')}` : '';
}
