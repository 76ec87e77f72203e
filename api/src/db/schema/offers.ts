import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

export interface OffersTable {
  id: Generated<number>;
  provider_id: number;
  /** the offered thing in one line; empty in rows older than this column */
  title: Generated<string>;
  file: string;
  /** local dates, both days included */
  start_date: string;
  end_date: string;
  /** when its followers were notified */
  told_at: Instant | null;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
  created_at: Instant;
}
