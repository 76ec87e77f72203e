import { expect, test } from 'vitest';
import { type Listed, onesOf } from './ones-of.ts';

const found = (id: number, provider_id: number, tier: number, more: Partial<Listed> = {}): Listed => ({
  ...{ id, provider_id, title: '', coverage_area: 'Montevideo' },
  why: { group: 'asked', tier, words: [] },
  ...more,
});
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('of each provider the service that fits best is offered, also from a list by price (rule ASK-24)', () => {
  const byPrice = [found(7, 64, 4), found(3, 62, 3), found(8, 64, 2), found(1, 62, 3), found(5, 63, 4)];
  expect(ids(onesOf(byPrice))).toEqual([8, 3, 5]);
});

test('of a list without a search the first of each provider is offered, where none is better', () => {
  const listed = [1, 2, 1].map((provider_id, id) => ({ id, provider_id, title: '', coverage_area: 'Montevideo' }));
  expect(ids(onesOf(listed))).toEqual([0, 1]);
  expect(ids(onesOf(listed.map((one) => ({ ...one, quality: one.id }))))).toEqual([2, 1]);
});

test('what serves the place that is asked for stands for a provider, before words and quality', () => {
  const limpieza = [
    found(1, 76, 2, { coverage_area: 'Piriápolis, Maldonado', quality: 9001, title: 'Limpieza de casas' }),
    found(2, 76, 3, { coverage_area: 'Pocitos, Montevideo', quality: 8000, title: 'Orden de placares' }),
    found(3, 77, 3, { coverage_area: 'Punta Carretas, Montevideo', quality: 9000 }),
    found(4, 77, 3, { coverage_area: 'Montevideo', quality: 100 }),
  ];
  expect(ids(onesOf(limpieza, { where: 'Pocitos, Montevideo' }))).toEqual([2, 4]);
  expect(ids(onesOf(limpieza))).toEqual([1, 3]);
  // in its folded form too, as the addresses of places have it
  expect(ids(onesOf(limpieza, { where: 'pocitos, montevideo' }))).toEqual([2, 4]);
});

test('what is only near in meaning does not stand for who does what is sought, wherever it is', () => {
  const related = found(1, 76, 6, { why: { group: 'related', tier: 6, words: [] } });
  const sought = found(2, 76, 4, { coverage_area: 'Salto, Salto', why: { group: 'category', tier: 4, words: [] } });
  expect(ids(onesOf([related, sought], { where: 'Montevideo' }))).toEqual([2]);
});

test('of those that a search finds alike the one whose title says most of it is offered', () => {
  const alike = [
    found(12, 66, 4, { title: 'Instalación de aire acondicionado split', quality: 9 }),
    found(10, 66, 4, { title: 'Visita y diagnóstico de fallas eléctricas', quality: 1 }),
    found(9, 65, 4, { title: 'Cambio de tablero' }),
    found(8, 65, 3, { title: 'Otra cosa' }),
    found(20, 67, 2, { title: 'Limpieza', why: { group: 'asked', tier: 2, words: ['limpiez'] } }),
    found(21, 67, 2, { title: 'Limpieza por hora', why: { group: 'asked', tier: 2, words: ['limpiez', 'hora'] } }),
  ];
  expect(ids(onesOf(alike, { what: 'electricista' }))).toEqual([10, 8, 21]);
});
