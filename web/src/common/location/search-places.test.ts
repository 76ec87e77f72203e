import { places as locations } from '@tero/shared/rules/places/places';
import { expect, it } from 'vitest';
import { placeOf } from './locations.ts';
import { searchPlaces } from './search-places.ts';

const places = locations.map(placeOf);
const texts = (typed: string) => searchPlaces(places, typed).map((place) => place.text);

it('shows the country and its 19 departments while nothing is typed', () => {
  expect(texts('  ')).toHaveLength(20);
  expect(texts('')[0]).toBe('Uruguay');
  expect(texts('')).toContain('Montevideo');
});

it('finds places blind to accents and case, the closest first', () => {
  expect(texts('POCI')[0]).toBe('Pocitos, Montevideo');
  expect(texts('paysandu')[0]).toBe('Paysandú');
  expect(texts('PAYSANDÚ')[0]).toBe('Paysandú');
  expect(texts('montevideo')[0]).toBe('Montevideo');
  expect(texts('pocitos montevideo')).toContain('Pocitos, Montevideo');
});

it('names a town and its department apart, and once', () => {
  const [department, town] = searchPlaces(places, 'rivera');
  expect([department, town].map((place) => [place?.name, place?.within])).toEqual([
    ['Rivera', 'Departamento'],
    ['Rivera', 'Ciudad'],
  ]);
});

it('finds nothing for what is not there', () => {
  expect(texts('Narnia')).toEqual([]);
});
