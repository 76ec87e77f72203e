import type { CategoryKey } from '@tero/shared/rules/notifications';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** Messages to be delivered, written in the transaction of their cause. */
export interface OutboxTable {
  id: Generated<number>;
  /** unique per event and channel */
  dedupe_key: string;
  channel: 'email' | 'push' | 'sms';
  account_id: number | null;
  /** for an SMS: a keyed hash of its phone number, which does not reveal the number */
  phone_key: Generated<string | null>;
  /** JSON, of the channel's own shape */
  payload: string;
  /** the setting that decides at sending time whether the message goes; null: it always goes */
  category: CategoryKey | null;
  expires_at: Instant | null;
  /** skipped: it must not be sent any more when its turn came */
  status: 'pending' | 'sent' | 'skipped' | 'dead';
  attempts: number;
  next_attempt_at: Instant;
  lease_until: Instant | null;
  last_error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
}

/**
 * The table `finished_jobs`. It holds two kinds of rows: jobs that have run, whose names contain their period
 * (`db/job-marks.ts`), and work that a job still has to do (`db/asked-work.ts`).
 */
export interface JobMarksTable {
  name: string;
  finished_at: Instant;
}
