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

export interface VerificationDecisionsTable {
  id: Generated<number>;
  provider_id: number;
  /** null once that account is gone */
  admin_id: number | null;
  status: 'approved' | 'rejected';
  reason: string | null;
  admin_notes: string;
  created_at: Instant;
}

/** A code besides the password; in force once it is confirmed. */
export interface SecondStepsTable {
  account_id: number;
  /** encrypted with a key made of the server's secret */
  secret: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** the time step of the last code that was taken: none is taken twice */
  last_counter: number;
}

/** What is left of them: a used one is gone. */
export interface RecoveryCodesTable {
  hash: string;
  account_id: number;
  created_at: Instant;
}
