import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

export interface SavedSearchesTable {
  id: Generated<number>;
  account_id: number;
  label: string;
  q: string | null;
  category: string | null;
  coverage_area: string | null;
  /** the folded criteria: equal for equal searches */
  criteria_key: string;
  created_at: Instant;
}
