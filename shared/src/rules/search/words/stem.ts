/**
 * Returns the stem of a folded word for index and lexicon: a word of five letters or more without plural ending and
 * final vowel, so that `pintora`, `pintores` and `pintor` are one. A changed stem needs a new index.
 */
export function stem(word: string): string {
  if (word.length < 5) return word;
  const single = word.replace(/([^aeiou])es$|s$/, '$1');
  return single.length < 5 ? single : single.replace(/[aeiou]$/, '');
}
