import type { SearchCorrection } from '@tero/shared/contract/search';
import { fold } from '@tero/shared/rules/text/text';

/** Returns a whole search with its corrections; the other words stay as typed. */
export function correctedWords(q: string, { from, to, text }: Pick<SearchCorrection, 'from' | 'to' | 'text'>): string {
  let found = 0;
  const read = q.split(/(\s+)/).map((word) => {
    const at = from.findIndex((wrong) => fold(wrong) === fold(word));
    if (at >= 0) found += 1;
    return to[at] ?? word;
  });
  // words that were read as one, or apart
  return found >= from.length ? read.join('') : text;
}
