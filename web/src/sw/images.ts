import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const cacheName = 'tero-pictures';
const day = 24 * 60 * 60;

/**
 * Keeps the pictures that were seen. They are all that is ever put there: they are public, the same for everybody, and
 * a file of a name never changes. What the API answers is kept by the page, by account.
 */
export function keepPictures(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/uploads/') && !request.headers.has('authorization'),
    new CacheFirst({
      cacheName,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
        { handlerDidError: ({ request }) => otherWidth(request.url) },
      ],
    }),
  );
}

const widths = [1200, 480, 256, 160, 96];

/** The same picture in the largest width that is kept: a card's stands in on the page that it leads to. */
async function otherWidth(address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  for (const width of widths) {
    const found = await cache.match(address.replace(/-\d+\.webp$/, `-${width}.webp`));
    if (found) return found;
  }
  return undefined;
}
