import { limits } from '../../limits.ts';
import { capitalised } from '../text/letters.ts';
import { lowerShouting } from './capitals.ts';
import { unglued } from './glued.ts';
import { correctEnding, misspellings } from './misspellings.ts';

export interface Correction {
  original: string;
  corrected: string;
}

/**
 * Returns the corrections of a new service's texts, or null when there are none. The same texts always get the same
 * corrections, and a corrected text needs no more (rule SVC-11).
 */
export function proposeCorrections(given: {
  title: string;
  description: string;
}): { title: Correction; description: Correction } | null {
  const title = { original: given.title, corrected: correctTitle(given.title) };
  const description = { original: given.description, corrected: correctDescription(given.description) };
  const isSame = ({ original, corrected }: Correction) => shown(original) === shown(corrected);
  return isSame(title) && isSame(description) ? null : { title, description };
}

/** Returns a text as it looks. People do not see its encoding or a double space (rule SVC-10). */
function shown(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Corrects a title into one line. A result longer than a title may be is dropped. */
export function correctTitle(title: string): string {
  return settled(title, limits.serviceTitle, (text) => corrected(lowerShouting(text.replace(/\s+/g, ' '))));
}

/** Corrects a description and keeps its paragraphs. A result longer than a description may be is dropped. */
export function correctDescription(description: string): string {
  return settled(description, limits.serviceDescription, corrected);
}

/** Matches letters of Portuguese, which people in the north write. Our dictionary is Spanish. */
const foreign = /[ãõâêôç]/iu;

/**
 * Corrects a text until nothing changes. Returns the original text when that takes more than six rounds, or when the
 * result is too long.
 */
function settled(text: string, longest: number, correct: (text: string) => string): string {
  if (foreign.test(text)) return text;
  let before = text.normalize('NFC');
  for (let round = 0; round < 6; round += 1) {
    const after = correct(before).normalize('NFC');
    if (after === before) return after.length <= longest ? after : text;
    before = after;
  }
  return text;
}

function corrected(text: string): string {
  const { masked, kept } = mask(unglued(text));
  return unmask(withCapitals(withRightWords(withPunctuation(withSpacing(masked)))), kept);
}

/** Placeholder for tokens that no rule may change: URLs, emails, `a.m.`, hashtags. */
const stand = '\uE000';
const untouchable = /[@#\uE000]|:\/\/|[\p{L}\p{N}]\.\p{L}/u;

function mask(text: string): { masked: string; kept: string[] } {
  const kept: string[] = [];
  const masked = text.replace(/\S+/g, (token) => {
    if (!untouchable.test(token)) return token;
    kept.push(token);
    return stand;
  });
  return { masked, kept };
}

function unmask(masked: string, kept: string[]): string {
  let at = 0;
  return masked.replaceAll(stand, () => kept[at++] ?? '');
}

function withSpacing(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withPunctuation(text: string): string {
  return text
    .replace(/([!?¡¿;])\1+/g, '$1')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/:{2,}/g, ':')
    .replace(/(?:\?!){2,}|(?:!\?){2,}/g, '?!')
    .replace(/\.{4,}/g, '...')
    .replace(/(^|[^.])\.\.(?!\.)/g, '$1.')
    .replace(/ (?=,(?!\d))/g, '')
    .replace(/ (?=[.:;!?]+(?:\s|$))/g, '')
    .replace(/([¿¡(]) (?=\p{L})/gu, '$1')
    .replace(/([\p{L}\p{N}]) \)/gu, '$1)')
    .replace(/(\p{L}[,;])(?=[\p{L}\p{N}¿¡])|(\p{N}[,;])(?=[\p{L}¿¡])/gu, '$1$2 ');
}

/**
 * Matches characters that are written together. Only letters alone make a word: `3en1`, `mi_casa` and `d'acqua` are not
 * words.
 */
const together = /[\p{L}\p{M}\p{N}_'’]+/gu;
const isWord = /^\p{L}[\p{L}\p{M}]*$/u;

/**
 * Corrections that need a context: `ingles` alone may be right (`depilación de ingles`), and so may `anos`. The first
 * group stays as it is, and the second is the word to correct.
 */
const phrases: [RegExp, string][] = [
  [/(\b(?:clases?|profesora?|profesores|idioma|apoyo|nivel|curso|cursos|traductora?) (?:de )?)(ingles)\b/giu, 'inglés'],
  [/(\b\d{1,3} )(anos)\b/gi, 'años'],
  [/(^|[^\p{L}\p{M}])(boy)(?= (?:a|al|en|hasta|donde|por|y) )/giu, 'voy'],
];

function withRightWords(text: string): string {
  const inPhrases = phrases.reduce(
    (all, [pattern, right]) =>
      all.replace(pattern, (_, before: string, wrong: string) => before + likeCase(wrong, right)),
    text,
  );
  return inPhrases.replace(together, (word) => {
    if (!isWord.test(word)) return word;
    const lower = word.toLowerCase();
    const right = misspellings.get(lower) ?? correctEnding(lower);
    return right === lower ? word : likeCase(word, right);
  });
}

/** Writes `right` with the capitals of `given`. */
function likeCase(given: string, right: string): string {
  if (given.length > 1 && given === given.toUpperCase()) return right.toUpperCase();
  const [first = ''] = given;
  return first === first.toLowerCase() ? right : capitalised(right);
}

/**
 * Capitalises the first word of a text and of each paragraph. It does not capitalise after a full stop, because people
 * abbreviate too much for us to know which full stops end a sentence.
 */
function withCapitals(text: string): string {
  return text.replace(
    /(^|\n\n)([¿¡"“«(]*)(\p{Ll}[\p{L}\p{M}]*)(?![\p{L}\p{M}\p{N}_])/gu,
    (whole: string, before: string, opening: string, word: string) =>
      word === word.toLowerCase() ? before + opening + capitalised(word) : whole,
  );
}
