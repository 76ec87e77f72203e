import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { namesPlace, placeMeant, suggestPlaces } from './suggest-places.ts';

const lexicon = lexiconOf([
  { id: 1, slug: 'electricidad', name: 'Electricidad', group: 'Mantenimiento del hogar', aliases: [] },
]);

it.each([
  [
    'poci',
    [
      { area: 'Pocitos, Montevideo', sought: '' },
      { area: 'Pocitos Nuevo, Montevideo', sought: '' },
    ],
  ],
  [
    'POCITOS',
    [
      { area: 'Pocitos, Montevideo', sought: '' },
      { area: 'Pocitos Nuevo, Montevideo', sought: '' },
    ],
  ],
  [
    'electricista en malv',
    [
      { area: 'Malvín, Montevideo', sought: 'electricista' },
      { area: 'Malvín Norte, Montevideo', sought: 'electricista' },
    ],
  ],
  [
    'en paysandú',
    [
      { area: 'Paysandú', sought: '' },
      { area: 'Paysandú, Paysandú', sought: '' },
    ],
  ],
  ['sacramento', [{ area: 'Colonia del Sacramento, Colonia', sought: '' }]],
  ['po', []],
  ['electricista en', []],
  ['zzzz', []],
  ['', []],
])('%j leads to places', (text, expected) => {
  expect(suggestPlaces(text)).toEqual(expected);
});

it('knows a search that names its place', () => {
  expect(namesPlace('electricista en pocitos', lexicon)).toBe(true);
  expect(namesPlace('electricista mvd', lexicon)).toBe(true);
  expect(namesPlace('electricista', lexicon)).toBe(false);
});

it.each([
  ['pocitos', 'Pocitos, Montevideo'],
  ['pocito', 'Pocitos, Montevideo'],
  ['malbin', 'Malvín, Montevideo'],
  ['mvd', 'Montevideo'],
  ['punta', 'Punta del Este, Maldonado'],
  ['costa de oro', null],
  ['narnia', null],
])('%j means the place %j', (text, area) => {
  expect(placeMeant(text, lexicon)).toBe(area);
});
