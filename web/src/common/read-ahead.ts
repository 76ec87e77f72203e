import { type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query';
import { day } from '@tero/shared/rules/time/durations';
import { connectionType } from '../lib/device/connection.ts';
import { savesData } from '../lib/device/saving.ts';
import { OfflineError } from '../lib/http/client/api-error.ts';
import { useConnectivity } from '../lib/http/connectivity.ts';
import { queryClient } from '../lib/http/query-client.ts';
import { useSession } from '../lib/session/session.ts';
import { cachedSince } from '../offline/cache/cache.ts';

/** Number of requests at a time. */
const few = 3;

/** The options of an account's read, as its declaration returns them. */
type Read = { queryKey: QueryKey };

/**
 * Prefetches the data that the device has not received within a day, a few reads at a time, for use without a
 * connection. The responses are cached like all others. Calls `then` after each successful read. Stops on a slow
 * connection and when the account changes.
 */
export async function readAhead<Ahead extends Read>(
  account: number,
  reads: readonly Ahead[],
  then?: (read: Ahead) => void,
): Promise<void> {
  // throws where storage is blocked: then the device could not cache anything
  const known = await cachedSince(account, Date.now() - day).catch(() => null);
  const wanted = known ? reads.filter(({ queryKey }) => !known.has(hashKey(queryKey))) : [];
  for (let at = 0; at < wanted.length && mayRead(account); at += few) {
    const batch = wanted.slice(at, at + few);
    await Promise.all(
      batch.map(async (read) => {
        await queryClient.prefetchQuery({ ...(read as FetchQueryOptions), staleTime: day });
        then?.(read);
      }),
    );
    // their calls may still be under way
    if (batch.some(({ queryKey }) => queryClient.getQueryState(queryKey)?.error instanceof OfflineError)) return;
  }
}

/** Returns whether prefetching is allowed: online, not slow, for the same account, and not while saving data. */
function mayRead(account: number): boolean {
  const isSlow = connectionType()?.includes('2g') ?? false;
  return useConnectivity.getState().online && !isSlow && !savesData() && useSession.getState().account?.id === account;
}
