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
   * Marks what has changed as old, and asks again for what is shown. A response that was asked for before the change
   * never counts: TanStack would wait for it where it is the first one, or where nobody shows it yet.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      // before the fetch: a screen that is left goes back to how it began
      query.invalidate();
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, { ...options, cancelRefetch: false });
  }
}

/**
 * Returns a query client. `networkMode: always`: a query without connection fails at once, so that the screen can say so, and
 * is fetched again when the connection is back. `retry: false`: the HTTP client already retries reads.
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

/** The query client of the page; the server has one for each view that it draws. */
export const queryClient = newQueryClient();

/** Sets what caches the responses of all queries. Call it before the first query. */
export function cacheWith(persister: QueryPersister): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** Removes all responses: data read for one account is never shown to another. Mounted screens fetch again. */
export function forgetResponses(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}
