import type { Instant } from '../values/values.ts';

/** What an account was seen with; two that have the same hash of a kind share it (rule TRUST-15). */
export interface AccountTraitsTable {
  account_id: number;
  kind: 'network' | 'device' | 'photo';
  /**
   * the keyed hash of a network or of an id in a device's cookie; for a photo its perceptual hash, or the hash of a
   * photo that looks the same; '' for a photo that tells nothing
   */
  hash: string;
  /** for a photo the key of the image store, else '' */
  file: string;
  last_seen_at: Instant;
}

/** An account of a ring that the team has looked at and left as it is (rule TRUST-18). */
export interface SettledRingsTable {
  provider_id: number;
  account_id: number;
  settled_at: Instant;
}
