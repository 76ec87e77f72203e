import { createHash } from 'node:crypto';
import { beginning } from '@tero/shared/rules/text/letters';
import { day } from '@tero/shared/rules/time/durations';
import type { Config } from '../../../config/config.ts';
import { type Evidence, PermanentFailure, Postponed, Unreachable } from '../../../delivery/outbox/failures.ts';
import type { Channel } from '../../../delivery/outbox/outbox.ts';
import { longestPayload, type PushMessage, type PushResult, type PushSender } from '../../../delivery/push/sender.ts';
import * as devices from '../devices/reach-repository.ts';
import { categoryOf, manners } from '../notice/kinds.ts';
import type { Notice, NoticePayload } from '../notice/notice.ts';
import { countUnread } from '../notice/repository.ts';
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

/** Applies the result of a push to the browser and to the delivery. */
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
    // a push reached this browser before, so all pushes would fail alike: the channel stops, and an operator must look
    const about = { status: result.status, deviceId };
    if (evidence === 'nothing') log.warn(about, 'a push service refuses a browser that was never reached');
    else log.error(about, 'a push service does not accept the VAPID keys');
    throw new Unreachable(`refused with ${result.status}`, null, evidence);
  }
  if (now.getTime() - Date.parse(failing.since) > hopeless) await devices.remove(db, deviceId);
  throw new Unreachable(result.reason, result.retryAfter, evidence);
}

/**
 * Returns what a failed push says about its service. Anybody can subscribe an address that no push reaches, so only a
 * browser that once worked counts, and only its first failure.
 */
function evidenceOf({ isFirst, wasReached }: Awaited<ReturnType<typeof devices.markFailing>>): Evidence {
  if (!wasReached) return 'nothing';
  return isFirst ? 'service' : 'again';
}

const titleLength = 120;
const bodyLength = 400;

/**
 * Returns a notice as Declarative Web Push: browsers that know the format show it themselves, and service workers read
 * the same JSON. `key` identifies the event. The push service keeps the message no longer than until `expiresAt`.
 */
export function pushMessage(
  config: Config,
  notice: Notice,
  { key, unread, now, expiresAt }: { key: string; unread: number; now: Date; expiresAt: Date | null },
): PushMessage {
  const category = categoryOf(notice.type);
  const manner = manners[category];
  const left = expiresAt ? Math.floor((expiresAt.getTime() - now.getTime()) / 1000) : manner.ttl;
  return {
    payload: payloadOf(config, notice, { tag: notice.topic ?? key, unread, category }),
    ttl: Math.max(0, Math.min(manner.ttl, left)),
    urgency: manner.urgency,
    topic: notice.topic && hashed(notice.topic),
  };
}

function payloadOf(
  { publicUrl }: Config,
  { id, title, message, link }: Notice,
  { tag, unread, category }: { tag: string; unread: number; category: string },
): string {
  const made = (body: string) =>
    JSON.stringify({
      web_push: 8030,
      // in both places: the standard's and WebKit's
      app_badge: unread,
      notification: {
        title: beginning(title, titleLength),
        body,
        navigate: `${publicUrl}${link ?? '/'}`,
        tag: tag.replaceAll(':', '-'),
        lang: 'es-UY',
        app_badge: unread,
        silent: false,
        data: { id: id === null ? null : `ntf_${id}`, cat: category },
      },
    });
  const whole = made(beginning(message, bodyLength));
  return Buffer.byteLength(whole) < longestPayload ? whole : made('');
}

/** Hashes a topic, because the push service can read it. */
function hashed(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32);
}
