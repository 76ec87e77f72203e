import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { understand } from './understand.ts';

const slugs = [
  'sanitario',
  'electricidad',
  'carpinteria',
  'pintura',
  'albanileria',
  'jardineria',
  'limpieza-del-hogar',
  'cuidado-de-mascotas',
  'cuidado-de-adultos-mayores',
  'cuidado-de-ninos',
  'clases-particulares',
  'entrenamiento-fisico',
  'idiomas',
  'musica',
  'reparacion-de-computadoras',
  'soporte-tecnico',
  'diseno-web',
  'redes-y-conectividad',
];
const lexicon = lexiconOf(
  slugs.map((slug, at) => ({ id: at + 1, slug, name: slug.replaceAll('-', ' '), aliases: [] })),
);
const read = (text: string, options: { exact?: boolean } = {}) => understand(text, { lexicon, ...options });
const first = (text: string) => read(text).categories[0]?.slug;

it.each([
  ['gotea el techo del fondo', 'albanileria'],
  ['me gotea la canilla', 'sanitario'],
  ['hola buenas, ando buscando quien me corte el pasto', 'jardineria'],
  ['saltó la térmica y quedamos sin luz', 'electricidad'],
  ['limpieza de la notebook', 'reparacion-de-computadoras'],
  ['mi perro ladra mucho', 'cuidado-de-mascotas'],
  ['someone to look after my kids', 'cuidado-de-ninos'],
  ['pintordeobra', 'pintura'],
  ['electri cista', 'electricidad'],
])('%s means %s', (text, slug) => expect(first(text)).toBe(slug));

it.each([
  // forms that nobody listed
  ['pintame el murito del frente', 'pintura'],
  ['destapámela que se me inunda la piletita', 'sanitario'],
  // abbreviations, as the lexicon has them and as people type them
  ['profe de mate', 'clases-particulares'],
  ['profe de mate para mi hija', 'clases-particulares'],
  ['clases de mate para mi hijo', 'clases-particulares'],
  ['profesor de mate', 'clases-particulares'],
  ['mi viejo se cayó', 'cuidado-de-adultos-mayores'],
  // the beneficiary is not the subject
  ['maestra para mi hija', 'clases-particulares'],
  ['profe para mi hijo', 'clases-particulares'],
  ['profe de inglés para mis hijos', 'idiomas'],
  ['clases de guitarra para mi hijo', 'musica'],
  ['niñera para mi hija', 'cuidado-de-ninos'],
  // kinds of things
  ['bañar a mi schnauzer', 'cuidado-de-mascotas'],
  ['mi suegra no puede quedar sola', 'cuidado-de-adultos-mayores'],
  ['logo para una rotisería', 'diseno-web'],
  // asides
  ['cada vez que llueve se va internet', 'redes-y-conectividad'],
  ['el doctor me mandó pilates', 'entrenamiento-fisico'],
  ['hace una semana que el calefón no calienta', 'sanitario'],
  // which papers are asked for, and who is in danger
  ['niñera con referencias y carné de salud al día', 'cuidado-de-ninos'],
  ['hay un cable pelado y me da miedo por los gurises', 'electricidad'],
  // a class of places abroad
  ['nos mudamos a berlín y no sabemos ni decir gracias', 'idiomas'],
  // a word for one problem must say who has it: `se pierde` is also a leak
  ['james de 60 litros pierde por la brida', 'sanitario'],
  // joined with short words
  ['luzquetitila', 'electricidad'],
])('%s is read by rules as %s', (text, slug) => expect(first(text)).toBe(slug));

it.each([
  ['la moto no arranca', 'Mecánica y auxilio'],
  ['se me rompió el microondas', 'Electrodomésticos'],
  ['hacerme las uñas', 'Manicura y pedicura'],
  ['castrar a mi gata', 'Veterinaria'],
  ['fotos para los quince de la nena', 'Fotografía y video'],
  ['sacar carné de salud', 'Estudios médicos'],
])('%s means %s, which has no category', (text, trade) => expect(read(text).absent?.trade).toBe(trade));

it('adds up what single words say, where no form has them together', () => {
  expect(first('se me trancó el baño')).toBe('sanitario');
  expect(read('se me trancó el baño')).toMatchObject({ unknown: [], absent: null });
  // a word of a trade without a category beside those of one
  expect(read('coach que corrija las sentadillas').absent).toBeNull();
  expect(first('coach que corrija las sentadillas')).toBe('entrenamiento-fisico');
});

it('tells what else a search may be, but not of a plain trade', () => {
  expect(read('humedad en la pared del baño').alternatives).toHaveLength(2);
  expect(read('plomero en pocitos').alternatives).toEqual([]);
  expect(read('qwrtpsd').alternatives).toEqual([]);
});

it('takes a search for the category that a person says it means', () => {
  const said = understand('humedad en la pared del baño', { lexicon, meant: 'pintura' });
  expect(said.categories).toEqual([{ slug: 'pintura', weight: 1 }]);
  expect(said.alternatives).not.toContain('pintura');
  expect(understand('cerrajero', { lexicon, meant: 'carpinteria' })).toMatchObject({
    absent: null,
    categories: [{ slug: 'carpinteria' }],
  });
  const same = understand('humedad en la pared del baño', { lexicon, meant: 'narnia' });
  expect(same).toEqual(read('humedad en la pared del baño'));
});

it('says which words nobody knows, as they are typed', () =>
  expect(read('clases de zarandajas para mi hijo', { exact: true }).unknown).toEqual(['zarandajas']));

it('takes a form at its word: a verb of the same root, or one word of a phrase, says less', () => {
  expect(first('se dañó la poceta')).toBe('sanitario');
  expect(first('planchado por kilo')).not.toBe('entrenamiento-fisico');
});

it('takes unas for an article where a noun follows', () =>
  expect(read('unas cortinas a medida').absent?.trade).toBe('Toldos y cortinas'));

it('corrects by sound and keyboard what nobody knows, and says so', () => {
  expect(read('plomeor').corrected).toEqual([{ from: 'plomeor', to: 'plomero', sure: true, or: null }]);
  expect(first('jardynero')).toBe('jardineria');
  expect(first('albañill')).toBe('albanileria');
  expect(read('plomeor', { exact: true })).toMatchObject({ corrected: [], categories: [] });
});

it('corrects nothing into a word that speaks against the trade of the others', () => {
  expect(read('la bomba dagua del pozo').corrected).toEqual([]);
  expect(first('la bomba dagua del pozo')).toBe('sanitario');
});

it('compares so many words that nobody knows and no more: a search of them alone would cost most', () => {
  const strange = (count: number) => Array.from({ length: count }, (_, at) => `wxkq${'abcdefghij'[at]}zvkw`).join(' ');
  const corrections = (text: string) => read(text).corrected.map(({ to }) => to);
  expect(corrections(`${strange(7)} plomeor`)).toEqual(['plomero']);
  expect(corrections(`${strange(8)} plomeor`)).toEqual([]);
});

it('corrects neither short words, nor digits, nor what services use', () => {
  expect(read('plo').corrected).toEqual([]);
  expect(read('plomer0').corrected).toEqual([]);
  expect(understand('plomeiro', { lexicon, services: () => 3 }).corrected).toEqual([]);
});

it.each([
  ['plomero en pocitos', 'Pocitos, Montevideo'],
  ['plomero mvd', 'Montevideo'],
  ['sanitario en maldnado', 'Maldonado'],
  ['pintor la paloma', 'La Paloma, Rocha'],
  ['pintor en la paloma durazno', 'La Paloma, Durazno'],
  ['electricista en flores', 'Flores'],
  ['jardinero por el centro', 'Centro, Montevideo'],
  ['pintor cdad de la costa', 'Ciudad de la Costa, Canelones'],
  ['cuidar viejito en paso e los toros', 'Paso de los Toros, Tacuarembó'],
  ['techista malvin n', 'Malvín Norte, Montevideo'],
  ['vidrios de apto en pta del leste', 'Punta del Este, Maldonado'],
])('%s: in %s', (text, place) => expect(read(text).place?.text).toBe(place));

it.each(['plantar flores', 'clases de tambores', 'dolores de espalda', 'dolor de cintura'])(
  '%s names no place',
  (text) => expect(read(text).place).toBeNull(),
);

it('takes numbers alone for no trade, though one may be an age', () => {
  expect(understand('88 77 0 0 5', { lexicon }).categories).toEqual([]);
  expect(understand('cuidar a mi madre de 88', { lexicon }).categories).not.toEqual([]);
});

it('takes wishes for wishes, and offers each part without the others', () => {
  const { wishes, chips } = read('plomero urgente en pocitos');
  expect(wishes).toEqual(['urgente']);
  expect(chips.map(({ kind, without }) => [kind, without])).toEqual([
    ['category', 'urgente en pocitos'],
    ['place', 'plomero urgente'],
    ['wish', 'plomero en pocitos'],
  ]);
});

it('knows trades that have no category, unless more words mean one', () => {
  expect(read('cerrajero en el cordón').absent).toEqual({ trade: 'Cerrajería', related: ['carpinteria'] });
  expect(read('peluquería').absent?.trade).toBe('Peluquería y belleza');
  expect(read('peluquería canina')).toMatchObject({ absent: null, categories: [{ slug: 'cuidado-de-mascotas' }] });
});

it.each([
  'vendo heladera usada',
  'busco trabajo de niñera',
  'pronóstico para mañana',
  'qwrtpsd',
  '???',
  'la la la lalá',
  'xq tan caro todo jaja',
])('%s looks for no service', (text) => expect(read(text).categories).toEqual([]));

it('leads to a category that was opened for a trade that had none, with all that people say for it', () => {
  const opened = lexiconOf([
    ...lexicon.categories,
    { id: 99, slug: 'cerrajeria', name: 'Llaves y cerrojos', aliases: [] },
  ]);
  for (const text of ['cerrajero en el cordón', 'me quedé afuera', 'cerrojos']) {
    const { absent, categories } = understand(text, { lexicon: opened });
    expect([text, absent, categories[0]?.slug]).toEqual([text, null, 'cerrajeria']);
  }
});

it('leads to no category for trades that have none, as its name is no trade (rule SRCH-23)', () => {
  const whole = lexiconOf([
    ...lexicon.categories,
    { id: 99, slug: 'otro-trabajo', name: 'Otro trabajo', group: 'Otros servicios', aliases: [] },
  ]);
  for (const text of ['otro trabajo', 'trabajos de pintura', 'otros servicios', 'un trabajo en altura']) {
    const { categories } = understand(text, { lexicon: whole });
    expect([text, categories]).toEqual([text, understand(text, { lexicon }).categories]);
  }
});
