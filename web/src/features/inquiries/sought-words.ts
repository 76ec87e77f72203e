import { fold } from '@tero/shared/rules/text/text';
import { useSearches } from '../../lib/device/searches.ts';

/** The last search in this tab, and the trades that it was understood as. */
let last: { words: string; trades: readonly string[] } | null = null;

export function keepWords(words: string, trades: readonly string[]): void {
  last = { words, trades };
}

/**
 * Returns the words of the last search if it was for one of these trades, so that a person who went on by the trade
 * need not write them again (rule ASK-45). Returns '' once the search is no longer among the device's searches, which a
 * sign-out removes (rule SRCH-127).
 */
export function wordsFor(trades: readonly string[]): string {
  if (!last?.trades.some((trade) => trades.includes(trade))) return '';
  const { words } = last;
  return useSearches.getState().searches.some((kept) => fold(kept) === fold(words)) ? words : '';
}
