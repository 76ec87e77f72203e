import { fold, words } from '@tero/shared/rules/text/text';
import type { Place } from '../../../../parts/location/locations.ts';

/**
 * Returns the coverage area that a search names, or null; the longest name counts, a department before its city. A name
 * in several departments is none: nobody knows which one is meant.
 */
export function meantPlace(text: string, places: readonly Place[]): string | null {
  const asked = ` ${words(text).join(' ')} `;
  const named = places
    .map((place) => ({ place, name: words(place.name).join(' ') }))
    .filter(({ name }) => asked.includes(` ${name} `));
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  const found = named.filter(({ name }) => name.length === longest).map(({ place }) => place);
  const department = found.find(({ text: area, name }) => fold(area) === fold(name));
  return department?.text ?? (found.length === 1 ? (found[0]?.text ?? null) : null);
}
