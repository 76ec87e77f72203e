import { fold, words } from '@tero/shared/rules/text/text';
import type { Place } from './locations.ts';

const shown = 20;

/**
 * Returns the places that match the typed text, ignoring accents and case (rule SRCH-22). Whole names come first, then
 * beginnings of words. While nothing is typed, returns the first 20 places.
 */
export function searchPlaces(places: readonly Place[], typed: string): Place[] {
  const asked = words(typed);
  if (asked.length === 0) return places.slice(0, shown);
  const phrase = asked.join(' ');
  const found = places.filter(({ key }) => {
    const own = words(key);
    return asked.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  return found.sort((a, b) => closeness(a, phrase) - closeness(b, phrase)).slice(0, shown);
}

function closeness({ key, name }: Place, phrase: string): number {
  const own = fold(name);
  if (own === phrase) return key === own ? 0 : 1;
  if (own.startsWith(phrase)) return 2;
  return own.includes(phrase) ? 3 : 4;
}
