import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface VisitsTable {
  account_id: number;
  service_id: number;
  visited_at: Instant;
}

export interface ContactsTable {
  account_id: number;
  service_id: number;
  provider_id: number;
  contacted_at: Instant;
  /** when the client got the reminder to write a review, or was found to need none */
  reminded_at: Instant | null;
}

/** The last time that an account got in touch with a provider from its profile or a quote. */
export interface ProfileContactsTable {
  account_id: number;
  provider_id: number;
  contacted_at: Instant;
  /** whether the contact came from a quote */
  from_quote: Generated<Flag>;
}

/**
 * An account that got a provider's phone (rule PHONE-11). While `last_seen_at` begins with `0-`, it is being decided.
 */
export interface PhoneViewsTable {
  account_id: number;
  provider_id: number;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

/** The number of new phones that accounts of a network got on a day (rule PHONE-80). */
export interface PhoneNetworksTable {
  /** local, `YYYY-MM-DD` */
  day: string;
  /** a hash that changes every day */
  network: string;
  phones: number;
}
