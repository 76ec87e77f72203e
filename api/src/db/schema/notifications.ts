import type { Generated } from 'kysely';
import type { Instant } from './values.ts';

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

export interface SavedSearchesTable {
  id: Generated<number>;
  account_id: number;
  label: string;
  q: string | null;
  category: string | null;
  coverage_area: string | null;
  /** what is looked for, folded: the same for all who look for the same */
  criteria_key: string;
  created_at: Instant;
}

/** When a service stood in the lists for the first time, and when saved searches were told. */
export interface ServiceDebutsTable {
  service_id: number;
  listed_at: Instant;
  matched_at: Instant | null;
}

/** Where an account has signed in from: a hash of browser, system and network. */
export interface KnownDevicesTable {
  account_id: number;
  device_hash: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

/** Jobs that are done once a period, by a name with the period in it. */
export interface FinishedJobsTable {
  name: string;
  finished_at: Instant;
}
