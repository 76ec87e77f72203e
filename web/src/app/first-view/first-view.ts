import { hydrate } from '@tanstack/react-query';
import { queryClient } from '../../lib/http/query-client.ts';
import { readSession } from '../../lib/session/session-storage.ts';
import { cacheHeld } from '../../offline/cache/cache.ts';
import { readInlined } from './inlined.ts';

/**
 * Takes over the data of a page that the server rendered for this address; returns whether the app hydrates its HTML. A
 * signed-in person has another view, which the app renders itself. The server's clock may be ahead, so its data never
 * counts as newer than now.
 */
export function takeFirstView(): boolean {
  const inlined = readInlined(window.location);
  if (!inlined || readSession()) return false;
  hydrate(queryClient, inlined.state);
  const cache = queryClient.getQueryCache();
  const now = Date.now();
  for (const query of cache.getAll()) {
    if (query.state.dataUpdatedAt > now) query.setState({ dataUpdatedAt: now });
  }
  cacheHeld(cache.getAll());
  return true;
}
