import { expect, it } from 'vitest';
import { barelyOf, infinitivesOf, plainOf } from './roots.ts';

it.each([
  ['cortarmelo', 'cortar'],
  ['destapamela', 'destapar'],
  ['arreglenme', 'arreglar'],
  ['limpiandola', 'limpiar'],
  ['saque', 'sacar'],
  ['pague', 'pagar'],
  ['empiece', 'empezar'],
  ['cierran', 'cerrar'],
  ['pidio', 'pedir'],
  ['barniceme', 'barnizar'],
  ['soldadura', 'soldar'],
  ['desmalezamiento', 'desmalezar'],
  ['pintadita', 'pintar'],
])('%s may be of %s', (word, infinitive) => expect(infinitivesOf(word)).toContain(infinitive));

it.each([
  ['canito', 'cano'],
  ['lucecita', 'luz'],
  ['portoncito', 'porton'],
  ['perrazo', 'perro'],
  ['enchufecito', 'enchufe'],
  ['mangueritas', 'manguera'],
  ['barquito', 'barco'],
  ['veredin', 'vereda'],
])('%s may be a small or large %s', (word, plain) => expect(plainOf(word)).toContain(plain));

it('takes beginnings and endings off that say little', () => {
  expect(barelyOf('repintar')).toEqual(['pintar']);
  expect(barelyOf('solamente')).toEqual(['sola']);
  expect(barelyOf('pared')).toEqual([]);
});
