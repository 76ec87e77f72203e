import { type NoticeType, noticeCategories, noticeTypes } from '@tero/shared/rules/notifications';
import { inTransaction } from '../../src/db/transaction.ts';
import type { MailMessage } from '../../src/delivery/mail/message.ts';
import { pushMessage } from '../../src/features/notifications/delivery/push-channel.ts';
import { mailOf, noticeText } from '../../src/features/notifications/delivery/senders.ts';
import type { NoticePayload } from '../../src/features/notifications/notice/notice.ts';
import type { Harness } from '../harness.ts';
import { mailSamples } from './mails.ts';
import { noticeSamples } from './notices.ts';
import { readers, type Words } from './people.ts';
import { subscriptionSamples } from './subscriptions.ts';

/** One of our texts, in the channels that carry it. */
export interface SampleText {
  name: string;
  type: NoticeType | null;
  mail: MailMessage | null;
  push: { title: string; body: string } | null;
  /** the SMS before the gateway writes it in its alphabet */
  sms: string | null;
}

/** Returns every mail, push and SMS with the given words, as the outbox and its senders would write them. */
export async function sheetOf(h: Harness, words: Words): Promise<SampleText[]> {
  const { db, config } = h.deps;
  const people = await readers(h, words);
  const samples = {
    ...noticeSamples(people, words),
    ...subscriptionSamples(people, words),
    ...mailSamples(people, words),
  };
  const sheet: SampleText[] = [];
  for (const [name, write] of Object.entries(samples)) {
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('notifications').execute();
    await inTransaction(db, (trx) => write({ trx, now: h.clock.now(), config }));
    const rows = await db.selectFrom('outbox').select(['channel', 'account_id', 'payload']).orderBy('id').execute();
    const payloadOf = (channel: string) => JSON.parse(rows.find((row) => row.channel === channel)?.payload ?? 'null');
    const mailed = rows.find(({ channel }) => channel === 'email');
    const notice = ((payloadOf('push') ?? payloadOf('email')) as Partial<NoticePayload> | null)?.notice;
    const about = { key: name, unread: 1, now: h.clock.now(), expiresAt: null };
    const carriers = notice
      ? (noticeCategories.find(({ key }) => key === noticeTypes[notice.type])?.availableFor ?? [])
      : [];
    sheet.push({
      name,
      type: notice?.type ?? null,
      mail: mailed ? await mailOf({ db, config }, JSON.parse(mailed.payload), mailed.account_id) : null,
      push:
        notice && carriers.includes('push')
          ? JSON.parse(pushMessage(config, notice, about).payload).notification
          : null,
      sms: notice && carriers.includes('sms') ? noticeText(notice) : (payloadOf('sms')?.text ?? null),
    });
  }
  return sheet;
}
