import { expect, test } from 'vitest';
import { amountWord, differencesOf, formWords, onlyTheirs } from './differences.ts';

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
    { name: 'title', label: 'Título', mine: 'Luces y tableros', theirs: 'Luces', isTheirs: false },
    { name: 'price', label: 'Precio', mine: '$1.200', theirs: '$900', isTheirs: false },
    { name: 'days', label: 'Días', mine: 'lunes', theirs: 'lunes y martes', isTheirs: true },
    { name: 'active', label: 'Disponible', mine: 'Sí', theirs: 'No', isTheirs: true },
  ]);
});

test('the same value is no difference, whoever wrote it; an empty field is one whether it was emptied or never filled in', () => {
  const emptied = { ...began, notes: null as unknown as string };
  expect(differencesOf(words, { began, mine: theirs, theirs })).toEqual([]);
  expect(differencesOf(words, { began: theirs, mine: { ...began, price: '1000' }, theirs: began })).toEqual([]);
  expect(differencesOf(words, { began: { ...began, notes: 'Traer llave' }, mine: began, theirs: emptied })).toEqual([]);
});

test('fields that only the others changed are told apart: they take what is there', () => {
  expect(onlyTheirs(differencesOf(words, { began, mine, theirs }))).toEqual(['days', 'active']);
});

test('fields of a group are named with it', () => {
  const settings = (on: boolean) => ({ email: { enabled: on } });
  const named = { 'email.enabled': { label: 'Email', say: (on: boolean) => (on ? 'Activado' : 'Desactivado') } };
  const three = { began: settings(true), mine: settings(true), theirs: settings(false) };
  expect(differencesOf(named, three)).toEqual([
    { name: 'email.enabled', label: 'Email', mine: 'Activado', theirs: 'Desactivado', isTheirs: true },
  ]);
});
