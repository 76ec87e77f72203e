import { day, second } from '@tero/shared/rules/time/durations';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keeping } from './keeping.ts';

const cacheName = 'tero-pictures';

/**
 * Caches only images that were seen. They are public and the same for everybody, and a named file never changes. The
 * page itself caches API responses, by account.
 */
export function keepImages(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/uploads/') && !request.headers.has('authorization'),
    new CacheFirst({
      cacheName,
      plugins: [
        keeping(isImage),
        new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: (30 * day) / second, purgeOnQuotaError: true }),
        { handlerDidError: ({ request }) => otherWidth(request.url) },
      ],
    }),
  );
}

/** Returns whether a response is an image. A captive portal responds with its own page, even with status 200. */
export function isImage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && /^image\//.test(headers.get('content-type') ?? '');
}

const widths = [1200, 480, 256, 160, 96];

/** Returns the same image in the largest cached width, such as a card's image for the page behind the card. */
async function otherWidth(address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  for (const width of widths) {
    const found = await cache.match(address.replace(/-\d+\.webp$/, `-${width}.webp`));
    if (found && isImage(found)) return found;
  }
  return undefined;
}
