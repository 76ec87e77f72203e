import nodemailer from 'nodemailer';
import { PermanentFailure, Unreachable } from '../outbox/failures.ts';
import type { MailConfig, MailMessage } from './message.ts';

/** Sends mails by SMTP; `key` makes the Message-ID. A refusal for good (5xx) is not tried again. */
export function smtpSender(config: MailConfig, smtpUrl: string) {
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
  const send = async (message: MailMessage, { key }: { key: string }): Promise<undefined> => {
    const { unsubscribeUrl, ...mail } = message;
    try {
      const messageId = `<${Buffer.from(key).toString('base64url')}@${hostname}>`;
      await transport.sendMail({ ...mail, from, messageId, ...(unsubscribeUrl && oneClick(unsubscribeUrl)) });
    } catch (error) {
      throw failureOf(error as Error & { code?: string; responseCode?: number });
    }
  };
  return { send, close: () => transport.close() };
}

/** Only what the server said of this very mail counts against it; anything else is between the two servers. */
function failureOf(error: Error & { code?: string; responseCode?: number }): Error {
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return new Unreachable(error.message);
  const isForNow = error.responseCode !== undefined && error.responseCode < 500;
  return isForNow ? error : new PermanentFailure(error.message);
}

function oneClick(url: string) {
  return {
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
