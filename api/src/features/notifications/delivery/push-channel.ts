import { day } from '@tero/shared/rules/time/durations';
import { type Evidence, PermanentFailure, Postponed, Unreachable } from '../../../delivery/outbox/failures.ts';
import type { Channel } from '../../../delivery/outbox/outbox.ts';
import type { PushResult, PushSender } from '../../../delivery/push/sender.ts';
import * as devices from '../devices/reach-repository.ts';
import type { NoticePayload } from '../notice/notice.ts';
import { countUnread } from '../notice/repository.ts';
import { pushMessage } from './push-message.ts';
import { isUnwanted, type Sending } from './unwanted.ts';

/** Sends pushes to browsers, with their current settings and keys. */
export function pushes(deps: Sending, push: PushSender): Channel['send'] {
  const { db, config, clock } = deps;
  return async (payload, delivery) => {
    const { notice, deviceId = 0 } = payload as NoticePayload;
    const device = await devices.find(db, deviceId);
    // the browser may belong to another account by now
    if (!device || device.account_id !== delivery.accountId) return 'skipped';
    if (await isUnwanted(deps, 'push', delivery)) return 'skipped';
    const { vapid, former } = config.push;
    if (![vapid, former].some((keys) => keys?.publicKey === device.vapid_key))
      return settle(deps, device.id, { kind: 'gone' });
    const unread = await countUnread(db, device.account_id);
    const about = { key: delivery.key, unread, now: clock.now(), expiresAt: delivery.expiresAt };
    return settle(deps, device.id, await push.send(device, pushMessage(config, notice, about)));
  };
}

const hopeless = 14 * day;

/** Applies a push service's result to the browser and to the delivery. */
async function settle({ db, clock, log }: Sending, deviceId: number, result: PushResult) {
  const now = clock.now();
  if (result.kind === 'sent') await devices.markReached(db, deviceId, now.toISOString());
  if (result.kind === 'gone') {
    await devices.remove(db, deviceId);
    return 'skipped' as const;
  }
  if (result.kind === 'later') throw new Postponed(result.reason, result.retryAfter);
  if (result.kind === 'too large') {
    log.error({ deviceId }, 'a push was too large for its service');
    throw new PermanentFailure('too large');
  }
  if (result.kind === 'sent') return undefined;
  const failing = await devices.markFailing(db, deviceId, now.toISOString());
  const evidence = evidenceOf(failing);
  if (result.kind === 'refused') {
    // of a browser that was reached: every push would fail alike, the channel stops, and an operator has to look
    const about = { status: result.status, deviceId };
    if (evidence === 'nothing') log.warn(about, 'a push service refuses a browser that was never reached');
    else log.error(about, 'a push service does not accept the VAPID keys');
    throw new Unreachable(`refused with ${result.status}`, null, evidence);
  }
  if (now.getTime() - Date.parse(failing.since) > hopeless) await devices.remove(db, deviceId);
  throw new Unreachable(result.reason, result.retryAfter, evidence);
}

/** Anybody can subscribe an address that no push reaches: only a browser that worked tells of its service, and once. */
function evidenceOf({ isFirst, wasReached }: Awaited<ReturnType<typeof devices.markFailing>>): Evidence {
  if (!wasReached) return 'nothing';
  return isFirst ? 'service' : 'again';
}
