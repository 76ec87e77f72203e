import type { Instant } from '../values/values.ts';

/** The content of the operator: one row, or none while nothing is said. */
export interface SiteContentTable {
  id: number;
  /** JSON (`operatorContent` of the contract) */
  content: string;
  updated_at: Instant;
}
