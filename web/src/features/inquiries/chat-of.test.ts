import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatOf, resolvedChatOf } from './chat-of.ts';

const recipient = (given: Partial<InquiryRecipient> = {}) =>
  ({
    phone: '099123456',
    provider_name: 'Chispa',
    service_title: 'Enchufes',
    is_open: true,
    ...given,
  }) as InquiryRecipient;
const inquiry = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy', path: null, photos_path: null };
const pedido = { ...inquiry, recipients: [recipient()] } as Inquiry;
const from = 'Ana';
const [first, again] = [
  { isAsked: false, from },
  { isAsked: true, from },
];
const textOf = (chat: string | null) => new URL(chat ?? '').searchParams.get('text');
const quote = { id: 7, path: '/presupuesto/a', state: 'aceptado', total: 1 } as const;

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://tero.uy' } }));
afterEach(() => vi.unstubAllGlobals());

test('the whole text is in the first chat alone: the same chat goes on as it was left (rule ASK-21)', () => {
  expect(textOf(chatOf(pedido, recipient(), first))).toContain('Qué necesito: Cambiar un enchufe');
  expect(chatOf(pedido, recipient(), again)).toBe('https://wa.me/59899123456');
  expect(chatOf(pedido, recipient({ is_open: false }), again)).toBeNull();
  expect(chatOf(pedido, recipient({ phone: null }), again)).toBeNull();
});

test('whose quote was accepted is asked when to begin, the others are told that they are not needed (rule ASK-22)', () => {
  expect(textOf(chatOf(pedido, recipient({ quote }), again))).toBe(
    'Hola Chispa, soy Ana: acepté en Tero tu presupuesto n.º 7, por $1. ¿Cuándo podés empezar?\nhttps://tero.uy/presupuesto/a',
  );
  expect(textOf(chatOf(pedido, recipient({ quote: { ...quote, is_done: true } }), again))).toBe(
    'Hola Chispa, soy Ana: te escribo por el trabajo de tu presupuesto n.º 7, por $1.\nhttps://tero.uy/presupuesto/a',
  );
  // a quote of a list that the device kept from before
  const { id: _, ...before } = quote;
  expect(chatOf(pedido, recipient({ quote: before }), again)).toBe('https://wa.me/59899123456');
  expect(textOf(resolvedChatOf(pedido, recipient()))).toContain('«Cambiar un enchufe». Ya lo resolví');
  expect(resolvedChatOf(pedido, recipient({ is_open: false }))).toBeNull();
});

test('who quoted or responded already is thanked for that, and not told to pass no quote (rule ASK-35)', () => {
  const told = (given: Partial<InquiryRecipient>) => textOf(resolvedChatOf(pedido, recipient(given)));
  expect(told({})).toContain('así que no hace falta que me pases presupuesto.');
  expect(told({ answer: { outcome: 'silent', minutes: null } })).toContain('no hace falta');
  const begin = 'Hola, te había escrito desde Tero por esto: «Cambiar un enchufe».';
  expect(told({ quote: { ...quote, state: 'visto' } })).toBe(
    `${begin} Gracias por el presupuesto. Ya lo resolví con otra persona.`,
  );
  expect(told({ answer: { outcome: 'responded', minutes: 30 } })).toBe(
    `${begin} Gracias por responderme. Ya lo resolví con otra persona.`,
  );
});
