import { isGlue, type Lexicon, shortened, writtenOut } from './lexicon/lexicon.ts';
import { isOrdinary } from './lexicon/tokens.ts';
import { announcing, articles, surnames } from './place-names.ts';
import { nameHeard, wordHeard } from './place-sounds.ts';
import { placeWords } from './places.ts';
import { begins, type Correctable, correctable, near } from './words/near.ts';
import { searchWords } from './words/signs.ts';
import { furthest } from './words/slips.ts';

/** A word of a search, and which of the typed words it comes from. */
export interface Word {
  text: string;
  from: number;
}

export interface Correction {
  from: string;
  /** the word as it is written, with accents */
  to: string;
  /** false: another word is as near */
  sure: boolean;
  /** the other word, if not sure */
  or: string | null;
}

export interface Reading {
  typed: readonly string[];
  words: Word[];
  corrected: Correction[];
}

const mostWords = 24;
/** A word that this number of services use is right; callers need not count further. */
export const wellKnown = 3;
/** The count in `services` that marks a provider's name. */
export const isCalledSo = wellKnown + 1;
/** The most words to correct: a text with more mistakes is another language or a game. */
const mostCorrected = 4;
/**
 * The number of words that are compared with all known words, whether or not one is near: this is the dearest part of a
 * search.
 */
const mostCompared = 8;

/**
 * Reads a search text: folds it, writes abbreviations out, joins and splits words and corrects those that nobody knows.
 * `services` tells in how many services a word stands.
 */
export function read(text: string, lexicon: Lexicon, services: (word: string) => number, exact: boolean): Reading {
  const typed = searchWords(text).slice(0, mostWords);
  const known = (word: string) => lexicon.isKnown(word) || placeWords.has(word) || isGlue(word);
  const written = writtenOut(typed);
  if (exact) return { typed, words: written, corrected: [] };
  const corrected: Correction[] = [];
  const joined = hearPlaces(join(written, known), corrected);
  let compared = 0;
  const agrees = agreeing(joined, lexicon);
  const result = joined.flatMap((word, at): Word[] => {
    const { text: one, from } = word;
    const used = services(one);
    if (known(one) || one.length < 4 || used >= wellKnown || isOrdinary(one)) return [word];
    const isTried = corrected.length < mostCorrected && compared < mostCompared;
    if (isTried) compared += 1;
    const best = isTried ? nearest(one, lexicon, agrees, isAnnounced(joined, at)) : null;
    if (!best || best.cost > 0.7) {
      // a small correction is likelier than two joined words; one service may misspell the word that is meant here
      const parts = used > 0 ? null : split(one, lexicon);
      if (parts) return parts.map((part) => ({ text: part, from }));
      if (!best || used > 0) return [word];
    }
    corrected.push({ from: one, to: best.written, sure: best.other === null, or: best.other });
    return [{ text: best.word, from }];
  });
  return { typed, words: result, corrected };
}

/**
 * Returns the words that neither lexicon nor places know, and surnames: only for these we look up how many services use
 * them.
 */
export function unknownWords(text: string, lexicon: Lexicon): string[] {
  const all = writtenOut(searchWords(text).slice(0, mostWords)).map((word) => word.text);
  const isUnknown = (word: string) =>
    surnames.has(word) || !(lexicon.isKnown(word) || placeWords.has(word) || isGlue(word));
  return [...new Set(all.filter(isUnknown))];
}

/**
 * Joins split words: `electri cista` → electricista, `wi fi` → wifi. At least one half must not be a word by itself.
 */
function join(all: readonly Word[], known: (word: string) => boolean): Word[] {
  const joined: Word[] = [];
  for (const word of all) {
    const last = joined.at(-1);
    const whole = last ? last.text + word.text : '';
    const apart = last && known(last.text) && known(word.text);
    if (last && !apart && whole.length >= 4 && known(whole)) joined[joined.length - 1] = { ...last, text: whole };
    else joined.push(word);
  }
  return joined;
}

/** Replaces words that sound like a place's name of several words: `positos nuevo` → pocitos nuevo. */
function hearPlaces(all: readonly Word[], corrected: Correction[]): readonly Word[] {
  const heard = nameHeard(all.map(({ text }) => text));
  if (!heard) return all;
  return all.map((word, at) => {
    const text = heard.name[at - heard.at] ?? word.text;
    if (at < heard.at || text === word.text) return word;
    corrected.push({ from: word.text, to: placeWords.get(text) ?? text, sure: true, or: null });
    return { ...word, text };
  });
}

const shortest = 4;
/** Short words stand in long joined ones only: `luzquetitila`. */
const shortestInLong = 3;
const long = 9;

/** `pintordecasas` → pintor de casas. */
function split(word: string, lexicon: Lexicon, depth = 0, least = shortestOf(word)): string[] | null {
  const isPart = (part: string) =>
    (part.length >= least && !shortened.has(part) && (lexicon.isKnown(part) || placeWords.has(part))) ||
    (depth > 0 && part.length >= 2 && isGlue(part)) ||
    /^(de|en|por|mi|un)$/.test(part);
  if (word.length < 6 && depth === 0) return null;
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!isPart(first)) continue;
    if (rest.length >= least && isPart(rest)) return [first, rest];
    const more = depth < 3 && rest.length >= 5 ? split(rest, lexicon, depth + 1, least) : null;
    if (more) return [first, ...more];
  }
  return null;
}

const shortestOf = (word: string) => (word.length >= long ? shortestInLong : shortest);

interface Near {
  word: string;
  written: string;
  cost: number;
  other: string | null;
}

/** A place is corrected only if it has this number of letters or more. */
const shortestPlace = 6;
const placeIndex = correctable(placeWords);
const ofLexicon = new WeakMap<Lexicon, Correctable>();

const announcedPlace = 5;

/** Tells whether a place may be expected at a word: `en el serro`. */
function isAnnounced(all: readonly Word[], at: number): boolean {
  const before = all.slice(0, at).findLast(({ text }) => !articles.has(text));
  return before !== undefined && announcing.has(before.text);
}

/** The evidence at which the other words of a search speak for a trade. */
const telling = 10;

/**
 * Returns whether a word may stand beside the others of a search: no correction leads to another trade than they do.
 */
function agreeing(all: readonly Word[], lexicon: Lexicon): (word: string) => boolean {
  const { evidenceOf } = lexicon.bayes();
  const evidence = all.flatMap(({ text }) => (isGlue(text) ? [] : [evidenceOf(lexicon.tokenOf(text)) ?? []]));
  const sums = evidence.reduce(
    (sum, one) => (one.length > 0 ? one.map((part, nth) => part + (sum[nth] ?? 0)) : sum),
    [],
  );
  const best = sums.indexOf(Math.max(...sums));
  if (best < 0 || (sums[best] ?? 0) < telling) return () => true;
  return (word) => (evidenceOf(lexicon.tokenOf(word))?.[best] ?? 0) >= 0;
}

function nearest(word: string, lexicon: Lexicon, agrees: (word: string) => boolean, announced: boolean): Near | null {
  const bound = furthest(word);
  if (bound === 0) return null;
  const own = ofLexicon.get(lexicon) ?? correctable(lexicon.vocabulary);
  ofLexicon.set(lexicon, own);
  const found = [
    ...near(own, word, bound, 0).filter((one) => agrees(one.word)),
    ...(word.length < shortestPlace ? [] : near(placeIndex, word, bound, 0.1)),
  ];
  const heard = word.length < (announced ? announcedPlace : shortestPlace) ? undefined : wordHeard(word);
  if (heard) found.push({ ...heard, cost: announced ? 0.1 : 0.4, order: found.length });
  const [best, second] = found.sort((a, b) => a.cost - b.cost);
  if (!best) return null;
  // `conectiv` begins a word; it is no `conector`
  if (best.cost > 1 && begins(own, word)) return null;
  const isRival =
    second && second.cost - best.cost < 0.15 && lexicon.tokenOf(second.word) !== lexicon.tokenOf(best.word);
  return { ...best, other: isRival ? second.written : null };
}
