import { expect, test } from 'vitest';
import { amountWord, differencesOf, formWords, takenOf } from './differences.ts';

const began = { title: 'Luces', price: '1.000', days: ['lunes'], active: true, notes: '' };
const words = formWords<typeof began>({
  title: 'Título',
  price: amountWord('Precio'),
  days: { label: 'Días', say: (days) => days.join(' y ') },
  active: 'Disponible',
  notes: 'Notas',
});
const mine = { ...began, title: 'Luces y tableros', price: '1.200' };
const theirs = { ...began, price: '900', days: ['lunes', 'martes'], active: false };

test('differences are told by field, in the words of the form, and by who made them', () => {
  expect(differencesOf(words, { began, mine, theirs })).toEqual([
    { name: 'title', label: 'Título', by: 'mine', mine: 'Luces y tableros', theirs: 'Luces' },
    { name: 'price', label: 'Precio', by: 'both', mine: '$1.200', theirs: '$900' },
    { name: 'days', label: 'Días', by: 'theirs', mine: 'lunes', theirs: 'lunes y martes' },
    { name: 'active', label: 'Disponible', by: 'theirs', mine: 'Sí', theirs: 'No' },
  ]);
});

test('the same value is no difference, whoever wrote it; an empty field is one whether it was emptied or never filled in', () => {
  const emptied = { ...began, notes: null as unknown as string };
  expect(differencesOf(words, { began, mine: theirs, theirs })).toEqual([]);
  expect(differencesOf(words, { began: theirs, mine: { ...began, price: '1000' }, theirs: began })).toEqual([]);
  expect(differencesOf(words, { began: { ...began, notes: 'Traer llave' }, mine: began, theirs: emptied })).toEqual([]);
});

test('what is kept takes what only the others changed; of the fields of both, the ones that are chosen', () => {
  const differences = differencesOf(words, { began, mine, theirs });
  expect(takenOf(differences, () => false)).toEqual(['days', 'active']);
  expect(takenOf(differences, (name) => name === 'price')).toEqual(['price', 'days', 'active']);
});

test('fields of a group are named with it', () => {
  const settings = (on: boolean) => ({ email: { enabled: on } });
  const named = { 'email.enabled': { label: 'Email', say: (on: boolean) => (on ? 'Activado' : 'Desactivado') } };
  const three = { began: settings(true), mine: settings(true), theirs: settings(false) };
  expect(differencesOf(named, three)).toEqual([
    { name: 'email.enabled', label: 'Email', by: 'theirs', mine: 'Activado', theirs: 'Desactivado' },
  ]);
});
