import type { LogAction, LogEntityType } from '@tero/shared/rules/log/acts';
import type { BulkAct, BulkState, BulkTab } from '@tero/shared/rules/panel/bulk';
import type { AlertKind } from '@tero/shared/rules/panel/todo';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** Log rows are append-only: the database refuses updates and deletes. */
export interface AdminLogsTable {
  id: Generated<number>;
  /** null: the server itself; without a foreign key, because the log outlives accounts */
  admin_id: number | null;
  action: LogAction;
  entity_type: LogEntityType;
  entity_id: number | null;
  ip_address: string | null;
  /** JSON: field → its values before and after */
  details: string;
  /** the owner of the thing, or the account itself; it has no foreign key either */
  account_id: number | null;
  /** the log row that stands for the whole batch of this row */
  batch_id: number | null;
  created_at: Instant;
}

/** A public text of a log row, which is deleted with the account that wrote it (rule ADM-88). */
export interface AdminLogTextsTable {
  id: Generated<number>;
  log_id: number;
  /** null: a person without an account wrote it, or the writer has left */
  account_id: number | null;
  /** the name of a field of the details; `thing`: the name of the thing, in `after` */
  field: string;
  before: string | null;
  after: string | null;
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

/** A kind of 'Para hacer' that an administrator chose to be alerted of (rule ADM-140). */
export interface AdminAlertsTable {
  id: Generated<number>;
  account_id: number;
  kind: AlertKind;
  /** when the account last looked at the tasks; only later ones are news */
  seen_at: Instant;
  /** when it was last notified; null: it has looked since */
  told_at: Instant | null;
}

/** An administrator's action on many rows of a list. The batch gets its rows at the preview. */
export interface AdminBatchesTable {
  id: Generated<number>;
  account_id: number;
  tab: BulkTab;
  act: BulkAct;
  category_id: number | null;
  subject: string | null;
  message: string | null;
  /** the address from which a message was sent */
  ip_address: string | null;
  matched: number;
  same: number;
  state: BulkState;
  /** the log row that stands for all rows of the batch; undoing the batch replaces it with another row */
  log_id: Generated<number | null>;
  /** when the batch made its last step; for a while after it the batch can be undone */
  stepped_at: Instant;
  created_at: Instant;
}

/** A row of a batch: one of `services`, or one of `accounts` that get a message. */
export interface AdminBatchRowsTable {
  id: Generated<number>;
  batch_id: number;
  row_id: number;
  /** first the version of the service as the batch found it, then as the batch left it */
  version: string | null;
  /** the category in which the service was before */
  before: number | null;
  outcome: 'left' | 'done' | 'changed' | 'gone' | 'back' | 'kept';
}
