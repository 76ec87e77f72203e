import type { CacheFirst } from 'workbox-strategies';

type Settings = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>;
type Plugin = NonNullable<Settings['plugins']>[number];
type Kind = (response: Pick<Response, 'status' | 'headers'>) => boolean;

/**
 * Returns a cache plugin for one kind of response. Entries of another kind, which an older version stored, are fetched
 * again.
 */
export function keeping(isKind: Kind): Plugin {
  return {
    cacheWillUpdate: async ({ response }) => (isKind(response) ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isKind(cachedResponse) ? cachedResponse : null,
  };
}
