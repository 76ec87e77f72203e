import coordinates from '../../../data/place-coordinates.json' with { type: 'json' };

/** Degrees, as a device gives them. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Distances in km from the nearest known place: within the first, the person is there; within the second, in its
 * department; beyond, nowhere known.
 */
const inPlace = 8;
const inDepartment = 35;

const departments = coordinates as unknown as Record<string, Record<string, [number, number]>>;
const table = Object.entries(departments);

/**
 * Returns the known place nearest to a position as a coverage text: a place, or its department when none is close; null
 * far from all, as abroad. It is a pure function, so that a position never leaves the device (rule SRCH-121).
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
 * Returns which of some coverage texts is nearest to another, and how many km away, as the crow flies; null: unknown.
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
