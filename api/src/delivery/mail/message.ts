import type { Sender } from './layout.ts';

/** A mail as the outbox stores it. `to` is one address; the HTML is ours, with all foreign text escaped. */
export interface MailMessage {
  to: { name: string; address: string };
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
}
