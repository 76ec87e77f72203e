import { keepPreviousData, partialMatchKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { type Listing, type Service, services } from '@tero/shared/contract/services';
import { servicePlaces } from '@tero/shared/contract/services-places';
import { similarServices as similarTo } from '@tero/shared/contract/services-similar';
import { limits } from '@tero/shared/limits';
import { fold } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { OfflineError } from '../../lib/http/api-error.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';
import { readSeenServices, type SeenServices } from '../../offline/cache/cache.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { categoryTree, categoryWords } from '../../parts/category/queries.ts';
import { aboutHistory } from '../../parts/history/queries.ts';
import { aboutServices, serviceDetail } from '../../parts/service/queries.ts';
import type { ListedPlace, ListingState } from './listing-state.ts';

export interface ListingAnswer extends Listing {
  /** the category's name by the key in the address; null when unknown */
  category?: string | null;
}

type Scope = Pick<ListingState, 'q' | 'exact'> & { category: string | undefined };

const listing = aboutServices.read({
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
  // the key has what was looked for, and where: whoever uses the device next does not find it (rules SRCH-120, SRCH-127)
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

/** A page of `/servicios`, of a category, or of a search. The previous page stays while the next one loads. */
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

const placeFigures = aboutServices.read({
  part: 'place',
  call: async ({ signal }, category: string, department: string, neighborhood: string | undefined) =>
    (await call(servicePlaces.page, { params: { category, department }, query: { neighborhood }, signal })).page,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** What is known of a category in a place; nothing is asked without one. */
export function usePlaceFigures(place: ListedPlace | null) {
  const { category = '', department = '', neighborhood } = place ?? {};
  return useQuery({ ...placeFigures(category, department, neighborhood), enabled: place !== null });
}

const departments = aboutServices.read({
  part: 'departments',
  call: async ({ signal }, category: string) =>
    (await call(servicePlaces.departments, { params: { category }, signal })).places,
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Where a category is offered; nothing is asked without one. */
export function useDepartments(category: string | undefined) {
  return useQuery({ ...departments(category ?? ''), enabled: category !== undefined });
}

const similarServices = aboutServices.read({
  part: 'similar',
  call: async ({ signal }, serviceId: number, category: string) => {
    const asked = { params: { name: category }, query: { serviceId }, signal };
    return (await call(services.byCategory, asked)).services.slice(0, limits.similarServices);
  },
  keyed: (serviceId) => [serviceId],
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Fetches up to 3 services of the same category, without itself (rule SRCH-28). */
export function useSimilar({ id, category }: Service) {
  return useQuery(similarServices(id, category));
}

const similarToGone = aboutServices.read({
  part: 'gone',
  call: ({ signal }, id: number) => call(similarTo.ofService, { params: { id }, signal }),
  cache: { whose: 'public', days: 'any', shown: 'around' },
});

/** The category of a service that is no longer published, and up to 3 like it; an error when it never was. */
export function useSimilarToGone(id: number) {
  return useQuery(similarToGone(id));
}

const recentServices = aboutServices.read({
  part: 'recent',
  call: async ({ signal }, page: number) => listed(await call(services.recent, { query: { page }, signal })),
  cache: { whose: 'public', days: 'any' },
});

/** A page of the newest services. The previous one stays while the next one loads. */
export function useRecent(page: number) {
  return useQuery({ ...recentServices(page), placeholderData: keepPreviousData });
}

/** The reads whose cached responses hold services and the names of categories. */
const readsOfServices = {
  ...{ all: aboutServices, detail: serviceDetail, list: listing },
  ...{ categories: categoryTree, words: categoryWords },
};

const nothingSeen: SeenServices = { services: [], categories: [], words: [], names: new Map() };

const seenServices = subject('seen-services').read({
  call: async (_context, account: number) => {
    try {
      return await readSeenServices(account, readsOfServices);
    } catch {
      // storage is blocked
      return nothingSeen;
    }
  },
  cache: { never: 'read from this device' },
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
});

/** The services in the device's cache, read on each use while the server does not respond. */
export function useSeenServices({ enabled }: { enabled: boolean }) {
  return useQuery({ ...seenServices(useAccount()?.id ?? 0), enabled });
}

/** Records that the account opened the service, also one that the device kept; errors are ignored. */
export function useRecordVisit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title, page_token }: Pick<Service, 'id' | 'title' | 'page_token'>) => {
      const body = { service_id: id, page_token, happened_at: new Date().toISOString() };
      try {
        await call(history.visit, { body });
      } catch (error) {
        if (!(error instanceof OfflineError)) throw error;
        await send({ kind: 'visit', params: {}, body, title: `Visita: ${title}`, setKey: `visit:${id}` });
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: aboutHistory.prefix }),
  });
}
