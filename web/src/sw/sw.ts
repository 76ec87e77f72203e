import { NavigationRoute, registerRoute } from 'workbox-routing';
import { outboxKinds } from '../app/outbox/outbox-kinds.ts';
import type { PageMessage } from '../lib/device/worker-message.ts';
import { giveKinds } from '../offline/kinds.ts';
import { cacheCode } from './code.ts';
import { keepImages } from './images.ts';
import { openTapped } from './notification-click.ts';
import { outboxTag, type SyncEvent, syncOutbox } from './outbox-sync.ts';
import { receiveShared, sharePath } from './share-target.ts';
import { showPush } from './show-push.ts';
import { type BuiltFile, StoredApp } from './stored-app.ts';
import { renewSubscription, type SubscriptionChange } from './subscription-change.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] };

giveKinds(async () => outboxKinds);
const files = self.__WB_MANIFEST;
const app = new StoredApp(files);
const paths = new Set(files.map(({ url }) => `/${url}`));

// every deep link opens the stored shell, except paths to which only the server can respond
registerRoute(
  new NavigationRoute(async ({ request }) => (await app.find('/index.html')) ?? fetch(request), {
    // excludes files, but not the tokens in email links, which contain dots
    denylist: [/^\/(?:api|auth|uploads|health|sandbox)(?:\/|$)/, /^(?!\/unsubscribe\/)[^?]*\/[^/?]+\.\w+(?:\?|$)/],
  }),
);

registerRoute(
  ({ url }) => url.pathname === sharePath,
  ({ request }) => receiveShared(request),
  'POST',
);
cacheCode(app);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname),
  async ({ request, url }) => (await app.find(url.pathname)) ?? fetch(request),
);
keepImages();

self.addEventListener('install', (event) => event.waitUntil(app.install()));

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage | { type?: undefined } | null;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  // without signal the next start asks again
  if (message?.type === 'STORE') event.waitUntil(app.store(message.groups).catch(() => undefined));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTapped(self.clients, event.notification.data, event.action));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(renewSubscription(self, change));
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === outboxTag) sync.waitUntil(syncOutbox(self, sync));
});

// controls the very first page at once, so that it works offline from then on
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), app.activate()])));
