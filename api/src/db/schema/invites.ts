import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

export interface InvitesTable {
  id: Generated<number>;
  /** the inviter; one link an account */
  account_id: number;
  /** of 96 bits, in its link */
  code: string;
  created_at: Instant;
}

export interface InvitedAccountsTable {
  id: Generated<number>;
  /** who came */
  account_id: number;
  inviter_id: number;
  came_at: Instant;
}
