import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface ReviewsTable {
  id: Generated<number>;
  service_id: number;
  provider_id: number;
  /** null once its author's account is gone */
  client_id: number | null;
  response_time_rating: number;
  attention_rating: number;
  work_quality_rating: number;
  rating: number;
  /** hundredths */
  final_rating: number;
  comment: string | null;
  is_anonymous: Flag;
  /** a contact of its author with the provider was proven (rule TRUST-2) */
  verified_contact: Flag;
  /** the author had accepted a quote of the provider (rule QUOTE-18) */
  agreed_work: Generated<Flag>;
  /** whether it is in the averages of its service and provider (rule TRUST-1) */
  counts: Generated<Flag>;
  /** when the provider said that the author was a client; null: the provider did not */
  contact_confirmed_at: Generated<Instant | null>;
  created_at: Instant;
  /** when its author last changed it */
  edited_at: Instant | null;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
  /** when the author's account was suspended; null: it is not (rule MOD-11) */
  author_suspended_at: Generated<Instant | null>;
}

export interface ReviewImagesTable {
  id: Generated<number>;
  review_id: number;
  /** the author of the review: the photos are deleted with the account, while the review stays (rule ACC-30) */
  client_id: number;
  /** key of the image store */
  file: string;
  position: number;
}

export interface ReviewResponsesTable {
  id: Generated<number>;
  review_id: number;
  provider_id: number;
  response_text: string;
  is_public: Flag;
  /** a private reply from before private replies reached the client; only its author sees it, until an edit */
  is_note: Generated<Flag>;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
}
