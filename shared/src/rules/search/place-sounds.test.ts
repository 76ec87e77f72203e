import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { isCalledSo, unknownWords, wellKnown } from './reading.ts';
import { understand } from './understand.ts';

const lexicon = lexiconOf([
  { id: 1, slug: 'electricidad', name: 'Electricidad', aliases: [] },
  { id: 2, slug: 'pintura', name: 'Pintura', aliases: [] },
]);
const placeOf = (text: string, services = (_: string) => 0) =>
  understand(text, { lexicon, services }).place?.text ?? null;

it.each([
  ['changrila', 'Shangrilá, Canelones'],
  ['pintor positos nuevo', 'Pocitos Nuevo, Montevideo'],
  ['pintor vella union', 'Bella Unión, Artigas'],
  ['pintor villa muños', 'Villa Muñoz, Montevideo'],
  ['electricista trez cruses', 'Tres Cruces, Montevideo'],
  ['electricista joaquin suares', 'Joaquín Suárez, Canelones'],
  ['electricista el pinal', 'El Pinar, Canelones'],
  ['electricista san joze', 'San José'],
  ['pintor en el serro', 'Cerro, Montevideo'],
  ['blanquiada', 'La Blanqueada, Montevideo'],
])('hears the place in "%s" (rule SRCH-151)', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it.each(['pintor pocitos nuevo', 'pintor bella union', 'la blanqueada'])('corrects nothing in "%s"', (text) => {
  expect(understand(text, { lexicon }).corrected).toEqual([]);
});

it('tells how a place was read, as it is written', () => {
  expect(understand('tres cruzes', { lexicon }).corrected).toEqual([
    { from: 'cruzes', to: 'Cruces', sure: true, or: null },
  ]);
});

it.each([
  ['la heroica', 'Paysandú'],
  ['electricista tierra maragata', 'San José'],
  ['pintor sanducero', 'Paysandú'],
  ['pintor daymán', 'Termas del Daymán, Salto'],
  ['pintor mondiola', 'La Mondiola, Montevideo'],
])('knows what people call the place in "%s"', (text, place) => {
  expect(placeOf(text)).toBe(place);
});

it('takes a surname behind a trade for the town, unless somebody is called so', () => {
  expect(placeOf('electricista cardona')).toBe('Cardona, Soriano');
  expect(placeOf('electricista cardona', () => wellKnown)).toBe('Cardona, Soriano');
  expect(placeOf('electricista cardona', () => isCalledSo)).toBeNull();
  expect(placeOf('electricista en cardona', () => isCalledSo)).toBe('Cardona, Soriano');
  expect(placeOf('electricista dolores')).toBeNull();
  expect(unknownWords('electricista cardona', lexicon)).toEqual(['cardona']);
});
