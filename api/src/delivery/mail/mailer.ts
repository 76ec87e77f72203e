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
  /** for mails to the team: the writer; the team answers all other mails */
  replyTo?: { name: string; address: string };
  /** one-click unsubscribe URL (RFC 8058) */
  unsubscribeUrl?: string;
}

/** Writes a branded mail to the outbox, in the transaction of its cause; links start with PUBLIC_URL only. */
export async function queueMail(work: { trx: Trx; now: Date; config: MailConfig }, mail: Mail): Promise<void> {
  const { key, accountId, ...content } = mail;
  const payload = messageOf(work.config, content);
  await enqueue(work.trx, work.now, { channel: 'email', key, accountId, payload });
}
