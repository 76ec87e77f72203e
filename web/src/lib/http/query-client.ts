import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { minute } from '@tero/shared/rules/time/durations';

class AskingAnew extends QueryClient {
  /**
   * Invalidates changed data and refetches the data on the screen. Cancels requests from before the change, which
   * TanStack would otherwise use for a first load or a hidden query.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      // before the fetch, because leaving a screen reverts its query to its state before the fetch
      query.invalidate();
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, { ...options, cancelRefetch: false });
  }
}

/**
 * Returns a query client. `networkMode: always`: a query without connection fails at once, so that the screen can say
 * so, and the return of the connection refetches it. `retry: false`: the HTTP client already retries reads.
 */
export function newQueryClient(): QueryClient {
  return new AskingAnew({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 10 * minute,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The query client of the page. The server creates one for each view that it renders. */
export const queryClient = newQueryClient();

/** Sets the persister that caches the responses of all queries. Call it before the first query. */
export function cacheWith(persister: QueryPersister): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** Removes all responses, so that data of one account are never shown to another. Mounted screens fetch again. */
export function forgetResponses(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}
