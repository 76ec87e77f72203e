import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** Addresses of the newsletter. Leaving deletes the row. */
export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  /** the version of the text that was accepted */
  consent: string;
  consented_at: Instant;
  /** null: not confirmed yet */
  confirmed_at: Instant | null;
  /** the time of the last mail about the subscription itself */
  mailed_at: Instant | null;
}

/** Issues of the newsletter. */
export interface NewsletterIssuesTable {
  id: Generated<number>;
  subject: string;
  text: string;
  /** JSON: the ids of the articles that it links to */
  articles: string;
  /** sending: not all of its mails are in the outbox yet */
  state: 'sending' | 'sent';
  /** the last subscriber whose mail is in the outbox */
  last_subscriber: Generated<number>;
  queued: Generated<number>;
  /** the number of people who unsubscribed until the next issue */
  leaves: Generated<number>;
  /**
   * the numbers of mails delivered and given up; null: some mails still wait in the outbox, which later deletes its
   * rows
   */
  sent: number | null;
  failed: number | null;
  created_at: Instant;
}
