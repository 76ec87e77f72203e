import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** A pedido: a question of an account to several providers. */
export interface InquiriesTable {
  id: Generated<number>;
  account_id: number;
  what: string;
  place: string;
  timing: string;
  /** the token of the pedido's link; null: an old pedido without photos, written before every pedido had a link */
  token: string | null;
  created_at: Instant;
  /** when the team hid it */
  hidden_at: Instant | null;
}

/** A mark that an account wrote a pedido, which may be deleted by now. The daily cap counts these rows. */
export interface MadeInquiriesTable {
  id: Generated<number>;
  account_id: number;
  created_at: Instant;
}

/** A provider whom a pedido asks through one of its services; `account_id` is the writer of the pedido. */
export interface InquiryRecipientsTable {
  inquiry_id: number;
  account_id: number;
  provider_id: number;
  service_id: number;
  position: number;
  /** when the chat was first opened */
  asked_at: Instant | null;
}

/** `file`: the photo's name in the store `staged`, which only the server reads. */
export interface InquiryPhotosTable {
  id: Generated<number>;
  inquiry_id: number;
  position: number;
  file: string;
  created_at: Instant;
}
