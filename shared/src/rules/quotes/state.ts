import { limits } from '../../limits.ts';
import { addDays, localDay } from '../time/time.ts';

export const quoteStates = ['enviado', 'visto', 'aceptado', 'vencido', 'retirado'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The stored facts from which a quote's state follows. */
export interface QuoteFacts {
  /** the last local day on which it can be accepted */
  valid_until: string;
  /** when this version was first opened */
  seen_at: string | null;
  accepted_at: string | null;
  withdrawn_at: string | null;
}

/** Returns the last local day of a version that is sent now: that day counts whole (rule QUOTE-9). */
export function validUntil(sentAt: Date, days: number = limits.quoteDays): string {
  return addDays(localDay(sentAt), days);
}

/**
 * Returns how a quote stands at an instant: nothing but its facts and the clock of Montevideo decide (rule QUOTE-8).
 */
export function quoteState({ valid_until, seen_at, accepted_at, withdrawn_at }: QuoteFacts, now: Date): QuoteState {
  if (accepted_at !== null) return 'aceptado';
  if (withdrawn_at !== null) return 'retirado';
  if (localDay(now) > valid_until) return 'vencido';
  return seen_at === null ? 'enviado' : 'visto';
}
