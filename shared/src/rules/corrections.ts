import { limits } from '../limits.ts';
import { lowerShouting } from './capitals.ts';
import { correctEnding, misspellings } from './misspellings.ts';

export interface Correction {
  original: string;
  corrected: string;
}

/**
 * What the text check would put otherwise in a new service: null when nothing. Deterministic, and applied to its own
 * answer it finds nothing more (decisions, providers).
 */
export function proposeCorrections(given: {
  title: string;
  description: string;
}): { title: Correction; description: Correction } | null {
  const title = { original: given.title, corrected: correctTitle(given.title) };
  const description = { original: given.description, corrected: correctDescription(given.description) };
  // two encodings of the same letters look alike
  const isSame = ({ original, corrected }: Correction) => original.normalize('NFC') === corrected;
  return isSame(title) && isSame(description) ? null : { title, description };
}

/** One line; at most as long as a title may be. */
export function correctTitle(title: string): string {
  return settled(title.replace(/\s+/g, ' '), limits.serviceTitle);
}

/** Keeps paragraphs; at most as long as a description may be. */
export function correctDescription(description: string): string {
  return settled(description, limits.serviceDescription);
}

/** Corrects until nothing changes. A text that would not settle, or grow too long, stays as it is. */
function settled(text: string, longest: number): string {
  let before = text.normalize('NFC');
  for (let round = 0; round < 6; round += 1) {
    const after = corrected(before).normalize('NFC');
    if (after === before) return after.length <= longest ? after : text;
    before = after;
  }
  return text;
}

function corrected(text: string): string {
  const { masked, kept } = mask(text);
  return unmask(withCapitals(withRightWords(lowerShouting(withPunctuation(withSpacing(masked))))), kept);
}

/** Stands for what no rule may touch: addresses, mails, `a.m.`, hashtags. */
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
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/ (?=,(?!\d))/g, '')
    .replace(/ (?=[.:;!?]+(?:\s|$))/g, '')
    .replace(/([¿¡(]) (?=\p{L})/gu, '$1')
    .replace(/(?<=[\p{L}\p{N}]) \)/gu, ')')
    .replace(/(?<=\p{L})([,;])(?=[\p{L}\p{N}¿¡])|(?<=\p{N})([,;])(?=[\p{L}¿¡])/gu, '$1$2 ');
}

const wordPattern = /(?<![\p{L}\p{M}\p{N}_'’])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}_'’])/gu;

/** Languages are ambiguous alone (`depilación de ingles`), and years are when they lost their tilde. */
const phrases: [RegExp, string][] = [
  [
    /(?<=\b(?:clases?|profesora?|profesores|idioma|apoyo|nivel|curso|cursos|traductora?) (?:de )?)ingles\b/giu,
    'inglés',
  ],
  [/(?<=\b\d{1,3} )anos\b/gi, 'años'],
];

function withRightWords(text: string): string {
  const inPhrases = phrases.reduce(
    (all, [pattern, right]) => all.replace(pattern, (wrong) => likeCase(wrong, right)),
    text,
  );
  return inPhrases.replace(wordPattern, (word) => {
    const lower = word.toLowerCase();
    const right = misspellings.get(lower) ?? correctEnding(lower);
    return right === lower ? word : likeCase(word, right);
  });
}

/** Writes `right` with the capitals of `given`. */
function likeCase(given: string, right: string): string {
  if (given.length > 1 && given === given.toUpperCase()) return right.toUpperCase();
  const [first = ''] = given;
  return first === first.toLowerCase() ? right : capital(right);
}

/** After these a full stop ends no sentence. */
const abbreviations =
  /(?<![\p{L}\p{N}])(?:\p{L}|etc|aprox|av|avda|ej|sra?|dra?|tel|cel|nro|no|hs?|min|máx|apto|dpto|depto|gral|prof|lic|ing|arq|esq|km|mts?|kg|vs|pág)\.$/iu;

/** Begins a text, a paragraph and what follows a full stop, `!` or `?` with a capital. */
function withCapitals(text: string): string {
  return text.replace(
    /(^|\n\n|[.!?]\s)([¿¡"“«(]*)(\p{Ll}[\p{L}\p{M}]*)(?![\p{L}\p{M}\p{N}_])/gu,
    (whole: string, before: string, opening: string, word: string, at: number) => {
      if (word !== word.toLowerCase()) return whole;
      const read = text.slice(Math.max(0, at - 20), at + 1);
      if (/^[.]/.test(before) && (read.endsWith('..') || abbreviations.test(read))) return whole;
      return before + opening + capital(word);
    },
  );
}

function capital(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
