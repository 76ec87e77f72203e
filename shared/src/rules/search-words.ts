/** Say nothing of what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  'a al con de del el en la las lo los o para por un una y zona barrio cerca'.split(' '),
);

/** Words shorter than this are looked up as they are: too many words begin with two letters. */
const shortestBeginning = 3;

/** How a folded word is looked up: whole, or as the beginning of one. */
export function lookup(word: string): { text: string; isBeginning: boolean } {
  return { text: stem(word), isBeginning: word.length >= shortestBeginning };
}

/** Without a plural ending, so that `electricistas` finds `electricista`. */
function stem(word: string): string {
  return word.length >= 5 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word;
}
