import { expect, test } from 'vitest';
import { locationText } from './coverage.ts';
import { places } from './places.ts';
import { placesSaid, serves } from './serving.ts';

test.each([
  ['Montevideo', 'Pocitos, Montevideo', true],
  ['Pocitos, Montevideo', 'Montevideo', true],
  ['Uruguay', 'Pocitos, Montevideo', true],
  ['Pocitos, Montevideo', 'Uruguay', true],
  ['Pocitos, Montevideo', 'Unión, Montevideo', false],
  ['Punta del Este, Maldonado', 'Montevideo', false],
  ['Punta del Este, Maldonado', 'Pocitos, Montevideo', false],
  ['MALDONADO', 'Punta del Este, Maldonado', true],
])('who works in %s serves %s: %s', (coverage, place, does) => {
  expect(serves(coverage, place)).toBe(does);
});

const areas = places.map(locationText);

test.each([
  ['Pocitos', ['Pocitos, Montevideo']],
  ['en pocitos, cerca de la rambla', ['Pocitos, Montevideo']],
  ['Pocitos Montevideo', ['Pocitos, Montevideo']],
  ['Barrio Pocitos', ['Pocitos, Montevideo']],
  ['Montevideo', ['Montevideo']],
  ['Rivera', ['Rivera']],
  ['Av. Italia y Durazno, Pocitos', ['Pocitos, Montevideo']],
  ['La Paz, Canelones', ['La Paz, Canelones']],
  ['La Paz', ['La Paz, Canelones', 'La Paz, Colonia']],
  ['en mi casa', []],
  ['Poci', []],
  ['', []],
])('%s names %j', (text, named) => {
  expect(placesSaid(text, areas).toSorted()).toEqual(named);
});
