import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { PhotoStage } from '@tero/shared/contract/quotes-photos';
import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface QuotesTable {
  id: Generated<number>;
  /** null once its provider has left: the person who accepted a quote keeps it (rule QUOTE-20) */
  provider_id: number | null;
  /** the token of 256 bits in the link */
  token: string;
  client_phone: string | null;
  /** the newest version's */
  version_number: number;
  withdrawn_at: Instant | null;
  accepted_at: Instant | null;
  accepted_name: string | null;
  /** the phone that the code was sent to */
  accepted_phone: string | null;
  /** the account of the person who accepted, where it is known */
  accepted_by: number | null;
  /** whether that account came later by the link, and so did not ask for the code itself */
  claimed: Generated<Flag>;
  /** the exact text that was accepted */
  accepted_text: string | null;
  /** its SHA-256, in hexadecimal */
  fingerprint: string | null;
  created_at: Instant;
  /** the pedido that the quote answers; the quote was made by the pedido's link */
  inquiry_id: Generated<number | null>;
  /** a pedido's link made it, perhaps of a pedido that is deleted */
  by_link: Generated<Flag>;
  /** it is of a visit, and answers no pedido (rule QUOTE-60) */
  is_visit: Generated<Flag>;
  /** when one side said that the work is done (rule QUOTE-54) */
  done_said_at: Generated<Instant | null>;
  done_said_side: Generated<QuoteSide | null>;
}

export interface QuoteVersionsTable {
  id: Generated<number>;
  quote_id: number;
  /** 1 for the first */
  number: number;
  /** JSON of `QuoteContent`, with whole pesos */
  content: string;
  validity_days: number;
  sent_at: Instant;
  /** a local day, included */
  valid_until: string;
  /** when it was first opened by its link */
  seen_at: Instant | null;
  /** when we notified the pedido's writer of it; null: never, or it is older than this column */
  told_at: Generated<Instant | null>;
}

/** A photo of a work that is done. */
export interface QuotePhotosTable {
  id: Generated<number>;
  quote_id: number;
  /** who added it: it goes with the account */
  account_id: number;
  stage: PhotoStage;
  /** where only the server reads it, as those of pedidos */
  file: string;
  created_at: Instant;
}

export interface PhoneCodesTable {
  id: Generated<number>;
  /** one of the two is set: what the code is for */
  quote_id: number | null;
  account_id: number | null;
  /** for which thing of an accepted quote; null: for accepting it, or for an account */
  what: string | null;
  phone: string;
  /** keyed: six digits would be found by trying */
  code_hash: string;
  tries: Generated<number>;
  created_at: Instant;
}
