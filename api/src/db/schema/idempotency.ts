import type { Instant } from './values.ts';

/** A write that carried an `Idempotency-Key`: under way while it has a lease, done once it has an answer. */
export interface IdempotencyKeysTable {
  /** `account:…`, or `anyone` for callers without a session */
  owner: string;
  key: string;
  /** SHA-256 of the call, its body and its files */
  fingerprint: string;
  /** which request has the lease */
  holder: string;
  lease_until: Instant | null;
  /** JSON of the reply, written with the effect */
  answer: string | null;
  created_at: Instant;
}
