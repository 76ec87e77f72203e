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
  /** of the last mail about the subscription itself */
  mailed_at: Instant | null;
}
