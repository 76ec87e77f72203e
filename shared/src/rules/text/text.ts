import { beginning } from './letters.ts';
import { plainSigns, written } from './written.ts';

const isAscii = /^[ -~]*$/;

/**
 * Folds a text for comparison: lower case, no accents, ñ→n, single spaces (rule SRCH-4). Both databases store and
 * compare only folded text (docs/decisions/time-and-text.md).
 */
export function fold(text: string): string {
  // most words have no accents to take off, and there are tens of thousands in the lexicon of searches
  const plain = isAscii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the words of a folded text: letters and digits only. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Strips the `%` that clients wrap the search text in; those inside stay (rule SRCH-3). A text that was copied from an
 * address is decoded: `aire%20acondicionado`.
 */
export function unwrapSearch(text: string): string {
  const [, inner = text] = /^%(.*)%$/s.exec(text) ?? [];
  return written(bare(decoded(inner)));
}

const bare = (text: string) => text.replace(/^%+|%+$/g, '');

function decoded(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Cuts at a word's end, or else between letters, and adds an ellipsis when `text` is longer than `max` characters. */
export function excerpt(text: string, max: number): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= max) return clean;
  const cut = beginning(clean, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut.trimEnd()}…`;
}

/** Returns an excerpt in quotation marks for use within a sentence, without the text's final full stop. */
export function quotedExcerpt(text: string, max: number): string {
  return `«${excerpt(text, max).replace(/([^.])\.$/, '$1')}»`;
}

/**
 * Returns the case-folded form, in plain signs, under which emails and usernames are unique across clients and
 * providers.
 */
export function foldIdentifier(text: string): string {
  return plainSigns(text).toLowerCase();
}

/** Returns a name in URLs: `Limpieza del hogar` → `limpieza-del-hogar`. */
export function slug(text: string): string {
  return words(text).join('-');
}
