import { address } from '@tero/shared/rules/text/address';
import type { WorkerMessage } from '../lib/device/worker-message.ts';

/**
 * Shows every push, even if the page is visible or the push is unreadable: Safari withdraws the permission from apps
 * that do not. The other work follows.
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

/** Returns the options to replace the notification of a tag and alert again. TypeScript does not know `renotify`. */
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
  // ignored: the system may refuse, and nothing depends on the badge
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Returns the action of a provider's notification about a review, which opens the reply form; no action for others. */
export function answering(path: string, tag: string | undefined): NotificationOptions & { actions?: object[] } {
  const review = path.startsWith('/provider/reviews') ? tag?.match(/^review-(\d+)$/)?.[1] : undefined;
  if (review === undefined) return { data: { path } };
  const reply = address`/provider/reviews?responder=${review}`;
  return { data: { path, reply }, actions: [{ action: 'reply', title: 'Responder' }] };
}

/** The contents of a push, ready to be shown. */
export interface PushMessage {
  title: string;
  body: string;
  /** path of this app that a tap opens */
  path: string;
  /** a newer notification with the same tag replaces this one */
  tag: string | undefined;
  lang: string;
  silent: boolean;
  /** the unread count; null when the push does not give it */
  badge: number | null;
}

const unreadable: PushMessage = {
  title: 'Tenés novedades en Tero',
  body: '',
  path: '/',
  tag: undefined,
  lang: 'es-UY',
  silent: false,
  badge: null,
};

/**
 * Returns the message of a Declarative Web Push (`web_push: 8030`), which Safari shows by itself and other browsers
 * pass on. Every push must be shown, so an unreadable push becomes a general notice.
 */
export function readPush(text: string | null | undefined): PushMessage {
  const { notification: given, app_badge } = objectIn(text);
  if (typeof given !== 'object' || given === null) return unreadable;
  const { title, body, navigate, tag, lang, silent, ...rest } = given as Record<string, unknown>;
  if (typeof title !== 'string' || !title.trim()) return unreadable;
  return {
    title,
    body: typeof body === 'string' ? body : '',
    path: pathOf(navigate),
    tag: typeof tag === 'string' && tag ? tag : undefined,
    lang: typeof lang === 'string' && lang ? lang : unreadable.lang,
    silent: silent === true,
    badge: countIn(rest.app_badge ?? app_badge),
  };
}

function objectIn(text: string | null | undefined): { notification?: unknown; app_badge?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns the path of an address without its host, so that a tap never leaves this app. */
function pathOf(navigate: unknown): string {
  if (typeof navigate !== 'string') return unreadable.path;
  try {
    const { protocol, pathname, search, hash } = new URL(navigate, 'https://tero.invalid');
    const isWeb = protocol === 'https:' || protocol === 'http:';
    // `//evil` as a path would be another host
    return isWeb ? pathname.replace(/^\/+/, '/') + search + hash : unreadable.path;
  } catch {
    return unreadable.path;
  }
}

function countIn(badge: unknown): number | null {
  const count = typeof badge === 'string' && /^\d{1,6}$/.test(badge) ? Number(badge) : badge;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
