import { minute } from '@tero/shared/rules/time/durations';
import { countWaiting, drainAsWorker } from '../offline/outbox/worker.ts';

/** Background Sync, which TypeScript does not know yet. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

export const outboxTag = 'outbox';

/** Milliseconds after which sending stops. The browser ends a sync event after three minutes and repeats it. */
const longest = 2 * minute;

/**
 * Sends the outbox with the remembered session. Throws while the outbox holds items that a later attempt may send, so
 * that the browser repeats the event (twice). Shows a notification when items were refused, or remain after the last
 * repeat, unless a page is visible.
 */
export async function syncOutbox(worker: ServiceWorkerGlobalScope, { lastChance }: SyncEvent): Promise<void> {
  const until = Date.now() + longest;
  const refused: string[] = [];
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longest);
  try {
    await drainAsWorker({
      until,
      signal: stop.signal,
      onEnd: (id, { end }) => {
        if (end === 'rejected' || end === 'conflict') refused.push(id);
      },
    });
  } finally {
    clearTimeout(timer);
  }
  const left = await countWaiting();
  if (refused.length > 0 || (lastChance && left > 0)) await showNotSent(worker);
  if (left > 0) throw new Error('something is left to send');
}

async function showNotSent({ registration, clients }: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  if (Notification.permission !== 'granted' || windows.some((shown) => shown.visibilityState === 'visible')) return;
  await registration.showNotification('No pudimos enviar lo que escribiste', {
    body: 'Sigue guardado en este dispositivo. Abrí Tero para ver qué pasó.',
    lang: 'es-UY',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    tag: outboxTag,
    data: { path: '/pendientes' },
  });
}
