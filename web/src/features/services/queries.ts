import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { type Listing, type Service, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/durations';
import { fold } from '@tero/shared/rules/text';
import { call } from '../../lib/http/api.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { KeptServices } from '../../offline/cache/seen-services.ts';
import type { ListingState } from './listing-state.ts';

export interface ListingAnswer extends Listing {
  /** the category's name by the key in the address; null when unknown */
  category?: string | null;
}

/** A page of `/servicios`, of a category, or of a search. The previous page stays while the next one loads. */
export function useListing(category: string | undefined, { q, sort, page, filters }: ListingState) {
  const scope = ['services', 'list', { category, q }] as const;
  return useQuery<ListingAnswer>({
    queryKey: [...scope, { sort, page, filters }],
    queryFn: async ({ signal }) => {
      const query = { ...filters, disponibleHoy: filters.disponibleHoy && ('1' as const), sort, page };
      const asked = { ...query, availableDays: filters.availableDays?.join(','), limit: limits.pageSize };
      if (category)
        return listed(await call(services.byCategory, { params: { name: category }, query: asked, signal }));
      // sent accent-stripped, in lower case, wrapped in % (rule SRCH-5)
      if (q) return listed(await call(services.search, { query: { ...asked, q: `%${fold(q)}%` }, signal }));
      return listed(await call(services.list, { query: asked, signal }));
    },
    placeholderData: (before, previous) =>
      JSON.stringify(previous?.queryKey.slice(0, scope.length)) === JSON.stringify(scope) ? before : undefined,
  });
}

/** Returns the response when it has a list of services. */
function listed<R extends Listing>(reply: R): R {
  requireList(reply?.services);
  return reply;
}

/** Fetches up to 3 services of the same category, without itself (rule SRCH-28). */
export function useSimilar({ id, category }: Service) {
  return useQuery({
    queryKey: ['services', 'similar', id],
    queryFn: async ({ signal }) => {
      const response = await call(services.byCategory, {
        params: { name: category },
        query: { serviceId: id },
        signal,
      });
      return response.services.slice(0, limits.similarServices);
    },
    staleTime: 5 * minute,
  });
}

export function useRecent() {
  return useQuery({
    queryKey: ['services', 'recent'],
    queryFn: async ({ signal }) => (await call(services.recent, { signal })).services,
  });
}

const nothingKept: KeptServices = { services: [], categories: [], names: new Map() };

/** The services in the device's cache, read on each use while the server does not respond. */
export function useKeptServices({ enabled }: { enabled: boolean }) {
  const accountId = useAccount()?.id ?? 0;
  return useQuery({
    queryKey: ['kept-services', { accountId }],
    queryFn: async () => {
      try {
        return await (await import('../../offline/cache/seen-services.ts')).readKeptServices(accountId);
      } catch {
        // storage is blocked
        return nothingKept;
      }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
}

/** Records that the account opened the service; errors are ignored. */
export function useRecordVisit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (serviceId: number) => call(history.visit, { body: { service_id: serviceId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
