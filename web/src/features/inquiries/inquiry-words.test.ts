import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { expect, test } from 'vitest';
import {
  agreedWith,
  answeredFirst,
  answeredWords,
  answersWords,
  askedAllWords,
  earlierQuoteWords,
  missingWords,
  questionWords,
  quoteWords,
  standingOf,
  toDecideFirst,
} from './inquiry-words.ts';

const asked = (asked_at: string | null, given: Partial<InquiryRecipient> = {}) =>
  ({ asked_at, answer: null, is_open: true, ...given }) as InquiryRecipient;
// noon in Montevideo
const now = new Date('2026-03-10T15:00:00.000Z');

test('a pedido says when one will be asked whether they responded, and nothing once that is past', () => {
  const say = (...recipients: InquiryRecipient[]) => questionWords({ recipients }, now);
  expect(say(asked('2026-03-10T14:00:00.000Z'))).toBe('Mañana te vamos a preguntar si te respondió.');
  expect(say(asked('2026-03-10T14:00:00.000Z'), asked('2026-03-09T15:30:00.000Z'))).toBe(
    'Hoy te vamos a preguntar si te respondieron.',
  );
  expect(say(asked('2026-03-11T02:00:00.000Z'))).toBe('Pasado mañana te vamos a preguntar si te respondió.');
  expect(say(asked(null), asked('2026-03-08T15:00:00.000Z'))).toBe('');
  const answer = { outcome: null, minutes: null };
  expect(say(asked('2026-03-10T14:00:00.000Z', { answer }))).toBe('');
  expect(say(asked('2026-03-10T14:00:00.000Z', { is_open: false }))).toBe('');
  expect(say(asked('2026-03-10T14:00:00.000Z', { pause: { until: '2026-03-20', note: null } }))).toBe('');
});

test('that all were written to is said where it is so, and not of whom one cannot write to any more', () => {
  const at = '2026-03-10T14:00:00.000Z';
  const say = (...recipients: InquiryRecipient[]) => askedAllWords({ recipients });
  expect(say(asked(at), asked(at), asked(at))).toBe('Ya les escribiste a los 3.');
  expect(say(asked(at), asked(at), asked(null, { is_open: false }))).toBe('');
  expect(say(asked(null, { is_open: false }), asked(null, { is_open: false }))).toBe('');
  expect(say(asked(at))).toBe('');
  const quote = { path: '/presupuesto/abc', state: 'aceptado', total: 6283 } as const;
  expect(say(asked(at, { quote }), asked(at))).toBe('');
});

test('who made a quote has responded, and is not asked about (rule ASK-8)', () => {
  const quote = { path: '/presupuesto/abc', state: 'visto', total: 6283 } as const;
  const recipients = [asked('2026-03-10T14:00:00.000Z', { quote }), asked(null)];
  expect(questionWords({ recipients }, now)).toBe('');
  expect(standingOf({ recipients })).toBe('Le escribiste a 1 de 2. Te respondió 1 proveedor.');
  const other = asked('2026-03-10T14:00:00.000Z');
  expect(questionWords({ recipients: [...recipients, other] }, now)).toBe(
    'Mañana te vamos a preguntar si te respondió el otro proveedor.',
  );
  expect(questionWords({ recipients: [...recipients, other, other] }, now)).toBe(
    'Mañana te vamos a preguntar si te respondieron los otros 2 proveedores.',
  );
  expect(quoteWords({ state: 'enviado' })).toBe('¡Te llegó su presupuesto!');
  expect(quoteWords({ state: 'visto' })).toBe('Te hizo un presupuesto');
  expect(quoteWords({ state: 'aceptado' })).toBe('Presupuesto aceptado');
  expect(quoteWords({ state: 'vencido' })).toBe('Su presupuesto venció');
});

test('once a quote was accepted a pedido says what comes next, and asks no more (rule ASK-22)', () => {
  const quote = { path: '/presupuesto/abc', state: 'aceptado', total: 6283 } as const;
  const other = asked('2026-03-10T14:00:00.000Z', { provider_name: 'Beto' });
  const toDecide = asked(null, { quote: { ...quote, state: 'visto' } });
  const agreed = asked('2026-03-10T14:00:00.000Z', { provider_name: 'Ana', quote });
  const recipients = [other, toDecide, agreed];
  expect(standingOf({ recipients })).toBe('Arreglaste con Ana. Pónganse de acuerdo en el día y la hora.');
  // what another phone accepted solves nothing (rule ASK-27)
  const foreign = { ...quote, is_agreed: false };
  expect(standingOf({ recipients: [other, { ...agreed, quote: foreign }] })).toBe(
    'Le escribiste a 2 de 2. Te respondió 1 proveedor.',
  );
  expect([quoteWords(foreign), quoteWords({ ...quote, is_agreed: true })]).toEqual([
    'Lo aceptó otra persona',
    'Presupuesto aceptado',
  ]);
  expect(earlierQuoteWords(foreign)).toBe('Otra persona aceptó un presupuesto anterior · $6.283');
  // by when the quote says that it would be done (rule QUOTE-33)
  const term = 'Voy el jueves de mañana.';
  expect(standingOf({ recipients: [other, { ...agreed, quote: { ...quote, term } }] })).toBe(
    'Arreglaste con Ana. El presupuesto dice «Voy el jueves de mañana»: confirmen el día y la hora.',
  );
  expect(standingOf({ recipients: [other, { ...agreed, quote: { ...quote, term, is_done: true } }] })).toBe(
    'Arreglaste con Ana. El trabajo está hecho.',
  );
  expect(questionWords({ recipients }, now)).toBe('');
  expect(answeredFirst(recipients)[0]).toBe(agreed);
  const pedido = (id: number, ...of: InquiryRecipient[]) => ({ id, recipients: of }) as Inquiry;
  expect(toDecideFirst([pedido(2, ...recipients), pedido(1, toDecide)]).map(({ id }) => id)).toEqual([1, 2]);
  // also for an earlier quote
  const earlier = asked(null, { quote: { ...quote, state: 'visto' }, earlier_quotes: [quote] });
  expect(agreedWith({ recipients: [other, earlier] })).toBe(earlier);
});

test('where answers come is said once a chat was opened (rule ASK-21)', () => {
  expect(answersWords({ recipients: [asked(null)] })).toBe('');
  expect(answersWords({ recipients: [asked(null), asked('2026-03-10T14:00:00.000Z')] })).toBe(
    'Te responden por WhatsApp. Si te hacen un presupuesto por escrito, aparece acá y te avisamos.',
  );
});

test('of more than one quote the earlier are told too, and a provider reads what it made already (rules ASK-8 and QUOTE-24)', () => {
  const quote = { path: '/presupuesto/abc', state: 'visto', total: 5300 } as const;
  expect(earlierQuoteWords(quote)).toBe('Presupuesto anterior · $5.300');
  expect(earlierQuoteWords({ ...quote, state: 'aceptado' })).toBe('Aceptaste un presupuesto anterior · $5.300');
  expect(earlierQuoteWords({ ...quote, state: 'vencido' })).toBe('Un presupuesto anterior venció · $5.300');
  expect(answeredWords([])).toBe('');
  expect(answeredWords([quote])).toBe('Ya le hiciste un presupuesto por $5.300.');
  expect(answeredWords([{ ...quote, state: 'aceptado' }])).toBe(
    'Ya le hiciste un presupuesto por $5.300, y está aceptado.',
  );
  expect(answeredWords([{ ...quote, state: 'vencido' }, quote])).toBe(
    'Ya le hiciste 2 presupuestos, el último por $5.300, y venció.',
  );
});

test('who is still to be written to is told by name', () => {
  const named = (...names: string[]) => names.map((provider_name) => ({ provider_name }));
  expect(missingWords(named('Ana'))).toBe('Te falta escribirle a Ana.');
  expect(missingWords(named('Pérez S.R.L.'))).toBe('Te falta escribirle a Pérez S.R.L.');
  expect(missingWords(named('Ana', 'Beto'))).toBe('Te falta escribirles a 2: Ana y Beto.');
});

test('what came stands first: of a pedido who answered, of all the one with a quote to decide on (rule ASK-8)', () => {
  const quoted = (state?: 'enviado' | 'visto' | 'aceptado' | 'vencido') =>
    asked(null, { provider_name: state ?? 'nada', ...(state && { quote: { path: '/p', state, total: 1 } }) });
  const names = (recipients: readonly InquiryRecipient[]) => recipients.map(({ provider_name }) => provider_name);
  const whole = [quoted(), quoted('vencido'), quoted('visto'), quoted(), quoted('enviado')];
  expect(names(answeredFirst(whole))).toEqual(['visto', 'enviado', 'vencido', 'nada', 'nada']);
  const pedido = (id: number, ...recipients: InquiryRecipient[]) => ({ id, recipients }) as Inquiry;
  const list = [pedido(5, quoted()), pedido(4, quoted('aceptado')), pedido(3, quoted(), quoted('visto')), pedido(2)];
  expect(toDecideFirst(list).map(({ id }) => id)).toEqual([3, 5, 4, 2]);
});
