import nodemailer from 'nodemailer';
import { PermanentFailure, Unreachable } from '../outbox/failures.ts';
import type { MailConfig, MailMessage } from './message.ts';

/** Host names of this machine. A mail server there protects the rest of the way itself. */
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns a function that sends mails by SMTP over TLS, with `smtp://` too, except to this machine. Otherwise an
 * attacker on the connection could hide the TLS offer and read password links. `?requireTLS=false` in the address
 * allows plain text. The Message-ID comes from `key`. A permanent error (5xx) is not retried.
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
 * Classifies an SMTP error. Only the server's response to this mail counts against the mail; any other error is about
 * the connection.
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
