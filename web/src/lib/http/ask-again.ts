import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { minute } from '@tero/shared/rules/time/durations';
import { ApiError, OfflineError } from './client/api-error.ts';

const firstPause = 10_000;
/**
 * Number of consecutive calls without a response, after which the app retries only when the person asks or the
 * connection returns.
 */
const mostInRow = 8;

/** The number of failed calls at the time of each query's last response. */
const failedBefore = new WeakMap<Query, { answers: number; failures: number }>();

/** Makes all visible queries of a client retry after calls without a response. */
export function askAgain(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchInterval: pauseAfterFailure } });
}

/**
 * Returns the pause before a visible query retries when its call got no response although the server is reachable.
 * Otherwise cached data, or 'Tero no responde', would stay on the screen. When the connection is lost, its return
 * starts the refetch (docs/decisions/offline-reads.md).
 */
function pauseAfterFailure(query: Query): number | false {
  const { data, error } = query.state;
  const isUnanswered = error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
  // after a server error, a query without data waits for the person to retry
  const isWaited = data !== undefined || error instanceof OfflineError;
  if (!isWaited || !isUnanswered || !onlineManager.isOnline()) return false;
  const inRow = failuresInRow(query);
  return inRow > mostInRow ? false : Math.min(firstPause * 2 ** (inRow - 1), minute);
}

function failuresInRow(query: Query): number {
  const { dataUpdateCount: answers, errorUpdateCount: failures } = query.state;
  const known = failedBefore.get(query);
  if (known?.answers === answers) return failures - known.failures;
  failedBefore.set(query, { answers, failures: failures - 1 });
  return 1;
}
