import { QueryClient } from '@tanstack/react-query';
import { keepAnswer } from '../../offline/cache/persister.ts';
import { ApiError, OfflineError } from './api-error.ts';
import { UnexpectedFormat } from './unexpected-format.ts';

/**
 * The query client. `networkMode: always`: a query without connection fails at once, so that the screen can say so, and
 * is retried when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      persister: keepAnswer,
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => {
        if (error instanceof OfflineError || error instanceof UnexpectedFormat) return false;
        if (error instanceof ApiError && error.status < 500) return false;
        return failures < 2;
      },
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Removes all responses: data read for one account is never shown to another. Mounted screens fetch again. */
export function forgetAnswers(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}
