import { fold } from '@tero/shared/rules/text/text';
import { useSearches } from '../../lib/device/searches.ts';

/** What was searched for last in this tab, and the trades that it was understood as. */
let last: { words: string; trades: readonly string[] } | null = null;

export function keepWords(words: string, trades: readonly string[]): void {
  last = { words, trades };
}

/**
 * The words of the last search, where it was for one of these trades: who went on by way of the trade writes them once (rule
 * ASK-45). '' once the search is no longer among those of the device, which go with who signs out (rule SRCH-127).
 */
export function wordsFor(trades: readonly string[]): string {
  if (!last?.trades.some((trade) => trades.includes(trade))) return '';
  const { words } = last;
  return useSearches.getState().searches.some((kept) => fold(kept) === fold(words)) ? words : '';
}
