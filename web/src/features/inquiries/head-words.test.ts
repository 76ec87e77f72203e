import type { InquiryQuote } from '@tero/shared/contract/inquiries';
import { expect, test } from 'vitest';
import { headWords } from './head-words.ts';

const quote: InquiryQuote = { path: '/presupuesto/a', state: 'visto', total: 5300 };

test('a pedido that is solved says so to all, and to whose quote was accepted that it is theirs (rule QUOTE-32)', () => {
  const titleOf = (given: Partial<Parameters<typeof headWords>[0]>) =>
    headWords({ reader: 'asked', isSolved: false, made: [], ...given }).title;
  expect([titleOf({}), titleOf({ reader: undefined })]).toEqual(Array(2).fill('Te piden un presupuesto'));
  for (const reader of ['asked', 'writer', undefined] as const) {
    expect(titleOf({ reader, isSolved: true })).toBe('Este pedido ya está resuelto');
  }
  expect(titleOf({ isSolved: true, made: [quote] })).toBe('Este pedido ya está resuelto');
  expect(titleOf({ isSolved: true, made: [quote, { ...quote, state: 'aceptado' }] })).toBe('Aceptaron tu presupuesto');
});

test('a provider reads nothing to arrange of a work that is done (rule QUOTE-54)', () => {
  const accepted = { ...quote, state: 'aceptado', is_done: true } as const;
  expect(headWords({ reader: 'asked', isSolved: true, made: [accepted] }).lead).toBe('El trabajo está hecho.');
});

test('who wrote it reads what those whom it asks read (rule ASK-19)', () => {
  const read = { isSolved: false, made: [] };
  expect(headWords({ reader: 'writer', ...read })).toEqual(headWords({ reader: 'asked', ...read }));
  expect(headWords({ reader: undefined, ...read }).lead).not.toBe(headWords({ reader: 'asked', ...read }).lead);
});

test('only a provider whom a pedido asks reads that it is for it', () => {
  const read = { isSolved: false, made: [] };
  expect(headWords({ reader: 'asked', ...read }).lead).toBe(
    'Te lo pide una persona que encontró tu servicio en Tero. Su nombre está en el chat de WhatsApp por el que te llegó el pedido.',
  );
  expect(headWords({ reader: undefined, ...read }).lead).toBe(
    'Es un pedido para proveedores, de una persona que los encontró en Tero.',
  );
});
