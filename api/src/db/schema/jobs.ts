import type { Instant } from './values.ts';

/** Jobs that are done once a period, by a name with the period in it. */
export interface FinishedJobsTable {
  name: string;
  finished_at: Instant;
}
