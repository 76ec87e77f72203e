import { hashKey } from '@tanstack/react-query';
import type { Favorite } from '@tero/shared/contract/favorites';
import { day } from '@tero/shared/rules/time/durations';
import { savesData } from '../../lib/device/saving.ts';
import { useConnectivity } from '../../lib/http/connectivity.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { cachedSince } from '../../offline/cache/cache.ts';
import { serviceDetail } from '../services/service-queries.ts';
import { favoriteList } from './queries.ts';

/** Maximum number of favorites to prefetch, newest first, so that the cache has room for other data. */
const most = 100;
/** Number of requests at a time. */
const few = 3;

let running = false;

/**
 * Prefetches the detail pages of favorites, above all the number of the contact button, for when there is no
 * connection. The responses are cached like all others, and fetched again after a day.
 */
export function watchFavorites(): void {
  const cache = queryClient.getQueryCache();
  const begin = () => {
    const list = queryClient.getQueryData(favoriteList.key());
    if (list && list.length > 0) void fetchAhead(list);
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && favoriteList.has(event.query)) begin();
  });
  begin();
}

async function fetchAhead(favorites: readonly Favorite[]): Promise<void> {
  const account = useSession.getState().account?.id;
  if (running || account === undefined) return;
  running = true;
  try {
    const known = await cachedSince(account, Date.now() - day);
    const wanted = favorites
      .filter(({ is_available }) => is_available)
      .slice(0, most)
      .filter(({ service_id }) => !known.has(hashKey(serviceDetail.key(service_id, { accountId: account }))));
    for (let at = 0; at < wanted.length && mayFetch(account); at += few) {
      await Promise.all(wanted.slice(at, at + few).map(({ service_id }) => fetchOne(service_id, account)));
    }
  } catch {
    // storage is blocked: nothing could be cached
  } finally {
    running = false;
  }
}

/** Prefetches a service and its card's image, which the service worker caches. */
async function fetchOne(id: number, accountId: number): Promise<void> {
  await queryClient.prefetchQuery({ ...serviceDetail(id, { accountId }), staleTime: day });
  const card = queryClient.getQueryData(serviceDetail.key(id, { accountId }))?.images[0]?.card_url;
  if (card) new Image().src = card;
}

/** Returns whether prefetching is allowed: online, same account, and not in data-saving mode. */
function mayFetch(account: number): boolean {
  return useConnectivity.getState().online && !savesData() && useSession.getState().account?.id === account;
}
