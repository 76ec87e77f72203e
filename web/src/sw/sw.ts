import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { cacheCode } from './code.ts';
import { keepImages } from './images.ts';
import { openTapped } from './notification-click.ts';
import { outboxTag, type SyncEvent, syncOutbox } from './outbox-sync.ts';
import { receiveShared, sharePath } from './share-target.ts';
import { showPush } from './show-push.ts';
import { renewSubscription, type SubscriptionChange } from './subscription-change.ts';

declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// every deep link opens from the precached shell; paths that only the server can respond to go to it
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    // files are excluded, except for the tokens in email links, which contain dots
    denylist: [/^\/(?:api|auth|uploads|health|sandbox)(?:\/|$)/, /^(?!\/unsubscribe\/)[^?]*\/[^/?]+\.\w+(?:\?|$)/],
  }),
);

registerRoute(
  ({ url }) => url.pathname === sharePath,
  ({ request }) => receiveShared(request),
  'POST',
);
cacheCode();
keepImages();

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTapped(self.clients, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(renewSubscription(self, change));
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === outboxTag) sync.waitUntil(syncOutbox(self, sync));
});

// the very first page is controlled at once, so that it works without connection from then on
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
