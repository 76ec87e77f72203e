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

const table = Object.entries(coordinates as unknown as Record<string, Record<string, [number, number]>>);

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

/** On a plane, which is exact enough within a country. */
function kilometres(a: Position, b: Position): number {
  const middle = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const east = (a.longitude - b.longitude) * Math.cos(middle);
  return Math.hypot(a.latitude - b.latitude, east) * degree;
}
