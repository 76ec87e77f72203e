import type { LogAction, LogEntityType } from '@tero/shared/rules/admin';
import type { Generated } from 'kysely';
import type { Instant } from './values.ts';

/** Rows are only ever added: the database refuses anything else. */
export interface AdminLogsTable {
  id: Generated<number>;
  /** null: the server itself; no foreign key, the log outlives accounts */
  admin_id: number | null;
  action: LogAction;
  entity_type: LogEntityType;
  entity_id: number | null;
  ip_address: string | null;
  /** JSON: field → what it was, what it became */
  details: string;
  created_at: Instant;
}
