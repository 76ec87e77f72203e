import { push } from '@tero/shared/contract/notifications-push';
import { readPushRecord, writePushRecord } from '../device/push-record.ts';
import { call } from '../http/api.ts';
import { inTime } from '../in-time.ts';
import { serialQueue } from '../serial-queue.ts';
import { useSession } from '../session/session.ts';
import { unsubscribe } from './push-queries.ts';
import { rereadPermission, usePushPermission } from './push-support.ts';

/** The reason why a browser could not be subscribed; lib/push/push-fault has the texts. */
export type PushFaultReason = 'dismissed' | 'denied' | 'no-worker' | 'no-service';

export class PushFault extends Error {
  readonly reason: PushFaultReason;

  constructor(reason: PushFaultReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'PushFault';
    this.reason = reason;
  }
}

const workerTimeout = 10_000;
const unsubscribeTimeout = 5_000;
/** Signing out and in again must not overlap. */
const inTurn = serialQueue();

/** Asks for the permission and subscribes this browser. Call it in the click handler itself: browsers require it. */
export async function enablePush(): Promise<void> {
  const permission = await Notification.requestPermission();
  rereadPermission();
  if (permission !== 'granted') throw new PushFault(permission === 'denied' ? 'denied' : 'dismissed');
  await inTurn(subscribe);
}

/** Removes this browser's subscription, here and on the server. */
export function disablePush(): Promise<void> {
  return inTurn(async () => {
    const endpoint = (await currentSubscription())?.endpoint ?? readPushRecord()?.endpoint;
    if (endpoint) await unsubscribe(endpoint);
    await dropSubscription();
    writePushRecord(null);
  });
}

/**
 * Synchronises the subscription of browser and server: at every start, after signing in, and when the browser has
 * changed its push address. A browser that was removed from another device stays removed; a browser that another
 * account used moves to this account.
 */
export function reconcilePush(): Promise<void> {
  return inTurn(async () => {
    const record = readPushRecord();
    const accountId = useSession.getState().account?.id;
    if (!record || accountId === undefined) return;
    if (usePushPermission.getState().permission !== 'granted') return;
    const isOurs = record.accountId === accountId;
    // another account signed out here, and this account never enabled pushes in this browser
    if (!isOurs && !record.endpoint) return;

    const subscription = await currentSubscription();
    const isSame = isOurs && subscription !== null && subscription.endpoint === record.endpoint;
    if (!isSame) return subscribe();
    const { devices } = await call(push.devices);
    const own = devices.find(({ id }) => id === record.deviceId);
    if (!own) {
      await dropSubscription();
      writePushRecord(null);
      return;
    }
    const { publicKey } = await call(push.key);
    if (!own.of_session || !isMadeWith(subscription, publicKey)) await subscribe();
  });
}

/** Closes the notifications on the screen at a sign-out, and unsubscribes the browser. */
export async function leavePush(): Promise<void> {
  const record = readPushRecord();
  if (record) writePushRecord({ ...record, endpoint: null, deviceId: null });
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  // a push service that does not respond must not block a later subscription
  await inTurn(() => inTime(unsubscribeTimeout, dropSubscription()));
}

async function subscribe(): Promise<void> {
  const accountId = useSession.getState().account?.id;
  if (accountId === undefined) return;
  const before = readPushRecord();
  const { publicKey } = await call(push.key);
  const subscription = await subscriptionWith(publicKey);
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushFault('no-service');
  const isRenewed = before?.accountId === accountId && before.endpoint !== null && before.endpoint !== endpoint;
  try {
    const { device } = await call(push.subscribe, {
      body: {
        endpoint,
        keys: { p256dh: keys.p256dh, auth: keys.auth },
        ...(isRenewed && { oldEndpoint: before.endpoint }),
      },
    });
    writePushRecord({ accountId, endpoint, deviceId: device.id });
  } catch (error) {
    // the server did not store it and the screen shows pushes as off, so the browser is unsubscribed too
    if (!before) await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Returns the browser's subscription with the server's key. Replaces a subscription with another key. */
async function subscriptionWith(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workerReady();
  try {
    const existing = await pushManager.getSubscription();
    if (existing && isMadeWith(existing, publicKey)) return existing;
    await existing?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (error) {
    throw new PushFault('no-service', error);
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function dropSubscription(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/**
 * Waits for the service worker, which may still be installing on the first visit. Throws when there is none after a
 * timeout.
 */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const timeLimit = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new PushFault('no-worker')), workerTimeout);
  });
  return Promise.race([navigator.serviceWorker.ready, timeLimit]);
}

function isMadeWith(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  // browsers that do not expose the key are assumed to have the right one
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey.replaceAll('=', '');
}
