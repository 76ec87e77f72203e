import { once } from '../../once.ts';
import { slug } from '../text/text.ts';
import { type Location, locationText } from './coverage.ts';
import { places } from './places.ts';

/** A place with the parts of its address: the department's part, and its own part if it lies within a department. */
export interface PlaceAddress {
  department: string;
  neighborhood: string | null;
}

/** A place that has an address of its own; `area` as services keep it (rule SRCH-21). */
export interface AddressedPlace extends PlaceAddress {
  area: string;
}

const known = once((): ReadonlyMap<string, AddressedPlace> => new Map(places.flatMap(addressed)));
const byArea = once(
  (): ReadonlyMap<string, AddressedPlace> => new Map([...known().values()].map((place) => [slug(place.area), place])),
);

function addressed(place: Location): [string, AddressedPlace][] {
  if (place.department === null) return [];
  const department = slug(place.department);
  const neighborhood = place.type === 'department' ? null : slug(place.name);
  // a town with its department's name has the department's page: nobody could tell the two titles apart
  if (neighborhood === department) return [];
  return [[keyOf({ department, neighborhood }), { department, neighborhood, area: locationText(place) }]];
}

/** Finds a place by the parts of an address in any spelling. A town named like its department gives the department. */
export function findPlace(department: string, neighborhood?: string): AddressedPlace | null {
  const [within, own] = [slug(department), neighborhood === undefined ? null : slug(neighborhood)];
  return known().get(keyOf({ department: within, neighborhood: own === within ? null : own })) ?? null;
}

/** Finds the place with this coverage text, folded or not; null for the country and unlisted places. */
export function placeOfArea(area: string): AddressedPlace | null {
  return byArea().get(slug(area)) ?? null;
}

function keyOf({ department, neighborhood }: PlaceAddress): string {
  return `${department}/${neighborhood ?? ''}`;
}
