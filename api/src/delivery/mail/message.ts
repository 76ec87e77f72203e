import { layOut, type MailContent, type Sender } from './layout.ts';

/** A mail as the outbox stores it. `to` is one address. We write the HTML and escape all text of other people in it. */
export interface MailMessage {
  to: { name: string; address: string };
  /** replies to a mail to a person go to the team */
  replyTo?: { name: string; address: string };
  /** one-click unsubscribe URL (RFC 8058) */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
}

/** The configuration that mails need. */
export interface MailConfig {
  /** the app's address, with which links start, without a slash at its end */
  readonly publicUrl: string;
  readonly operator: Sender;
  readonly mailFrom: string;
  readonly supportEmail: string;
}

/** Returns a mail with its text and HTML. Replies go to the team, unless the team itself receives the mail. */
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
