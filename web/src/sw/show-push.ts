import { address } from '@tero/shared/rules/text/address';
import type { WorkerMessage } from '../lib/device/worker-message.ts';
import { readPush } from './push-message.ts';

/**
 * Shows a push in every case, even if the page is visible or it is unreadable: Safari withdraws the permission from
 * apps that do not. The other work follows after.
 */
export async function showPush(worker: ServiceWorkerGlobalScope, text: string | null | undefined): Promise<void> {
  const { title, body, path, tag, lang, silent, badge } = readPush(text);
  if (tag && isSafari(worker.navigator.userAgent)) await closeTagged(worker.registration, tag);
  await worker.registration.showNotification(title, {
    body,
    lang,
    silent,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...answering(path, tag),
    ...(tag && replacing(tag)),
  });
  if (badge !== null) await setBadge(worker.navigator, badge);
  const news: WorkerMessage = { type: 'PUSH_ARRIVED' };
  for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage(news);
}

/** Options to replace the notification of a tag and alert again; TypeScript does not know `renotify`. */
function replacing(tag: string): NotificationOptions {
  const options: NotificationOptions & { renotify: boolean } = { tag, renotify: true };
  return options;
}

/** Closes the older notifications of a tag, because WebKit shows them side by side (WebKit bug 258922). */
async function closeTagged(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  const shown = await registration.getNotifications({ tag }).catch(() => []);
  for (const notification of shown) notification.close();
}

function isSafari(userAgent: string): boolean {
  return /AppleWebKit/.test(userAgent) && !/Chrom(e|ium)|Android/.test(userAgent);
}

async function setBadge(navigator: WorkerNavigator, count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // the system may refuse; nothing depends on the badge
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Returns the actions of a provider's notification about a review: one opens the reply form. */
export function answering(path: string, tag: string | undefined): NotificationOptions & { actions?: object[] } {
  const review = path.startsWith('/provider/reviews') ? tag?.match(/^review-(\d+)$/)?.[1] : undefined;
  if (review === undefined) return { data: { path } };
  const reply = address`/provider/reviews?responder=${review}`;
  return { data: { path, reply }, actions: [{ action: 'reply', title: 'Responder' }] };
}
