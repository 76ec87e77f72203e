import type { Quote } from '@tero/shared/contract/quotes';
import { expect, test } from 'vitest';
import { doneWords, savedNote, savedState, standingOf } from './state-words.ts';

const quote = { version_number: 1, valid_until: '2026-03-20', seen_at: null } as Quote;
const answer = { ...quote, arrived: true, told: true };

test('a quote that answers a pedido has arrived before its link is handed over; another has not (rules QUOTE-22 and QUOTE-28)', () => {
  const own = standingOf(quote, 'enviado', false);
  expect([own.label, own.isToSend]).toEqual(['Listo para mandar', true]);
  expect(own.text).toContain('Tu cliente todavía no lo recibió. Mandalo por WhatsApp.');
  const sent = standingOf(answer, 'enviado', false);
  expect([sent.label, sent.isToSend]).toEqual(['Enviado', true]);
  expect(sent.text).toMatch(
    /^Tu cliente ya lo tiene en su pedido, en Tero, y le avisamos\. Mandáselo también por WhatsApp\./,
  );
  // of what is over the number of a day, or from before it was kept
  const untold = standingOf({ ...answer, told: false }, 'enviado', false);
  expect(untold.text).toMatch(/^Tu cliente ya lo tiene en su pedido, en Tero\. Mandáselo también por WhatsApp\./);
  const changed = standingOf({ ...answer, version_number: 2 }, 'enviado', false);
  expect(changed.text).toMatch(/^Tu cliente ya tiene el cambio en su pedido, en Tero, y le avisamos\./);
});

test('once it was handed over it waits to be opened', () => {
  for (const one of [quote, answer]) {
    const { label, text, isToSend } = standingOf(one, 'enviado', true);
    expect([label, isToSend]).toEqual(['Enviado', false]);
    expect(text).toMatch(/^Tu cliente todavía no lo abrió\./);
  }
});

test('what saving came to stays with the quote until it is sent, or is another one (rule QUOTE-51)', () => {
  const changed = { ...answer, id: 7, version_number: 2, accepted_at: null, withdrawn_at: null } as Quote;
  const said = (before?: number) => savedNote(changed, savedState(changed, before).saved, false);
  expect(said(1)).toBe('Guardamos la versión 2.');
  expect(said(2)).toBe('No hay cambios. Sigue la versión 2.');
  expect(said()).toBe('Mandado.');
  const { saved } = savedState(changed, 1);
  expect(savedNote(changed, saved, true)).toBeNull();
  expect(savedNote({ ...changed, version_number: 3 }, saved, false)).toBeNull();
  expect(savedNote({ ...changed, id: 8 }, saved, false)).toBeNull();
  expect(savedNote({ ...changed, accepted_at: '2026-03-10T15:00:00.000Z' }, saved, false)).toBeNull();
});

test('the version of one that was changed and is on its way stands before how it stands', () => {
  const versionOf = (state: 'visto' | 'aceptado') => standingOf({ ...quote, version_number: 2 }, state, true).version;
  expect([versionOf('visto'), versionOf('aceptado')]).toEqual(['Versión 2.', '']);
});

test('who said that the work is done is told to each side, and to anybody with the link (rule QUOTE-54)', () => {
  const at = '2026-03-10T15:00:00.000Z';
  const words = (side: 'client' | 'provider') =>
    (['client', 'provider', null] as const).map((reader) => doneWords({ at, side }, reader, 'Chispa'));
  const rest = 'el 10/03/2026 a las 12:00 que el trabajo está hecho.';
  expect(words('client')).toEqual([`Dijiste ${rest}`, `Tu cliente dijo ${rest}`, `Quien lo aceptó dijo ${rest}`]);
  expect(words('provider')).toEqual([`Chispa dijo ${rest}`, `Dijiste ${rest}`, `Chispa dijo ${rest}`]);
  expect(doneWords({ at, side: 'provider' }, null, null)).toBe(`El proveedor dijo ${rest}`);
});
