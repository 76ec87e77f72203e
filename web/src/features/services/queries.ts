import { keepPreviousData, partialMatchKey, useQuery } from '@tanstack/react-query';
import { type Listing, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { fold } from '@tero/shared/rules/text/text';
import { aboutServices } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';
import type { ListingState } from './listing-state.ts';

export interface ListingAnswer extends Listing {
  /** the category's name by the key in the address; null when unknown */
  category?: string | null;
}

type Scope = Pick<ListingState, 'q' | 'exact'> & { category: string | undefined };

/** Reads a page of services: of all, of a category, or of a search. */
export const listing = aboutServices.read({
  part: 'list',
  call: async (
    { signal },
    { category, q, exact }: Scope,
    { sort, page, filters }: Pick<ListingState, 'sort' | 'page' | 'filters'>,
  ): Promise<ListingAnswer> => {
    const { category: within, ...chosen } = filters;
    const query = { ...chosen, disponibleHoy: filters.disponibleHoy && ('1' as const), sort, page };
    const asked = { ...query, availableDays: filters.availableDays?.join(','), limit: limits.pageSize };
    if (category) return listed(await call(services.byCategory, { params: { name: category }, query: asked, signal }));
    // sent accent-stripped, in lower case, wrapped in % (rule SRCH-5)
    const words = { q: `%${fold(q)}%`, ...(exact && { exact: '1' as const }), category: within };
    if (q) return listed(await call(services.search, { query: { ...asked, ...words }, signal }));
    return listed(await call(services.list, { query: asked, signal }));
  },
  // the key has the search and its place, which the device's next user must not find (rules SRCH-120, SRCH-127)
  cache: ({ q }: Scope, { filters }: Pick<ListingState, 'filters'>) => ({
    whose: q || filters.coverageArea ? 'own' : 'public',
    days: 'any',
  }),
});

/** Begins to read a page that will be shown. */
export function prefetchListing(category: string | undefined, state: ListingState): Promise<void> {
  const { q, exact, sort, page, filters } = state;
  return queryClient.prefetchQuery(listing({ category, q, exact }, { sort, page, filters }));
}

/** A page of `/servicios`, of a category, or of a search. The previous page stays while the next page loads. */
export function useListing(category: string | undefined, { q, exact, sort, page, filters }: ListingState) {
  const scope: Scope = { category, q, exact };
  return useQuery({
    ...listing(scope, { sort, page, filters }),
    placeholderData: (before, previous) =>
      previous && partialMatchKey(previous.queryKey, [...listing.prefix, scope]) ? before : undefined,
  });
}

/** Returns the response when it has a list of services. */
function listed<R extends Listing>(reply: R): R {
  requireList(reply?.services);
  return reply;
}

const recentServices = aboutServices.read({
  part: 'recent',
  call: async ({ signal }, page: number) => listed(await call(services.recent, { query: { page }, signal })),
  cache: { whose: 'public', days: 'any' },
});

/** A page of the newest services. The previous page stays while the next page loads. */
export function useRecent(page: number) {
  return useQuery({ ...recentServices(page), placeholderData: keepPreviousData });
}
