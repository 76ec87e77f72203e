import { placeOf } from '../../../../common/location/locations.ts';
import { searchPlaces } from '../../../../common/location/search-places.ts';
import { loadedEngine, loadSearchEngine } from '../../../../lib/search-engine.ts';

/**
 * Returns the place that a text of the zone filter means, typed and not picked: one of the list, its closest, or what
 * people call it (rule SRCH-123). Null: none.
 */
export async function resolveZone(text: string): Promise<string | null> {
  const { places } = await import('@tero/shared/rules/places/places');
  const known = places.map(placeOf);
  const picked = known.find((place) => place.text === text);
  if (picked) return picked.text;
  const [closest] = searchPlaces(known, text);
  if (closest) return closest.text;
  await loadSearchEngine();
  const engine = loadedEngine();
  return engine?.placeMeant(text, engine.lexiconFor([])) ?? null;
}
