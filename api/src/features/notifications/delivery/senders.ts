import { found } from '../../../core/errors.ts';
import type { MailMessage } from '../../../delivery/mail/message.ts';
import { smtpSender } from '../../../delivery/mail/transport.ts';
import { Breaker } from '../../../delivery/outbox/breaker.ts';
import type { Channel } from '../../../delivery/outbox/outbox.ts';
import { pushRequests, pushSender } from '../../../delivery/push/sender.ts';
import { smsGateway, smsNumber } from '../../../delivery/sms/gateway.ts';
import type { Deps } from '../../../deps/deps.ts';
import { confirmedPhone } from '../../phones/confirmed.ts';
import { reachedFirst } from '../devices/reach-repository.ts';
import type { Notice, NoticePayload } from '../notice/notice.ts';
import { findRecipient } from '../settings/repository.ts';
import { noticeMail } from './mails.ts';
import { pushes } from './push-channel.ts';
import { isUnwanted, type Sending } from './unwanted.ts';

/**
 * Opens a sender for each configured channel, each with its own breaker. Returns the channels, and `close`, which ends
 * their connections.
 */
export function openChannels(deps: Sending): { channels: Channel[]; close: () => void } {
  const { config, clock } = deps;
  const push = pushSender(config.push, pushRequests(config.push, { deadline: config.waits.push }));
  const mail = config.smtpUrl ? smtpSender(config, config.smtpUrl) : null;
  const sms = config.sms && smsGateway(config.sms);
  const channels: Channel[] = [
    {
      channel: 'push',
      send: pushes(deps, push),
      parallel: 50,
      breaker: new Breaker(clock),
      telling: reachedFirst,
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

/**
 * Returns the mail for an outbox payload, which is a finished mail or a notice. Returns null when the account was
 * deleted.
 */
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
    if (!isNotice(payload)) {
      const ready = payload as { to: string; text: string };
      await send(found(smsNumber(ready.to)), ready.text, delivery.key);
      return;
    }
    // the account may have another phone by now, which no code has confirmed
    const number = smsNumber(await confirmedPhone(deps.db, delivery.accountId ?? 0));
    if (!number) return 'skipped';
    await send(number, noticeText(payload.notice), delivery.key);
  };
}

/** Returns the SMS of a notice. */
export function noticeText({ title, message, sms = `${title}. ${message}` }: Notice): string {
  return `Tero: ${sms}`;
}

function isNotice(payload: unknown): payload is NoticePayload {
  return typeof payload === 'object' && payload !== null && 'notice' in payload;
}
