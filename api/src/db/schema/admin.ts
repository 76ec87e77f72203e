import type { LogAction, LogEntityType } from '@tero/shared/rules/log/acts';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** Log rows are append-only: the database refuses updates and deletes. */
export interface AdminLogsTable {
  id: Generated<number>;
  /** null: the server itself; no foreign key, the log outlives accounts */
  admin_id: number | null;
  action: LogAction;
  entity_type: LogEntityType;
  entity_id: number | null;
  ip_address: string | null;
  /** JSON: field → its values before and after */
  details: string;
  created_at: Instant;
}

/** A named view of one of the panel's lists. */
export interface AdminViewsTable {
  id: Generated<number>;
  account_id: number;
  tab: string;
  name: string;
  query: string;
  created_at: Instant;
}
