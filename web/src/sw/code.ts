import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keeping } from './keeping.ts';
import type { StoredApp } from './stored-app.ts';

/**
 * Serves the code of the build. Caches the code of screens that are not stored in advance, when it is first used. A
 * named file never changes; files of older versions are deleted first. A page sends the code that it loaded before this
 * worker controlled it (app/watch/loaded-code).
 */
export function cacheCode(app: StoredApp): void {
  const seen = new CacheFirst({
    cacheName: 'tero-code',
    plugins: [keeping(isCode), new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(js|css)$/.test(url.pathname),
    async (given) => (await app.find(given.url.pathname)) ?? seen.handle(given),
  );
}

/** Returns whether a response may be cached: a captive portal responds to everything with its own page. */
export function isCode({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && /javascript|css/.test(headers.get('content-type') ?? '');
}
