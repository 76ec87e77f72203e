import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

export interface InvitesTable {
  id: Generated<number>;
  /** the inviter; each account has one link */
  account_id: number;
  /** the code of 96 bits in the link */
  code: string;
  created_at: Instant;
}

export interface InvitedAccountsTable {
  id: Generated<number>;
  /** the account that came */
  account_id: number;
  inviter_id: number;
  came_at: Instant;
}
