import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

/** A notification inside the app. */
export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  type: string;
  title: string;
  message: string;
  /** a path of the app */
  link: string | null;
  /** unique per event, so that it is notified once */
  dedupe_key: string;
  /** the one thing that the notification is about, like `quote:7`; null: none, or the row is older than this column */
  topic: string | null;
  is_read: Flag;
  read_at: Instant | null;
  created_at: Instant;
}

/** An account's changes to the default settings, as the browser sent them. */
export interface NotificationSettingsTable {
  account_id: number;
  /** JSON: channel → enabled, categories */
  settings: string;
  updated_at: Instant;
}

/** A browser's push subscription. `endpoint` is a secret: anybody who has it can send notifications there. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** the key of this server that the browser subscribed with */
  vapid_key: string;
  device: string;
  /** the session that last created or renewed the subscription; null: the row is older than this column */
  session_id: string | null;
  created_at: Instant;
  last_success_at: Instant | null;
  /** time of the first failed push since the last success */
  failing_since: Instant | null;
}
