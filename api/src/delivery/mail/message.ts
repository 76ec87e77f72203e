import { layOut, type MailContent, type Sender } from './layout.ts';

/** A mail as the outbox stores it. `to` is one address; the HTML is ours, with all foreign text escaped. */
export interface MailMessage {
  to: { name: string; address: string };
  /** a mail to a person is answered by the team */
  replyTo?: { name: string; address: string };
  /** one-click unsubscribe URL (RFC 8058) */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
}

/** The configuration that mails need. */
export interface MailConfig {
  /** where people find the app, without a slash at its end: links start with it */
  readonly publicUrl: string;
  readonly operator: Sender;
  readonly mailFrom: string;
  readonly supportEmail: string;
}

/** Returns a mail with its text and HTML. Answers come to the team, unless the mail goes to the team itself. */
export function messageOf(
  config: MailConfig,
  { to, replyTo, unsubscribeUrl, ...content }: MailContent & Omit<MailMessage, 'subject' | 'text' | 'html'>,
): MailMessage {
  const { publicUrl, operator, supportEmail } = config;
  return {
    to,
    replyTo: replyTo ?? { name: 'Equipo de Tero', address: supportEmail },
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...layOut(content, { publicUrl, operator, isAnswered: !replyTo }),
  };
}
