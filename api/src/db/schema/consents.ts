import type { Generated } from 'kysely';
import type { Instant } from './values.ts';

export interface ConsentsTable {
  id: Generated<number>;
  account_id: number;
  /** a version of the policies (shared, rules/policies) */
  policies: string;
  accepted_at: Instant;
}
