import type { Trx } from '../../db/schema/database.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { MailContent } from './layout.ts';
import { type MailConfig, messageOf } from './message.ts';

interface Mail extends MailContent {
  /** unique per event, so that the mail is sent once */
  key: string;
  /** null: a mail to the team, or to an address without an account */
  accountId: number | null;
  to: { name: string; address: string };
  /** the writer, for mails to the team; replies to all other mails go to the team */
  replyTo?: { name: string; address: string };
  /** one-click unsubscribe URL (RFC 8058) */
  unsubscribeUrl?: string;
}

/** Writes a branded mail to the outbox, in the transaction of its cause. Links may start only with PUBLIC_URL. */
export async function queueMail(work: { trx: Trx; now: Date; config: MailConfig }, mail: Mail): Promise<void> {
  const { key, accountId, ...content } = mail;
  const payload = messageOf(work.config, content);
  await enqueue(work.trx, work.now, { channel: 'email', key, accountId, payload });
}
