import { country, coverageKeys, type Location, locationText } from '@tero/shared/rules/places/coverage';
import { places } from '@tero/shared/rules/places/places';
import { stopWords } from '@tero/shared/rules/text/search-words';
import { words } from '@tero/shared/rules/text/text';
import type { Reading } from './index-of-services.ts';

/** Marks in the index: `zona…` means exactly the area, `dentro…` anywhere inside a department. One word each. */
const zone = (area: string) => `zona${words(area).join('')}`;
const inside = (department: string) => `dentro${words(department).join('')}`;

/** The marks of a service that covers `area`. */
export function zonesOf(area: string): string[] {
  const { department } = coverageKeys(area);
  return [...new Set([zone(area), inside(department)])];
}

/**
 * Returns the marks of services that serve a place: 'Uruguay' contains every department, a department its
 * neighbourhoods (rule SRCH-20). Empty for the whole country: no restriction.
 */
function zonesServing(place: Location): string[] {
  if (place.type === 'country') return [];
  if (place.type === 'department') return [inside(place.name), zone(country)];
  return [zone(locationText(place)), zone(place.department ?? country), zone(country)];
}

const byName = new Map<string, Location[]>();
for (const place of places) {
  const full = place.type === 'neighborhood' ? [place.name, locationText(place)] : [place.name];
  for (const name of full.map((text) => words(text).join(' '))) byName.set(name, [...(byName.get(name) ?? []), place]);
}

const longestName = 6;

/**
 * Readings of a search text: as words and, when it names a place ("electricista en Pocitos"), as the other words in
 * that place. Empty when no word is left.
 */
export function readingsOf(text: string): Reading[] {
  const all = words(text).slice(0, 12);
  const readings = [reading(all, []), ...placeReadings(all)];
  return readings.filter(({ words: found, zones }) => found.length > 0 || zones.length > 0);
}

function placeReadings(all: string[]): Reading[] {
  for (let length = Math.min(longestName, all.length); length > 0; length -= 1) {
    for (let at = all.length - length; at >= 0; at -= 1) {
      const places = byName.get(all.slice(at, at + length).join(' '));
      if (!places) continue;
      const rest = [...all.slice(0, at), ...all.slice(at + length)];
      return [reading(rest, [...new Set(places.flatMap(zonesServing))])];
    }
  }
  return [];
}

function reading(all: readonly string[], zones: string[]): Reading {
  const telling = all.filter((word) => !stopWords.has(word));
  return { words: telling.length || zones.length ? telling : all, zones };
}
