/** What was searched for last in this tab, and the trades that it was understood as. */
let last: { words: string; trades: readonly string[] } | null = null;

export function keepWords(words: string, trades: readonly string[]): void {
  last = { words, trades };
}

/** The words of the last search, where it was for one of these trades: who went on by way of the trade writes them once (rule ASK-45). */
export function wordsFor(trades: readonly string[]): string {
  return last?.trades.some((trade) => trades.includes(trade)) ? last.words : '';
}
