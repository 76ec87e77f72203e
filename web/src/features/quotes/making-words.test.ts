import type { SharedInquiry } from '@tero/shared/contract/inquiries';
import { expect, test } from 'vitest';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { makingWords, reachOf } from './making-words.ts';

const inquiry = (reader?: SharedInquiry['reader']) => ({ what: 'Un enchufe', reader }) as SharedInquiry;
const over = new ApiError({ code: 'link_expired', status: 410, message: '' });

test.each([
  ['no pedido', null, undefined, null, 'link'],
  ['one that asks this provider', 'a', inquiry('asked'), null, 'asked'],
  ['one that asks somebody else', 'a', inquiry(), null, 'foreign'],
  ['one that is over', 'a', undefined, over, 'foreign'],
  ['one that cannot be read now', 'a', undefined, new OfflineError(), 'unread'],
] as const)('how a quote comes to its client: %s', (_what, token, read, error, reach) => {
  expect(reachOf(token, read, error)).toBe(reach);
});

test('the button says that it sends only where it does (rule QUOTE-28)', () => {
  const labels = Object.entries(makingWords).map(([reach, { submit, arrives }]) => [reach, submit, arrives]);
  expect(labels).toEqual([
    ['link', 'Guardar y seguir', false],
    ['visit', 'Guardar y seguir', false],
    ['foreign', 'Guardar y seguir', false],
    ['asked', 'Mandar presupuesto', true],
    ['unread', 'Mandar presupuesto', true],
  ]);
  expect(makingWords.asked.note).toContain('aparece en su pedido, en Tero, apenas lo mandes.');
  expect(makingWords.unread.note).toMatch(/^Si tu cliente te pidió el presupuesto a vos por Tero, /);
});
