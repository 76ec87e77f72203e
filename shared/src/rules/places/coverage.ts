import { fold } from '../text/text.ts';

/** A place that a service can cover, as listed by rules/places (rule SRCH-21). */
export interface Location {
  name: string;
  type: 'country' | 'department' | 'neighborhood';
  department: string | null;
}

export const country = 'Uruguay';

/**
 * Returns the text under which a chosen place is stored: the name, or `name, department` for a neighbourhood (rule
 * SRCH-21).
 */
export function locationText(location: Location): string {
  return location.type === 'neighborhood' ? `${location.name}, ${location.department}` : location.name;
}

/**
 * Writes a place as people read it. A place with its department's name appears once ('Rivera, Rivera' reads Rivera),
 * and no place reads Uruguay (rule SRCH-97).
 */
export function placeLabel(area: string): string {
  const [name = '', within, ...rest] = area.split(', ');
  const isTwice = within !== undefined && rest.every((one) => one === country) && fold(name) === fold(within);
  return isTwice ? name : area || country;
}

/**
 * Returns the keys by which coverage areas are compared: the whole area, folded, and the folded department (or country)
 * that contains it.
 */
export function coverageKeys(area: string): { key: string; department: string } {
  const key = fold(area) || fold(country);
  const comma = key.lastIndexOf(', ');
  return { key, department: comma < 0 ? key : key.slice(comma + 2) };
}
