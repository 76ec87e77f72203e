import type { CaseState, ModeratedKind, ModerationAction, ModerationReason } from '@tero/shared/rules/moderation';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** A reported thing, with one row. Later reports and decisions about the thing belong to the same case. */
export interface ModerationCasesTable {
  id: Generated<number>;
  kind: ModeratedKind;
  /** the id in the table of that kind of thing; for a profile, the account's id */
  thing_id: number;
  /** the owner of the thing; null once the author of a review is gone */
  author_id: number | null;
  state: CaseState;
  reports: Generated<number>;
  /** since when the case waits for the team */
  waits_since: Instant;
}

export interface ContentReportsTable {
  id: Generated<number>;
  case_id: number;
  /** null: without a session */
  reporter_id: number | null;
  /** a keyed hash of the network that it came from */
  network: string;
  reason: ModerationReason;
  note: string | null;
  created_at: Instant;
}

export interface ModerationDecisionsTable {
  id: Generated<number>;
  case_id: number;
  /** the author, who got the notice of the decision */
  author_id: number | null;
  /** null once that account is gone */
  admin_id: number | null;
  action: ModerationAction;
  reason: ModerationReason;
  message: string;
  answer: string | null;
  answered_at: Instant | null;
  created_at: Instant;
}
