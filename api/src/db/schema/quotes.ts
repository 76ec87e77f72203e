import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { PhotoStage } from '@tero/shared/contract/quotes-photos';
import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface QuotesTable {
  id: Generated<number>;
  /** null once the provider has left: the person who accepted the quote keeps it (rule QUOTE-20) */
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
  /** the account became the owner later by the link, and so did not request the code itself */
  claimed: Generated<Flag>;
  /** the exact text that was accepted */
  accepted_text: string | null;
  /** its SHA-256, in hexadecimal */
  fingerprint: string | null;
  created_at: Instant;
  /** the pedido that the quote answers; the quote was made by the pedido's link */
  inquiry_id: Generated<number | null>;
  /** the quote was made by the link of a pedido, which may be deleted by now */
  by_link: Generated<Flag>;
  /** the quote is for a visit, and answers no pedido (rule QUOTE-60) */
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
  /** when we notified the pedido's writer of the quote; null: never, or the row is older than this column */
  told_at: Generated<Instant | null>;
}

/** A photo of a work that is done. */
export interface QuotePhotosTable {
  id: Generated<number>;
  quote_id: number;
  /** the person who added the photo; it is deleted with this account */
  account_id: number;
  stage: PhotoStage;
  /** the file's name in the store that only the server reads, like the photos of pedidos */
  file: string;
  created_at: Instant;
  /** when the client let the provider show the photo; null: the provider may not show it (rule QUOTE-59) */
  show_agreed_at: Generated<Instant | null>;
}

export interface PhoneCodesTable {
  id: Generated<number>;
  /** the subject of the code: only one of the two columns is set */
  quote_id: number | null;
  account_id: number | null;
  /** the step of an accepted quote that the code is for; null: the code is for accepting it, or for an account */
  what: string | null;
  phone: string;
  /** a keyed hash, because six digits could be found by trying */
  code_hash: string;
  tries: Generated<number>;
  created_at: Instant;
}
