import { locationText } from '../places/coverage.ts';
import { places } from '../places/places.ts';
import { words } from '../text/text.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { placeNamed } from './places.ts';
import { understand } from './understand.ts';

/** A place that what is being typed leads to. */
export interface SuggestedPlace {
  /** its coverage text */
  area: string;
  /** the thing to find there; '': anything */
  sought: string;
}

const most = 2;
const shortest = 3;
/** Words before the name of a place: `electricista en poc`. */
const announced = /^(.*?)(?:^|\s)(?:en|por|cerca de|zona|barrio)\s+(\S.*)$/i;

const listed = places
  .filter(({ type }) => type !== 'country')
  .map((place) => ({ area: locationText(place), key: words(place.name).join(' '), place }));

/** Returns at most two places whose names begin with the text, or with the text after `en` (rule SRCH-128). */
export function suggestPlaces(text: string): SuggestedPlace[] {
  const [, before = '', after = text] = announced.exec(text.trim()) ?? [];
  const typed = words(after).join(' ');
  if (typed.length < shortest) return [];
  const called = placeNamed(typed)?.own;
  const known = called?.length === 1 ? called : [];
  const begins = listed
    .filter(({ key }) => key.startsWith(typed))
    .sort((a, b) => closeness(a, typed) - closeness(b, typed))
    .map(({ area }) => area);
  return [...new Set([...known, ...begins])].slice(0, most).map((area) => ({ area, sought: before.trim() }));
}

/** Returns the whole name first, then departments, then neighbourhoods of Montevideo. */
function closeness({ key, place }: (typeof listed)[number], typed: string): number {
  if (key === typed) return place.type === 'department' ? 0 : 1;
  if (place.type === 'department') return 2;
  return place.department === 'Montevideo' ? 3 : 4;
}

/** Tells whether a search names a place itself, which then wins over a chosen one (rule SRCH-120). */
export function namesPlace(text: string, lexicon: Lexicon): boolean {
  return understand(text, { lexicon }).place !== null;
}

/**
 * Returns the one listed place that a text names, also by a nickname or misspelled; null: none, or an area of several.
 */
export function placeMeant(text: string, lexicon: Lexicon): string | null {
  const { place } = understand(`en ${text}`, { lexicon });
  const area = place?.own.length === 1 ? place.own[0] : place?.inside.length === 1 ? place.inside[0] : undefined;
  return area ?? null;
}
