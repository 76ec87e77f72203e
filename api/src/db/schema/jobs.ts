import type { Instant } from './values.ts';

/** Jobs that run once per period, by a name that contains the period. */
export interface FinishedJobsTable {
  name: string;
  finished_at: Instant;
}
