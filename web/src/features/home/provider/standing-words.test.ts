import type { Quote } from '@tero/shared/contract/quotes';
import { expect, test } from 'vitest';
import { standingWords } from './standing-words.ts';

const last = {
  client_name: 'Doña Rosario',
  accepted_name: 'Rosario Techera',
  total: 6500,
  term: 'Voy el martes',
} as Quote;

test('the home says what was agreed last, and how many quotes wait for an answer (rule QUOTE-50)', () => {
  const agreed = (open: { unseen: number; seen: number }) => standingWords({ last, open });
  expect(agreed({ unseen: 0, seen: 0 })).toEqual({
    value: 'Acordado con Rosario',
    lines: ['$6.500 · Voy el martes.', 'No tenés otros presupuestos sin respuesta.'],
  });
  expect(agreed({ unseen: 2, seen: 1 }).lines[1]).toBe('3 esperan respuesta: ya vieron uno.');
  expect(agreed({ unseen: 1, seen: 0 }).lines[1]).toBe('1 espera respuesta: todavía no lo abrieron.');
  expect(agreed({ unseen: 0, seen: 2 }).lines[1]).toBe('2 esperan respuesta: ya los vieron.');
  const said = (term: string | null) =>
    standingWords({ last: { ...last, term }, open: { unseen: 0, seen: 0 } }).lines[0];
  expect(said('Empiezo el lunes 7 de diciembre, 4 días')).toBe('$6.500 · Empiezo el lunes 7 de diciembre, 4…');
  expect(said('Voy el martes.')).toBe('$6.500 · Voy el martes.');
  expect(standingWords({ last: { ...last, term: null }, open: { unseen: 0, seen: 0 } }).lines[0]).toBe('$6.500.');
});

test('without one that was agreed it says how many wait, or that none does', () => {
  expect(standingWords({ last: null, open: { unseen: 0, seen: 1 } })).toEqual({
    value: '1 espera respuesta',
    lines: ['Ya lo vieron.', 'Te avisamos cuando te acepten un presupuesto.'],
  });
  expect(standingWords({ last: null, open: { unseen: 0, seen: 0 } }).value).toBe('Ninguno en curso');
});
