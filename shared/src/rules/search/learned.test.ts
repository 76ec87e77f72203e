import { describe, expect, it } from 'vitest';
import { countedText, looksPersonal } from './counted-text.ts';
import { refusalOf } from './learned.ts';
import { type KnownCategory, lexiconOf } from './lexicon/lexicon.ts';
import { suggestCategories } from './suggest.ts';
import { understand } from './understand.ts';

const category = (id: number, slug: string, name: string, learned: string[] = []): KnownCategory => ({
  ...{ id, slug, name, group: 'Otros', aliases: [], learned },
});
const categories = [
  category(1, 'electricidad', 'Electricidad'),
  category(2, 'carpinteria', 'Carpintería', ['chirimbolo']),
  category(3, 'pintura', 'Pintura'),
];
const lexicon = lexiconOf(categories);
const meant = (text: string) => understand(text, { lexicon }).categories[0]?.slug;

describe('what was learned', () => {
  it('is understood, in other numbers, beside other words, and while it is typed', () => {
    expect(meant('chirimbolo')).toBe('carpinteria');
    expect(meant('arreglo de chirimbolos en pocitos')).toBe('carpinteria');
    expect(meant('chirinbolo')).toBe('carpinteria');
    expect(suggestCategories('chirim', lexicon).map(({ slug }) => slug)).toEqual(['carpinteria']);
  });

  it('wins over the lexicon where the words are the same', () => {
    const own = lexiconOf([category(1, 'electricidad', 'Electricidad', ['cerrajero'])]);
    expect(understand('cerrajero', { lexicon: own })).toMatchObject({ absent: null });
    expect(understand('cerrajero', { lexicon: own }).categories[0]?.slug).toBe('electricidad');
    expect(understand('cerrajero', { lexicon }).absent?.trade).toBe('Cerrajería');
  });
});

describe('a category', () => {
  it.each(['zarandajas', 'porton de garage', 'Cerrajero', 'hojalatas viejas'])('learns %s', (form) => {
    expect(refusalOf(form, 'carpinteria', lexicon)).toBeNull();
  });

  it('learns what another one had learned', () => {
    expect(refusalOf('chirimbolo', 'pintura', lexicon)).toBeNull();
  });

  it.each([
    ['099 123 456', /teléfonos/],
    ['juan arroba correo', /teléfonos/],
    ['1.234.567-2', /teléfonos/],
    ['bulevar artigas 1234 apto 5', /teléfonos/],
    ['una historia larga de lo que me pasó ayer con la puerta del fondo', /muy larga/],
    ['uno dos tres cuatro cinco seis siete', /muy larga/],
    ['pocitos', /lugar/],
    ['zarandajas en pocitos', /lugar/],
    ['zarandajas urgente', /cuándo o cómo/],
    ['de la', /cualquier búsqueda/],
    ['busco un servicio', /cualquier búsqueda/],
    // folded it is “unas”
    ['uñas', /cualquier búsqueda/],
    ['', /cualquier búsqueda/],
    ['vendo zarandajas', /No busca un servicio/],
    ['electricista', /otro oficio: Electricidad/],
    ['pintor', /otro oficio: Pintura/],
  ])('does not learn %s', (form, why) => {
    expect(refusalOf(form, 'carpinteria', lexicon)).toMatch(why);
  });
});

describe('a search', () => {
  it.each([
    ['Cerrajero URGENTE en Pocitos', 'cerrajero'],
    ['zarandajas para hoy', 'zarandajas'],
    ['%', null],
    ['pocitos', null],
    ['juan@correo.uy', null],
    ['juan perez gmail', null],
    ['llamame al 099 123 456', null],
    ['ci 1.234.567-2', null],
    ['una historia larga de lo que me pasó ayer con la puerta del fondo', null],
    ['cable de 2x4', 'cable de 2x4'],
  ])('%s is counted as %s', (text, counted) => {
    expect(countedText(text, lexicon)).toBe(counted);
  });

  it('with few digits is nobody’s', () => {
    expect(looksPersonal('cable 220 v')).toBe(false);
    expect(looksPersonal('calle cuareim 1234')).toBe(true);
    expect(looksPersonal('cuareim 1234')).toBe(true);
    expect(looksPersonal('esquina con persianas rotas')).toBe(true);
    expect(looksPersonal('2708 12')).toBe(true);
    expect(looksPersonal('1234bis')).toBe(true);
    expect(looksPersonal('taller pepe2026')).toBe(false);
    expect(looksPersonal('taller pepe20261')).toBe(true);
  });
});
