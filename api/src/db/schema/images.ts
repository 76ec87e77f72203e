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
  /** the keyed hash of the network; null: older than this column */
  network: string | null;
  created_at: Instant;
}
