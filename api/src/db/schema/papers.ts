import type { PaperKind } from '@tero/shared/rules/papers';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/**
 * The newest paper of each kind that a provider sent. A new paper gets a new row, so an id always names the same paper.
 */
export interface ProviderPapersTable {
  id: Generated<number>;
  account_id: number;
  kind: PaperKind;
  /** for the team alone */
  paper_number: string;
  /** the last local day on which the paper is valid */
  expires_on: string;
  sent_at: Instant;
  /** the name of its picture in the staged store; null: the paper does not wait for the team */
  file: string | null;
  /** when the team saw it; null: it has not */
  seen_at: Instant | null;
  /** why it has to be sent again */
  reason: string | null;
  /** when its provider was notified that it ends soon */
  told_at: Instant | null;
}
