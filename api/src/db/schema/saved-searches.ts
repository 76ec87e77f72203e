import type { Generated } from 'kysely';
import type { Instant } from './values.ts';

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
