import { type DehydratedState, hashKey, hydrate } from '@tanstack/react-query';
import { queryClient } from '../../lib/http/query-client.ts';
import type { Reader } from '../../lib/session/reader.ts';
import { readSession } from '../../lib/session/session-storage.ts';
import { cacheHeld, holdAsCopy } from '../../offline/cache/cache.ts';
import { readInlined } from './inlined.ts';

/**
 * The kind of view that the server rendered at this address. The app hydrates a visitor's view, and renders its own
 * view for an account.
 */
export type FirstView = 'visitor' | 'account' | null;

/**
 * Takes over the data of a page that the server rendered for this address. Returns null when it rendered none. The view
 * of a signed-in person begins with the same data, which are read again at once for that account (rule NAV-133). The
 * server's clock may be ahead, so its data never count as newer than now.
 */
export function takeFirstView(): FirstView {
  const inlined = readInlined(window.location);
  if (!inlined) return null;
  const session = readSession();
  hydrate(queryClient, session ? readBy({ accountId: session.account.id }, inlined.state) : inlined.state);
  const cache = queryClient.getQueryCache();
  const now = Date.now();
  for (const query of cache.getAll()) {
    if (query.state.dataUpdatedAt > now) query.setState({ dataUpdatedAt: now });
    if (session) {
      query.invalidate();
      holdAsCopy(query);
    }
  }
  if (session) return 'account';
  cacheHeld(cache.getAll());
  return 'visitor';
}

/** Returns the state with a visitor's reads renamed to reads of `reader`. */
function readBy(reader: Reader, { queries, mutations }: DehydratedState): DehydratedState {
  const isVisitor = (part: unknown) => (part as Partial<Reader> | null)?.accountId === null;
  const read = queries.map((query) => {
    const queryKey = query.queryKey.map((part) => (isVisitor(part) ? reader : part));
    return { ...query, queryKey, queryHash: hashKey(queryKey) };
  });
  return { queries: read, mutations };
}
