import { hydrate } from '@tanstack/react-query';
import { queryClient } from '../../lib/http/query-client.ts';
import { readSession } from '../../lib/session/session-storage.ts';
import { cacheHeld } from '../../offline/cache/cache.ts';
import { readInlined } from './inlined.ts';

/**
 * Takes over the data of a page that the server drew for this address; returns whether the app goes on with its HTML.
 * Whoever is signed in sees another view than a visitor: the app draws that itself, as it does without one. The server's
 * clock may be ahead of this one: what it sent is never of later than now.
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
