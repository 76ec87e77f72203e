import townsByDepartment from '../../../data/uruguay-places.json' with { type: 'json' };
import { fold } from '../text/text.ts';
import { country, type Location } from './coverage.ts';

const towns = Object.entries(townsByDepartment);
// sorts by letters without accents, because a comparison by language costs a hundredth of a start
const departments = towns.map(([name]) => name).sort((a, b) => (fold(a) < fold(b) ? -1 : 1));

/** Every location of Uruguay (rule SRCH-21): the country, its departments by name, then their places. */
export const places: readonly Location[] = [
  { name: country, type: 'country', department: null },
  ...departments.map((name): Location => ({ name, type: 'department', department: name })),
  ...towns.flatMap(([department, names]) =>
    names.map((name): Location => ({ name, type: 'neighborhood', department })),
  ),
];
