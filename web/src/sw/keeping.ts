import type { WorkboxPlugin } from 'workbox-core/types.js';

type Kind = (response: Pick<Response, 'status' | 'headers'>) => boolean;

/** A cache that takes one kind of response only; what an older version took of another kind is fetched again. */
export function keeping(isKind: Kind): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => (isKind(response) ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isKind(cachedResponse) ? cachedResponse : null,
  };
}
