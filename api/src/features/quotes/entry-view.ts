import type { QuoteEntry } from '@tero/shared/contract/quotes-entry';
import type { EntryRow } from './entry-repository.ts';

/** Returns an entry of a libreta for both sides. */
export function entryView({ number, kind, state, text, pesos, created_at, ...row }: EntryRow): QuoteEntry {
  const { agreement_text, fingerprint, accepted_at } = row;
  const isAgreed = agreement_text !== null && fingerprint !== null && accepted_at !== null;
  const agreement = isAgreed ? { text: agreement_text, fingerprint, accepted_at } : null;
  return { number, kind, state, text, amount: pesos, created_at, agreement };
}
