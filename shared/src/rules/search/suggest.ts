import { fold, words } from '../text/text.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { understand } from './understand.ts';
import { searchWords } from './words/signs.ts';

/** A category that what is being typed leads to. */
export interface SuggestedCategory {
  id: number;
  slug: string;
  name: string;
}

const most = 3;
/** The weights: meanings of the typed text count most, then beginnings of trades, then of problems and objects. */
const whole = 10;

/**
 * Returns the categories that a text leads to while it is typed, the likeliest first, at most three: the categories
 * that it means as it stands, also corrected, and the categories of words that begin with it.
 */
export function suggestCategories(text: string, lexicon: Lexicon): SuggestedCategory[] {
  const typed = searchWords(text);
  const last = typed.at(-1) ?? '';
  if (fold(text).length < 2) return [];
  const scores = new Map<string, number>();
  const raise = (slug: string, by: number) => scores.set(slug, Math.max(scores.get(slug) ?? 0, by));
  const isCut = typed.length === 1 && last.length < 4;
  const begun = beginnings(typed, lexicon);
  const meant = isCut ? null : understand(text, { lexicon });
  // the beginning of a word is not a misspelling of another: `pint` is not `pino`
  if (meant && (begun.size === 0 || meant.corrected.length === 0)) {
    for (const { slug, weight } of meant.categories) raise(slug, whole * weight);
  }
  for (const [slug, strength] of begun) raise(slug, strength);
  const known = new Map(lexicon.categories.map((category) => [category.slug, category]));
  return [...scores]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .flatMap(([slug]) => known.get(slug) ?? [])
    .slice(0, most)
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

interface Beginning {
  text: string;
  weights: Readonly<Record<string, number>>;
  /** place among the forms of its concept: the first ones are the usual names */
  at: number;
}

const beginningsOf = new WeakMap<Lexicon, ReadonlyMap<string, readonly Beginning[]>>();
const prefix = 2;

/** Returns forms that begin with the typed text, or have a word that does. */
function beginnings(typed: readonly string[], lexicon: Lexicon): Map<string, number> {
  const known = beginningsOf.get(lexicon) ?? index(lexicon);
  beginningsOf.set(lexicon, known);
  const whole = typed.join(' ');
  const found = new Map<string, number>();
  for (const { text, weights, at } of known.get(whole.slice(0, prefix)) ?? []) {
    if (!text.startsWith(whole)) continue;
    const usual = 1 / (1 + at / 8);
    for (const [slug, weight] of Object.entries(weights)) {
      const strength = weight * usual + (text === whole ? whole.length : 0);
      found.set(slug, Math.max(found.get(slug) ?? 0, strength));
    }
  }
  return found;
}

function index(lexicon: Lexicon): Map<string, Beginning[]> {
  const byPrefix = new Map<string, Beginning[]>();
  const add = (text: string, weights: Beginning['weights'], at: number) => {
    const list = byPrefix.get(text.slice(0, prefix)) ?? [];
    list.push({ text, weights, at });
    byPrefix.set(text.slice(0, prefix), list);
  };
  const seen = new Set<unknown>();
  for (const form of [...lexicon.forms.values()].flat()) {
    // nobody types the name of a kind
    if (!form.concept || seen.has(form) || form.tokens.some((token) => token.startsWith('*'))) continue;
    seen.add(form);
    add(words(form.text).join(' '), form.concept.weights, form.concept.forms.indexOf(form.text));
  }
  return byPrefix;
}
