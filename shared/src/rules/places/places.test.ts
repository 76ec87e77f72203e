import { expect, test } from 'vitest';
import { locationText, placeLabel } from './coverage.ts';
import { places } from './places.ts';

const ofType = (wanted: string) => places.filter(({ type }) => type === wanted);

test('the country is first, then its 19 departments by name', () => {
  expect(places[0]).toEqual({ name: 'Uruguay', type: 'country', department: null });
  const departments = ofType('department').map(({ name }) => name);
  expect(departments).toHaveLength(19);
  expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'es')));
  expect(places.slice(1, 20)).toEqual(ofType('department'));
});

test('every place is in a department, and no two are written alike', () => {
  const departments = new Set(ofType('department').map(({ name }) => name));
  expect(ofType('neighborhood')).toHaveLength(597);
  expect(ofType('neighborhood').filter(({ department }) => !departments.has(department ?? ''))).toEqual([]);
  expect(new Set(places.map(locationText)).size).toBe(places.length);
  expect(places).toContainEqual({ name: 'Pocitos', type: 'neighborhood', department: 'Montevideo' });
});

test.each([
  ['Pocitos, Montevideo', 'Pocitos, Montevideo'],
  ['Rivera, Rivera', 'Rivera'],
  ['Paysandu, Paysandú', 'Paysandu'],
  ['Rivera', 'Rivera'],
  ['Rivera, Rivera, Uruguay', 'Rivera'],
  ['Salto, Salto, barrio Cerro', 'Salto, Salto, barrio Cerro'],
  ['', 'Uruguay'],
])('%s is written as %s', (area, label) => {
  expect(placeLabel(area)).toBe(label);
});

test('no place is written with one name twice', () => {
  for (const label of places.map((place) => placeLabel(locationText(place)))) {
    const names = label.split(', ');
    expect(new Set(names).size, label).toBe(names.length);
  }
});
