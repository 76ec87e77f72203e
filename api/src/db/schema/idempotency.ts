import type { Instant } from '../values/values.ts';

/** A write with an `Idempotency-Key`: claimed while it has a lease, finished once it has a response. */
export interface IdempotencyKeysTable {
  /** `account:…`, or `anyone` for callers without a session */
  owner: string;
  key: string;
  /** SHA-256 of the call, its body and its files */
  fingerprint: string;
  /** id of the request that holds the claim */
  holder: string;
  lease_until: Instant | null;
  /** JSON of the cached response, which is written in the same transaction as the effect */
  answer: string | null;
  created_at: Instant;
}
