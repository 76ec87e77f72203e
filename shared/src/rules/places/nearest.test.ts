import { expect, it, test } from 'vitest';
import coordinates from '../../../data/place-coordinates.json' with { type: 'json' };
import { locationText } from './coverage.ts';
import { nearestPlace } from './nearest.ts';
import { places } from './places.ts';

const table = Object.entries(coordinates as unknown as Record<string, Record<string, [number, number]>>);
const rows = table.flatMap(([department, own]) =>
  Object.entries(own).map(([name, [latitude, longitude]]) => ({ department, name, latitude, longitude })),
);

test('every coordinate is that of a place on the list, inside Uruguay, and no two are the same', () => {
  const known = new Set(places.map(locationText));
  for (const { department, name, latitude, longitude } of rows) {
    expect(known, name).toContain(`${name}, ${department}`);
    expect(latitude, name).toBeGreaterThan(-35.05);
    expect(latitude, name).toBeLessThan(-30);
    expect(longitude, name).toBeGreaterThan(-58.5);
    expect(longitude, name).toBeLessThan(-53.05);
  }
  expect(new Set(rows.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(rows.length);
});

test('every department has its places, and Montevideo all its neighbourhoods', () => {
  const departments = places.filter(({ type }) => type === 'department').map(({ name }) => name);
  expect(table.map(([name]) => name).toSorted()).toEqual(departments.toSorted());
  const barrios = places.filter(({ type, department }) => type === 'neighborhood' && department === 'Montevideo');
  expect(rows.filter(({ department }) => department === 'Montevideo')).toHaveLength(barrios.length);
});

it('each place is nearest to itself', () => {
  for (const { department, name, ...at } of rows) expect(nearestPlace(at)).toBe(`${name}, ${department}`);
});

it.each([
  ['the corner of 21 de Setiembre and Ellauri', -34.9205, -56.1535, /^(Villa Biarritz|Punta Carretas|Pocitos), /],
  ['the Plaza Independencia', -34.9065, -56.2, /^(Ciudad Vieja|Centro), Montevideo$/],
  ['the shopping in Salto', -31.39, -57.955, /^Salto, Salto$/],
  ['a field in the middle of Flores', -33.75, -56.9, /^Flores$/],
  ['Buenos Aires', -34.6, -58.4, null],
  ['Porto Alegre', -30.03, -51.2, null],
])('%s', (_where, latitude, longitude, expected) => {
  const found = nearestPlace({ latitude, longitude });
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeNull();
});
