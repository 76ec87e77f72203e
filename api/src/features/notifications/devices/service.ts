import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { push as contract, PushDevice } from '@tero/shared/contract/notifications-push';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { deviceName } from '../../../core/device-name.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { checkedEndpoint } from '../../../delivery/push/endpoint.ts';
import { checkedKeys } from '../../../delivery/push/keys.ts';
import type { PushSender } from '../../../delivery/push/sender.ts';
import type { Deps } from '../../../deps/deps.ts';
import { pushes } from '../delivery/push-channel.ts';
import type { NoticePayload } from '../notice/notice.ts';
import * as devices from './repository.ts';

/**
 * Stores a browser, in place of `oldEndpoint` when its endpoint has changed. Removes the oldest browsers above the
 * limit.
 */
export async function subscribe(
  { db, config, clock }: Deps,
  caller: Caller,
  body: BodyOf<typeof contract.subscribe>,
  userAgent: string | null,
): Promise<PushDevice> {
  const endpoint = checkedEndpoint(body.endpoint, config.push);
  if (!endpoint)
    throw refused('endpoint', 'No conocemos el servicio de notificaciones de este navegador. Probá con otro.');
  const keys = checkedKeys(body.keys);
  if (!keys)
    throw refused(
      'keys',
      'Las claves del navegador no son válidas. Desactivá las notificaciones y volvé a activarlas.',
    );
  const old = body.oldEndpoint && checkedEndpoint(body.oldEndpoint, config.push);
  return inTransaction(db, async (trx) => {
    if (old && old !== endpoint) await devices.removeOwned(trx, caller.accountId, { endpoint: old });
    const device = await devices.put(trx, {
      account_id: caller.accountId,
      endpoint,
      ...keys,
      vapid_key: config.push.vapid.publicKey,
      device: deviceName(userAgent),
      session_id: caller.sessionId,
      created_at: clock.now().toISOString(),
    });
    await devices.keepNewest(trx, caller.accountId, limits.pushDevices);
    return view(device, caller);
  });
}

export async function listOf(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<PushDevice[]> {
  return (await devices.list(db, caller.accountId)).map((device) => view(device, caller));
}

type Row = Awaited<ReturnType<typeof devices.list>>[number];

function view({ session_id, ...device }: Row, { sessionId }: Pick<Caller, 'sessionId'>): PushDevice {
  return { ...device, of_session: session_id === sessionId };
}

function refused(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}

/** Removes a browser. Ignores endpoints of unknown push services, because nobody can subscribe those. */
export async function unsubscribe({ db, config }: Deps, caller: Caller, endpoint: string): Promise<void> {
  const known = checkedEndpoint(endpoint, config.push);
  if (known) await devices.removeOwned(db, caller.accountId, { endpoint: known });
}

export async function removeDevice({ db }: Deps, caller: Caller, id: number): Promise<void> {
  if (!(await devices.removeOwned(db, caller.accountId, { id }))) throw new AppError('not_found');
}

/**
 * Removes an account's browsers in which nobody is signed in any more: all of them, or those of all sessions except
 * one.
 */
export async function removeDevicesOf(trx: Trx, accountId: number, exceptSession: string | null = null): Promise<void> {
  await devices.removeAll(trx, accountId, exceptSession);
}

/** Removes the browsers that were subscribed in a session which ends. */
export async function removeDevicesOfSession(db: Db, accountId: number, sessionId: string): Promise<void> {
  await devices.removeOfSession(db, accountId, sessionId);
}

const gone = 'Ese dispositivo ya no recibe notificaciones y lo sacamos de la lista. Volvé a activarlas en él.';

/**
 * Sends a test push at once, whatever the settings. Throws `push_unavailable` when its service does not accept it, and
 * `not_found` when the browser has unsubscribed.
 */
export async function sendTest(deps: Deps, push: PushSender, caller: Caller, id: number): Promise<void> {
  const { db, clock, log } = deps;
  const { accountId } = caller;
  found((await devices.list(db, accountId)).find((device) => device.id === id));
  const now = clock.now();
  const payload: NoticePayload = {
    deviceId: id,
    notice: {
      id: null,
      type: 'security_alert',
      title: 'Las notificaciones funcionan',
      message: 'Así te vamos a avisar en este dispositivo.',
      link: '/notification-settings',
      topic: `test:${id}`,
    },
  };
  const key = `test:${id}:${now.toISOString()}`;
  const delivery = { id: 0, key, accountId, category: null, expiresAt: new Date(now.getTime() + testLife) };
  const outcome = await pushes(deps, push)(payload, delivery).catch((error: Error) => {
    log.warn({ reason: error.message }, 'a push service did not take a test');
    throw new AppError('push_unavailable');
  });
  if (outcome === 'skipped') throw new AppError('not_found', { message: gone });
}

const testLife = 10 * minute;
