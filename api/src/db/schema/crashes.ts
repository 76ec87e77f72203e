import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** Crashes of the web app, one row for each fingerprint and local day. No row contains data about a person. */
export interface CrashesTable {
  id: Generated<number>;
  /** SHA-256 of build, route and the first lines of the stack */
  fingerprint: string;
  /** local, `YYYY-MM-DD` */
  day: string;
  build: string;
  /** the pattern of the screen's route */
  route: string;
  message: string;
  stack: string;
  count: number;
  first_at: Instant;
  last_at: Instant;
}
