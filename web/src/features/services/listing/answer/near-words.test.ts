import { nearestOf } from '@tero/shared/rules/places/nearest';
import { expect, test } from 'vitest';
import { nearHeading, nearText } from './near-words.ts';

test.each([
  ['Salto', ['Rivera', 'Tacuarembó, Tacuarembó'], 'En otros departamentos, lejos de Salto', 'Tacuarembó', 190],
  ['Pocitos, Montevideo', ['Buceo, Montevideo'], 'En zonas cercanas', undefined, 0],
  ['Montevideo', ['Ciudad de la Costa, Canelones'], 'En otros departamentos', undefined, 0],
] as const)('beside %s stand %j (rule SRCH-110): %s', (place, areas, heading, named, least) => {
  const nearest = nearestOf(place, areas);
  expect(nearHeading(place, nearest?.distance)).toBe(heading);
  const name = place.split(', ')[0];
  const way = named ? ` Lo más cercano está en ${named}, a más de ${least} km.` : '';
  expect(nearText(place, true, nearest)).toBe(`En ${name} no hay nadie todavía.${way}`);
  expect(nearText(place, false, nearest)).toBe(way.trim());
});
