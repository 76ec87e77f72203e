import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface ProviderProfilesTable {
  account_id: number;
  company_name: string | null;
  service: string | null;
  specialty: string | null;
  description: string | null;
  location: string | null;
  cedula_number: string | null;
  birth_date: string | null;
  emergency_contact: string | null;
  emergency_phone: string | null;
  /** a second number, for calls; it may be a landline */
  call_phone: Generated<string | null>;
  verification_status: 'approved' | 'pending' | 'rejected';
  documents_submitted_at: Instant | null;
  /** why it waits for verification; null: it is new, or does not wait */
  review_reason: 'changed' | 'corrected' | 'resent' | null;
  /** JSON: the reviewed fields as they were at the last decision; null: there was no decision, or it is too old */
  reviewed_fields: string | null;
  /**
   * when the team last compared the document with the face; null: never, or for data that changed since (rule TRUST-50)
   */
  identity_seen_at: Generated<Instant | null>;
  /** when the pictures that wait for the team arrived; null: none wait */
  identity_sent_at: Generated<Instant | null>;
  /** the word that the picture of the face must show */
  identity_word: Generated<string | null>;
  /** JSON: the names of the pictures of document and face in the staged store; null: none wait */
  identity_files: Generated<string | null>;
  /** when the oldest paper that waits for the team arrived; null: none waits (rule TRUST-67) */
  papers_sent_at: Generated<Instant | null>;
  /** end of the entitlement; null: never entitled (rule SUB-1) */
  entitled_until: Instant | null;
  /** on its receipts; null: the company's name, else its own */
  receipt_name: Generated<string | null>;
  /** 12 digits, on its receipts; null: none */
  receipt_rut: Generated<string | null>;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
  /** the local day on which a pause ends (rule PAUSE-3); null: there is none */
  paused_until: Generated<string | null>;
  pause_note: Generated<string | null>;
  /** when the current or last pause began; the next column says when it ended */
  paused_at: Generated<Instant | null>;
  pause_ended_at: Generated<Instant | null>;
  /** 0: the provider must still be notified that the last pause ended (rule PAUSE-7) */
  pause_end_told: Generated<Flag>;
  /**
   * the local day on which the next pause begins; the next columns have the day of return and the note; null: none
   * planned
   */
  planned_pause_from: Generated<string | null>;
  planned_pause_until: Generated<string | null>;
  planned_pause_note: Generated<string | null>;
  /** the sum of `final_rating` in hundredths, over all of the provider's reviews */
  rating_total: number;
  reviews_count: number;
}

/** Pauses that are over, with their beginning and end. */
export interface PastPausesTable {
  id: Generated<number>;
  provider_id: number;
  began_at: Instant;
  ended_at: Instant;
}

export interface VerificationDecisionsTable {
  id: Generated<number>;
  provider_id: number;
  /** null once that account is gone */
  admin_id: number | null;
  status: 'approved' | 'rejected';
  /** the provider's data, or the pictures of document and face */
  about: Generated<'data' | 'identity'>;
  reason: string | null;
  /** JSON: the fields that a rejection asks to correct */
  fields: string | null;
  admin_notes: string;
  created_at: Instant;
}
