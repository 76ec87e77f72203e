import type { Instant } from '../values/values.ts';

/** The operator's message to all people: one row, or none while there is no message. */
export interface SiteContentTable {
  id: number;
  /** JSON (`operatorContent` of the contract) */
  content: string;
  updated_at: Instant;
}
