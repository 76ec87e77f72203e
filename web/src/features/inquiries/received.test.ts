import type { ReceivedInquiry } from '@tero/shared/contract/inquiries';
import { expect, test } from 'vitest';
import { receivedWords, unanswered } from './received.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const asked = { id: 1, what: 'Una canilla', place: 'Pocitos', timing: 'hoy', path: '/pedido/a', photos: 0 };
const fresh: ReceivedInquiry = { ...asked, asked_at: '2026-03-09T15:00:00.000Z', until: '2026-04-08', own_quotes: [] };
const quote = { path: '/presupuesto/a', state: 'enviado', total: 12_000 } as const;

test.each([
  ['Todavía no le hiciste un presupuesto', {}],
  ['Le hiciste un presupuesto por $12.000', { own_quotes: [quote] }],
  ['Le hiciste un presupuesto por $12.000, y venció', { own_quotes: [{ ...quote, state: 'vencido' }] }],
  ['Aceptaron tu presupuesto', { is_solved: true, own_quotes: [quote, { ...quote, state: 'aceptado' }] }],
  ['Este pedido ya está resuelto', { is_solved: true, own_quotes: [quote] }],
  ['Este pedido venció', { until: '2026-03-09' }],
] as const)('a received pedido says %s (rule ASK-47)', (words, given) => {
  const inquiry = { ...fresh, ...given } as ReceivedInquiry;
  expect(receivedWords(inquiry, now).words).toBe(words);
});

test('what waits for a quote is the next step for 3 days (rule ASK-49)', () => {
  const old = { ...fresh, asked_at: '2026-03-07T14:59:00.000Z' };
  const made: ReceivedInquiry = { ...fresh, own_quotes: [quote] };
  expect(unanswered([fresh, old, made, { ...fresh, is_solved: true }], now)).toEqual([fresh]);
});
