import { push } from '@tero/shared/contract/notifications';
import { call } from '../http/api.ts';
import { useSession } from '../session/session.ts';
import { readPushRecord, writePushRecord } from './push-record.ts';
import { rereadPermission, usePushPermission } from './push-support.ts';

/** Why a browser could not be subscribed; the texts are lib/push-fault's. */
export type PushFaultReason = 'dismissed' | 'denied' | 'no-worker' | 'no-service';

export class PushFault extends Error {
  readonly reason: PushFaultReason;

  constructor(reason: PushFaultReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'PushFault';
    this.reason = reason;
  }
}

const workerPatience = 10_000;
let queue: Promise<unknown> = Promise.resolve();

/** One after the other: signing out and in again must not cross. */
function inTurn<V>(work: () => Promise<V>): Promise<V> {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
}

/** Asks for the permission and subscribes this browser. To be called in the click itself: browsers insist on it. */
export async function enablePush(): Promise<void> {
  const permission = await Notification.requestPermission();
  rereadPermission();
  if (permission !== 'granted') throw new PushFault(permission === 'denied' ? 'denied' : 'dismissed');
  await inTurn(subscribe);
}

/** Takes this browser's subscription away, here and on the server. */
export function disablePush(): Promise<void> {
  return inTurn(async () => {
    const endpoint = (await currentSubscription())?.endpoint ?? readPushRecord()?.endpoint;
    if (endpoint) await call(push.unsubscribe, { body: { endpoint } });
    await dropSubscription();
    writePushRecord(null);
  });
}

/**
 * Brings browser and server together: at every start, after signing in, and when the browser has changed its address.
 * A browser that was removed from another device stays removed; one that another account used moves here.
 */
export function reconcilePush(): Promise<void> {
  return inTurn(async () => {
    const record = readPushRecord();
    const accountId = useSession.getState().account?.id;
    if (!record || accountId === undefined) return;
    if (usePushPermission.getState().permission !== 'granted') return;
    const isOurs = record.accountId === accountId;
    // somebody else has signed out here: that was no wish of this account
    if (!isOurs && !record.endpoint) return;

    const subscription = await currentSubscription();
    const isSame = isOurs && subscription !== null && subscription.endpoint === record.endpoint;
    if (!isSame) return subscribe();
    const { devices } = await call(push.devices);
    if (!devices.some(({ id }) => id === record.deviceId)) {
      await dropSubscription();
      writePushRecord(null);
      return;
    }
    const { publicKey } = await call(push.key);
    if (!isMadeWith(subscription, publicKey)) await subscribe();
  });
}

/** Nobody is signed in any more: no notice of theirs arrives here, and none stays on the screen. */
export function leavePush(): Promise<void> {
  return inTurn(async () => {
    const record = readPushRecord();
    if (record) writePushRecord({ ...record, endpoint: null, deviceId: null });
    await dropSubscription();
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  });
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
    // the server does not know it: on the screen it is off, so it is off here too
    if (!before) await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** The browser's subscription with the server's key; one made with another key is replaced. */
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

/** The worker may still be on its way on the very first visit; where there is none, this must not wait for ever. */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const patience = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new PushFault('no-worker')), workerPatience);
  });
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

function isMadeWith(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  // a browser that does not tell is believed
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey.replaceAll('=', '');
}
