import { type Channel as ChannelKey, mayNotify } from '@tero/shared/rules/notifications';
import { day } from '@tero/shared/rules/time/durations';
import type { MailMessage } from '../../../delivery/mail/message.ts';
import { smtpSender } from '../../../delivery/mail/transport.ts';
import { Breaker } from '../../../delivery/outbox/breaker.ts';
import { type Evidence, PermanentFailure, Postponed, Unreachable } from '../../../delivery/outbox/failures.ts';
import type { Channel, Delivery } from '../../../delivery/outbox/outbox.ts';
import { type PushResult, type PushSender, pushSender } from '../../../delivery/push/sender.ts';
import { smsGateway, smsNumber } from '../../../delivery/sms/gateway.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as devices from '../devices/repository.ts';
import type { NoticePayload } from '../notice/notice.ts';
import { countUnread } from '../notice/repository.ts';
import { findRecipient } from '../settings/repository.ts';
import { storedSettings } from '../settings/service.ts';
import { noticeMail } from './mails.ts';
import { pushMessage } from './push-message.ts';

type Sending = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Opens a sender for each channel that is configured, each with its own breaker. `close` ends their connections. */
export function openChannels(deps: Sending): { channels: Channel[]; close: () => void } {
  const { config, clock } = deps;
  const push = pushSender(config.push);
  const mail = config.smtpUrl ? smtpSender(config, config.smtpUrl) : null;
  const sms = config.sms && smsGateway(config.sms);
  const channels: Channel[] = [
    {
      channel: 'push',
      send: pushes(deps, push),
      parallel: 50,
      breaker: new Breaker(clock),
      telling: devices.reachedFirst,
    },
  ];
  if (mail) channels.push({ channel: 'email', send: mails(deps, mail.send), breaker: new Breaker(clock) });
  if (sms) channels.push({ channel: 'sms', send: texts(deps, sms), parallel: 5, breaker: new Breaker(clock) });
  const close = () => {
    push.close();
    mail?.close();
  };
  return { channels, close };
}

/** Turns an outbox payload into a mail: it is a ready mail, or a notice. Null: the account was deleted. */
export async function mailOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  payload: unknown,
  accountId: number | null,
): Promise<MailMessage | null> {
  if (!isNotice(payload)) return payload as MailMessage;
  const account = accountId === null ? undefined : await findRecipient(db, accountId);
  return account ? noticeMail(config, account, payload.notice) : null;
}

function mails(deps: Sending, send: ReturnType<typeof smtpSender>['send']): Channel['send'] {
  return async (payload, delivery) => {
    if (await isUnwanted(deps, 'email', delivery)) return 'skipped';
    const mail = await mailOf(deps, payload, delivery.accountId);
    return mail ? send(mail, delivery) : 'skipped';
  };
}

function texts(deps: Sending, send: ReturnType<typeof smsGateway>): Channel['send'] {
  return async (payload, delivery) => {
    if (await isUnwanted(deps, 'sms', delivery)) return 'skipped';
    const account = await findRecipient(deps.db, delivery.accountId ?? 0);
    const number = smsNumber(account?.phone ?? null);
    if (!number) return 'skipped';
    const { title, message } = (payload as NoticePayload).notice;
    await send(number, `Tero: ${title}. ${message}`, delivery.key);
  };
}

function pushes(deps: Sending, push: PushSender): Channel['send'] {
  const { db, config, clock } = deps;
  return async (payload, delivery) => {
    const { notice, deviceId = 0 } = payload as NoticePayload;
    const device = await devices.find(db, deviceId);
    // the browser may belong to another account by now
    if (!device || device.account_id !== delivery.accountId) return 'skipped';
    if (await isUnwanted(deps, 'push', delivery)) return 'skipped';
    if (device.vapid_key !== config.push.vapid.publicKey) return settle(deps, device.id, { kind: 'gone' });
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

/** Whether the account's current settings block the delivery. Deliveries without a category always go. */
async function isUnwanted({ db }: Sending, channel: ChannelKey, { accountId, category }: Delivery): Promise<boolean> {
  if (!category || accountId === null) return false;
  return !mayNotify(await storedSettings(db, accountId), channel, category);
}

function isNotice(payload: unknown): payload is NoticePayload {
  return typeof payload === 'object' && payload !== null && 'notice' in payload;
}
