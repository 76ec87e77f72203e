import type { EntryKind, EntryState } from '@tero/shared/contract/quotes-entry';
import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

/** An extra of an accepted quote, or a payment. */
export interface QuoteEntriesTable {
  id: Generated<number>;
  quote_id: number;
  /** numbered from 1; a number is never used again */
  number: number;
  kind: EntryKind;
  state: EntryState;
  text: string;
  /** whole pesos, as in quotes */
  pesos: number;
  created_at: Instant;
  /** only for an accepted extra, as are the two columns below */
  accepted_at: Instant | null;
  agreement_text: string | null;
  /** its SHA-256, in hexadecimal */
  fingerprint: string | null;
}
