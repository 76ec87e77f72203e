/** Words without meaning in a search. */
export const stopWords: ReadonlySet<string> = new Set(
  'a al con de del el en la las lo los o para por un una y zona barrio cerca'.split(' '),
);

/** Shorter words match whole words only: too many words begin with two letters. */
const shortestBeginning = 3;

/** Returns how the index looks up a folded word: whole, or as the beginning of words. */
export function lookup(word: string): { text: string; isBeginning: boolean } {
  return { text: stem(word), isBeginning: word.length >= shortestBeginning };
}

/** Removes a plural ending, so that `electricistas` finds `electricista`. */
function stem(word: string): string {
  return word.length >= 5 ? word.replace(/([^aeiou])es$|s$/, '$1') : word;
}
