import type { Lexicon } from './lexicon/lexicon.ts';
import { announcing, articles, plainWords, surnames } from './place-names.ts';
import { beginsPlace, placeAlmostNamed, placeNamed, type SearchedPlace } from './places.ts';
import type { Word } from './reading.ts';

/** A place that a search names. */
export interface Place {
  place: SearchedPlace;
  around: boolean;
  /** its words, and those that announce it */
  words: ReadonlySet<Word>;
  name: readonly string[];
}

const longestName = 6;
const clitics = new Set(['se', 'me', 'te', 'le', 'nos']);

/**
 * Returns the longest name of a place. A name that is also a word counts only where a place is expected, a surname only
 * if no provider has it.
 */
export function findPlace(
  all: readonly Word[],
  lexicon: Lexicon,
  isName: (word: string) => boolean = () => false,
): Place | null {
  for (let length = Math.min(longestName, all.length); length > 0; length -= 1) {
    for (let at = all.length - length; at >= 0; at -= 1) {
      const first = all[at]?.text ?? '';
      if (!beginsPlace(first)) continue;
      const found = all.slice(at, at + length);
      const name = found.map(({ text }) => text).join(' ');
      const place = placeNamed(name) ?? placeAlmostNamed(name);
      // an inexact name of one word counts only if the lexicon does not know the word
      if (!place || (length === 1 && !placeNamed(name) && lexicon.isKnown(name))) continue;
      let start = at;
      while (start > 0 && articles.has(all[start - 1]?.text ?? '')) start -= 1;
      // `se me cerró` is no Cerro
      if (length === 1 && clitics.has(all[at - 1]?.text ?? '')) continue;
      const isExpected = announcing.has(all[start - 1]?.text ?? '');
      if (length === 1 && !isExpected && !standsAlone(found[0] as Word, all, lexicon, isName)) continue;
      while (start > 0 && (announcing.has(all[start - 1]?.text ?? '') || articles.has(all[start - 1]?.text ?? '')))
        start -= 1;
      const around = all.slice(start, at).some(({ text }) => text === 'cerca');
      return { place, around, words: new Set(all.slice(start, at + length)), name: found.map(({ text }) => text) };
    }
  }
  return null;
}

/**
 * Tells whether a name that nothing announces is a place: not when it means something else, unless it follows a trade.
 */
function standsAlone(word: Word, all: readonly Word[], lexicon: Lexicon, isName: (word: string) => boolean): boolean {
  const isSurname = surnames.has(word.text);
  if (plainWords.has(word.text) || (isSurname && isName(word.text))) return false;
  const forms = (text: string) =>
    (lexicon.forms.get(lexicon.tokenOf(text)) ?? []).filter(({ tokens }) => tokens.length === 1);
  // a word that is only a form of a verb is no noun that people look for: `blanqueada`
  const own = lexicon.vocabulary.has(word.text) ? forms(word.text) : [];
  if (own.length === 0 && !isSurname) return true;
  const isTrade = (text: string) => forms(text).some(({ concept }) => !concept || concept.kind === 'trade');
  return !isTrade(word.text) && all.at(-1) === word && all.some((other) => other !== word && isTrade(other.text));
}
