import townsByDepartment from '../../../data/uruguay-places.json' with { type: 'json' };
import { country, type Location } from './coverage.ts';

const towns = Object.entries(townsByDepartment);
const departments = towns.map(([name]) => name).toSorted((a, b) => a.localeCompare(b, 'es'));

/** Every location of Uruguay (rule SRCH-21): the country, its departments by name, then their places. */
export const places: readonly Location[] = [
  { name: country, type: 'country', department: null },
  ...departments.map((name): Location => ({ name, type: 'department', department: name })),
  ...towns.flatMap(([department, names]) =>
    names.map((name): Location => ({ name, type: 'neighborhood', department })),
  ),
];
