import type { Generated } from 'kysely';
import type { Flag, Instant } from './values.ts';

/** A notice inside the app. */
export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  type: string;
  title: string;
  message: string;
  /** a path of the app */
  link: string | null;
  /** the same event is told once */
  dedupe_key: string;
  is_read: Flag;
  read_at: Instant | null;
  created_at: Instant;
}

/** What an account changed of the defaults, as it was sent. */
export interface NotificationSettingsTable {
  account_id: number;
  /** JSON: channel → enabled, categories */
  settings: string;
  updated_at: Instant;
}

/** A browser that takes pushes. `endpoint` is a capability: whoever knows it may write there. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** the key of this server that the browser subscribed with */
  vapid_key: string;
  device: string;
  created_at: Instant;
  last_success_at: Instant | null;
  /** since when no push has arrived */
  failing_since: Instant | null;
}
