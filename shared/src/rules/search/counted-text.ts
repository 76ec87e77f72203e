import { fold, words } from '../text/text.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { understand } from './understand.ts';

/** Longer texts tell a story, perhaps with personal data. */
export const longestCounted = 60;
/** More digits are a phone or a national id card number. */
const mostDigits = 4;
/** A house number (digits without a letter before them, unlike a made-up name), or a word of addresses. */
const street = /\b\d{4}|\b(calle|avenida|avda|av|apto|apartamento|esquina|esq|manzana|solar|padron|km)\b/;
const contact = /@|\barroba\b|\b(gmail|hotmail|outlook|yahoo|adinet|icloud)\b|\bwww\b|https?:|\.com\b/;

/** Tells whether a text looks like a phone, an email, an id card number or an address (rule SRCH-141). */
export function looksPersonal(text: string): boolean {
  const folded = fold(text);
  return contact.test(folded) || street.test(folded) || (text.match(/\d/g) ?? []).length > mostDigits;
}

/**
 * Returns a search in the form that is counted: folded, without its place and wishes. Null when it does not count:
 * personal data, long texts, a place alone.
 */
export function countedText(text: string, lexicon: Lexicon): string | null {
  if (looksPersonal(text) || fold(text).length > longestCounted) return null;
  let left = words(text).join(' ');
  // each step takes one place or wish out
  for (let step = 0; step < longestCounted && left !== ''; step += 1) {
    const chip = understand(left, { lexicon, exact: true }).chips.find(({ kind }) => kind !== 'category');
    if (!chip || chip.without === left) break;
    left = chip.without;
  }
  return left.length > 1 ? left : null;
}
