import nodemailer from 'nodemailer';
import { PermanentFailure, Unreachable } from '../outbox/failures.ts';
import type { MailConfig, MailMessage } from './message.ts';

/** Hosts of this machine: mail servers there protect the further way themselves. */
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends mails by SMTP over TLS, by `smtp://` too except to this machine: somebody on the line could otherwise hide the
 * TLS offer and read password links. `?requireTLS=false` in the address allows plain text. Makes the Message-ID from
 * `key`. Does not retry a permanent error (5xx).
 */
export function smtpSender(config: MailConfig, smtpUrl: string) {
  const from = config.mailFrom;
  // a repeated mail keeps its Message-ID
  const { hostname } = new URL(config.publicUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !own.has(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
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

/**
 * Classifies an SMTP error: only the server's response to this mail counts against the mail; anything else is a problem
 * of the connection.
 */
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
