import type { Instant } from '../values/values.ts';

/** A trait that an account was seen with. Two accounts with the same hash of the same kind share it (rule TRUST-15). */
export interface AccountTraitsTable {
  account_id: number;
  kind: 'network' | 'device' | 'photo';
  /**
   * the keyed hash of a network or of the id in a device's cookie; for a photo, its perceptual hash or that of a photo
   * that looks the same; '' for a photo that identifies nothing
   */
  hash: string;
  /** for a photo, its key in the image store, else '' */
  file: string;
  last_seen_at: Instant;
}

/** An account of a ring that the team has reviewed and left unchanged (rule TRUST-18). */
export interface SettledRingsTable {
  provider_id: number;
  account_id: number;
  settled_at: Instant;
}
