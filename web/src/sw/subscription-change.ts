import { push } from '@tero/shared/contract/notifications-push';
import type { WorkerMessage } from '../lib/device/worker-message.ts';
import { call } from '../lib/http/api.ts';

/** The event of a dropped or renewed push address, whose type TypeScript does not have yet. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes again. The worker has no session, so an open page informs the server. If no page is open, the next start
 * does: lib/push remembers the address that the server knows.
 */
export async function renewSubscription(
  worker: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!newSubscription) {
    const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await serverKey());
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }
  const news: WorkerMessage = { type: 'PUSH_CHANGED' };
  for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage(news);
}

async function serverKey(): Promise<string> {
  return (await call(push.key)).publicKey;
}
