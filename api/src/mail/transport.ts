import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { PermanentFailure, type Sender } from '../outbox/outbox.ts';
import type { MailMessage } from './message.ts';

/** Sends mails of the outbox by SMTP. A refusal for good (5xx) is not tried again. */
export function smtpSender(config: Config, smtpUrl: string): { send: Sender; close: () => void } {
  const from = config.mailFrom;
  // Message-IDs stay the same when a mail is sent again
  const { hostname } = new URL(config.publicUrl);
  const transport = nodemailer.createTransport(smtpUrl, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  const send: Sender = async (payload, { key }) => {
    const message = payload as MailMessage;
    try {
      const messageId = `<${Buffer.from(key).toString('base64url')}@${hostname}>`;
      await transport.sendMail({ ...message, from, messageId });
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) throw new PermanentFailure((error as Error).message);
      throw error;
    }
  };
  return { send, close: () => transport.close() };
}
