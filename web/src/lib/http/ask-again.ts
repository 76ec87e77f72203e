import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { minute } from '@tero/shared/rules/time/durations';
import { ApiError, OfflineError } from './client/api-error.ts';

const firstPause = 10_000;

/** Lets all reads of a client be asked again while they show something and get no answer. */
export function askAgain(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchInterval: pauseAfterFailure } });
}

/**
 * When what is shown is asked for again after a call that got no answer while the server answers others: nothing else would,
 * and what the device had kept stays on the screen. Without connection its return asks
 * (docs/decisions/offline-reads.md).
 */
function pauseAfterFailure({ state }: Query): number | false {
  const { data, error, errorUpdateCount } = state;
  const isUnanswered = error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
  if (data === undefined || !isUnanswered || !onlineManager.isOnline()) return false;
  return Math.min(firstPause * 2 ** (errorUpdateCount - 1), minute);
}
