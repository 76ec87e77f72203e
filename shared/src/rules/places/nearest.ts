import coordinates from '../../../data/place-coordinates.json' with { type: 'json' };

/** Degrees, as a device gives them. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Greatest distances in km from the nearest known place: within the first a person is in the place, within the second
 * in its department. Beyond both, the location is unknown.
 */
const inPlace = 8;
const inDepartment = 35;

const departments = coordinates as unknown as Record<string, Record<string, [number, number]>>;
const table = Object.entries(departments);

/**
 * Returns the known place nearest to a position as a coverage text: a place, or its department when no place is close;
 * null far from all places, such as abroad. The position never leaves the device (rule SRCH-121).
 */
export function nearestPlace(at: Position): string | null {
  let best: { name: string; department: string } | null = null;
  let shortest = inDepartment;
  for (const [department, places] of table) {
    for (const [name, [latitude, longitude]] of Object.entries(places)) {
      const distance = kilometres(at, { latitude, longitude });
      if (distance >= shortest) continue;
      shortest = distance;
      best = { name, department };
    }
  }
  if (!best) return null;
  return shortest <= inPlace ? `${best.name}, ${best.department}` : best.department;
}

const degree = 111.2;

/** Returns a distance on a plane, which is exact enough within a country. */
function kilometres(a: Position, b: Position): number {
  const middle = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const east = (a.longitude - b.longitude) * Math.cos(middle);
  return Math.hypot(a.latitude - b.latitude, east) * degree;
}

/**
 * Returns the position of a coverage text: of a place, of the town with a department's name, or else of the
 * department's middle.
 */
function positionOf(area: string): Position | null {
  const [name = '', within] = area.split(', ');
  const places = departments[within ?? name];
  if (!places) return null;
  const own = places[name] ? [places[name]] : within === undefined ? Object.values(places) : [];
  if (own.length === 0) return null;
  const mean = (part: 0 | 1) => own.reduce((sum, at) => sum + at[part], 0) / own.length;
  return { latitude: mean(0), longitude: mean(1) };
}

/**
 * Returns the coverage text nearest to `area` among others, and its distance in km as the crow flies; null: unknown.
 */
export function nearestOf(area: string, others: readonly string[]): { area: string; distance: number } | null {
  const from = positionOf(area);
  let nearest: { area: string; distance: number } | null = null;
  for (const other of others) {
    const to = positionOf(other);
    if (!from || !to) continue;
    const distance = kilometres(from, to);
    if (!nearest || distance < nearest.distance) nearest = { area: other, distance };
  }
  return nearest;
}
