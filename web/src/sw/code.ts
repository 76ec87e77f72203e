import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keeping } from './keeping.ts';

/**
 * Caches the code of screens that are not precached when it is first used. The file of a name never changes; those of
 * older versions are the first to go. A page sends the code that it loaded before this worker controlled it
 * (app/watch/loaded-code).
 */
export function cacheCode(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(js|css)$/.test(url.pathname),
    new CacheFirst({
      cacheName: 'tero-code',
      plugins: [keeping(isCode), new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
    }),
  );
}

/** Returns whether a response may be cached: a captive portal responds to everything with its own page. */
export function isCode({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && /javascript|css/.test(headers.get('content-type') ?? '');
}
