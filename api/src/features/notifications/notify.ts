import { limits } from '@tero/shared/limits';
import { type CategoryKey, type channels, noticeCategories } from '@tero/shared/rules/notifications';
import { day, week } from '@tero/shared/rules/time/durations';
import { sendSignal } from '../../db/signals.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { enqueue } from '../../delivery/outbox/outbox.ts';
import { countTexts } from '../../delivery/outbox/repository.ts';
import { hasNoticesLeft, phoneKeyOf } from '../../delivery/sms/budget.ts';
import { smsNumber } from '../../delivery/sms/gateway.ts';
import type { Work } from '../../deps/work.ts';
import { confirmedPhone } from '../phones/confirmed.ts';
import { idsOf } from './devices/repository.ts';
import { categoryOf, manners } from './notice/kinds.ts';
import type { NewNotice, Notice, NoticePayload } from './notice/notice.ts';
import * as notices from './notice/repository.ts';

/**
 * Notifies an account in the transaction of the cause, with a notification in the app and a delivery for each channel
 * that carries its category. Returns false when the account was already notified of the event. Throws when the key
 * belongs to another account's notice.
 */
export async function notify(work: Work, notice: NewNotice): Promise<boolean> {
  const { trx, now } = work;
  const { accountId, type, title, message, link = null, key, topic, isOwnAct = false } = notice;
  const id = await notices.insert(trx, {
    account_id: accountId,
    type,
    title,
    message,
    link,
    dedupe_key: `${type}:${key}`,
    // a topic without an id covers many things, and a push about it replaces the one before
    topic: topic?.includes(':') ? topic : null,
    is_read: 0,
    created_at: now.toISOString(),
  });
  if (id === null) {
    // a key without the account would notify only one person, and silently nobody else
    const told = await notices.accountOf(trx, `${type}:${key}`);
    if (told !== undefined && told !== accountId)
      throw new Error(`the key ${type}:${key} is another account's: name the account in it`);
    return false;
  }
  if (isOwnAct) await notices.markRead(trx, accountId, id, now.toISOString());
  await notices.keepNewest(trx, accountId, limits.notificationsKept);
  await enqueueDeliveries(work, { ...notice, key: `${type}:${key}`, id });
  await sendSignal(trx, { topic: 'notices', accountId });
  return true;
}

/**
 * Writes a delivery for each channel that carries the notice, and for push one for each browser. The recipient's
 * settings are read at sending time, so that later changes count.
 */
export async function enqueueDeliveries(
  { trx, now, config }: Work,
  given: NewNotice & { id: number | null },
): Promise<void> {
  const { accountId, key, type } = given;
  const category = categoryOf(type);
  const within = (time: number) => new Date(Math.min(now.getTime() + time, given.until?.getTime() ?? Number.MAX_VALUE));
  const soon = within(manners[category].ttl * 1000);
  const notice: Notice = {
    id: given.id,
    type,
    title: given.title,
    message: given.message,
    link: given.link ?? null,
    topic: given.topic ?? topicOf(category, accountId),
    ...(given.sms && { sms: given.sms }),
    ...(given.mail && { mail: given.mail }),
  };
  const write = (
    channel: (typeof channels)[number],
    suffix: string,
    payload: NoticePayload,
    expiresAt: Date,
    phoneKey?: string,
  ) =>
    enqueue(trx, now, {
      ...{ channel, key: `${key}${suffix}`, accountId, payload, category, expiresAt },
      ...(phoneKey && { phoneKey }),
    });

  const carriers = noticeCategories.find((one) => one.key === category)?.availableFor ?? [];
  if (carriers.includes('email')) await write('email', '', { notice }, within(week));
  if (carriers.includes('push')) {
    for (const deviceId of await idsOf(trx, accountId)) await write('push', `:${deviceId}`, { notice, deviceId }, soon);
  }
  if (carriers.includes('sms') && config.sms) {
    const phone = await phoneToText({ trx, now, config }, accountId);
    if (phone) await write('sms', '', { notice }, soon, phoneKeyOf(config.jwtSecret, phone));
  }
}

/**
 * Returns the phone to which another SMS for an account may go, or null. A code must have confirmed the phone, and
 * account, phone and everybody together have a low daily limit (rules TRUST-30 to TRUST-32).
 */
async function phoneToText({ trx, now, config }: Work, accountId: number): Promise<string | null> {
  const phone = await confirmedPhone(trx, accountId);
  if (!phone || !smsNumber(phone)) return null;
  const held = await holdAccount(trx, accountId);
  const since = new Date(now.getTime() - day).toISOString();
  const phoneKey = phoneKeyOf(config.jwtSecret, phone);
  const counts = [await countTexts(held, since, { accountId }), await countTexts(held, since, { phoneKey })];
  if (Math.max(...counts) >= limits.textsPerDay) return null;
  return (await hasNoticesLeft(held, now, config.textsADay)) ? phone : null;
}

/** Returns the default topic of a push: a later push replaces a waiting push with the same topic. */
function topicOf(category: CategoryKey, accountId: number): string | null {
  if (category === 'subscriptionAlerts' || category === 'paymentReminders') return `subscription:${accountId}`;
  return category === 'promotionalOffers' ? 'promo' : null;
}
