import type { Favorite } from '@tero/shared/contract/favorites';
import { readAhead } from '../../common/read-ahead.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { serviceDetail } from '../services/service-queries.ts';
import { favoriteList } from './queries.ts';

/** Sets the maximum number of favorites to prefetch, newest first, so that the cache has room for other data. */
const most = 100;

let running = false;

/** Prefetches the detail pages of favorites, mainly for the number of the contact button. */
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
  const accountId = useSession.getState().account?.id;
  if (running || accountId === undefined) return;
  running = true;
  const ids = favorites.filter(({ is_available }) => is_available).map(({ service_id }) => service_id);
  const details = ids.slice(0, most).map((id) => serviceDetail(id, { accountId }));
  await readAhead(accountId, details, ({ queryKey }) => {
    // its card's image, which the service worker caches
    const card = queryClient.getQueryData(queryKey)?.images[0]?.card_url;
    if (card) new Image().src = card;
  }).finally(() => {
    running = false;
  });
}
