import type { Instant } from '../values/values.ts';

/** An image that was uploaded ahead of its post or service; `file` is its name in the folder `staged`. */
export interface StagedUploadsTable {
  account_id: number;
  /** the phone's own UUID */
  id: string;
  file: string;
  name: string;
  bytes: number;
  sha256: string;
  /** where it came from, keyed; null: from before the column */
  network: string | null;
  created_at: Instant;
}
