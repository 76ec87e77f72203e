import { describe, expect, test } from 'vitest';
import { agreementText } from './agreement.ts';
import { type QuoteContent, quoteDifferences } from './differences.ts';
import { guaranteeEnd } from './guarantee.ts';
import { quoteState, validUntil } from './state.ts';
import { quoteTotals } from './totals.ts';
import { acceptedChat, agreedText, arrangeWords, quoteChat, quoteQuestion } from './words.ts';

const works = [{ text: 'Pintar', price: 100 }];
const term = 'Voy el jueves de mañana; son 2 horas.';
const said = '«Voy el jueves de mañana; son 2 horas»';

test.each([
  ['included', 100, 0],
  ['none', 100, 0],
  ['basic', 100, 22],
  ['reduced', 100, 10],
  // a half peso goes up
  ['reduced', 5, 1],
  ['basic', 2, 0],
] as const)('%s on %i adds %i', (tax, price, tax_amount) => {
  const amounts = { works: [{ price }], materials: null, labour: null, tax };
  expect(quoteTotals(amounts)).toEqual({ subtotal: price, tax_amount, total: price + tax_amount });
});

describe('the state', () => {
  const facts = { valid_until: '2026-03-20', seen_at: null, accepted_at: null, withdrawn_at: null };
  const at = (iso: string, given: object = {}) => quoteState({ ...facts, ...given }, new Date(iso));
  const then = '2026-03-12T12:00:00.000Z';

  test('is that of the clock in Montevideo', () => {
    expect(validUntil(new Date('2026-03-11T02:59:59.999Z'))).toBe('2026-03-20');
    expect(validUntil(new Date('2026-03-11T03:00:00.000Z'))).toBe('2026-03-21');
    expect(at('2026-03-21T02:59:59.999Z')).toBe('enviado');
    expect(at('2026-03-21T03:00:00.000Z')).toBe('vencido');
  });

  test('is said by what weighs most', () => {
    expect(at(then, { seen_at: then })).toBe('visto');
    expect(at(then, { seen_at: then, withdrawn_at: then })).toBe('retirado');
    expect(at('2027-01-01T12:00:00.000Z', { accepted_at: then })).toBe('aceptado');
    expect(at('2027-01-01T12:00:00.000Z', { withdrawn_at: then })).toBe('retirado');
  });
});

test('lines that only changed places say so, and equal lines are matched one by one', () => {
  const content: QuoteContent & { valid_until: string } = {
    ...{ client_name: 'Ana', works, materials: null, labour: null, tax: 'included', term: null, conditions: null },
    valid_until: '2026-03-20',
  };
  const say = (before: QuoteContent['works'], after: QuoteContent['works']) =>
    quoteDifferences({ ...content, works: before }, { ...content, works: after });
  const [one, two] = [
    { text: 'Luz', price: 5 },
    { text: 'Toma', price: 5 },
  ];
  expect(say([one, two], [two, one])).toEqual(['Cambió el orden de los trabajos.']);
  expect(say([one, one], [one])).toEqual(['Se quitó «Luz» ($5).', 'El total pasó de $10 a $5.']);
  expect(say([one, two], [one, two])).toEqual([]);
});

test('after a quote each side begins to write what comes next', () => {
  expect(quoteQuestion(7, 'visto')).toBe('Hola, te escribo por el presupuesto n.º 7 que me mandaste por Tero.');
  expect(quoteQuestion(7, 'vencido')).toContain('¿Me lo podés renovar en Tero?');
  // by when the quote says that it would be done (rule QUOTE-33)
  expect(arrangeWords(term)).toBe(`El presupuesto dice ${said}: confirmen el día y la hora.`);
  expect(arrangeWords(null)).toBe('Ahora pónganse de acuerdo en el día y la hora.');
});

test('once it was accepted the chat of either side says so, who writes, which quote, and where it is (rule QUOTE-35)', () => {
  const url = 'https://tero.uy/presupuesto/x';
  const quote = { id: 7, total: 14640, term: null };
  const accepted = { ...quote, accepted_name: 'Ana', accepted_phone: '098765432' };
  const chat = (given: object, from: string | null) => acceptedChat({ ...accepted, ...given }, { from, url });
  expect(chat({ accepted_phone: null }, 'Beto')).toBeNull();
  expect(chat({}, 'Beto')).toMatch(/^https:\/\/wa\.me\/59898765432\?text=Hola%20Ana/);
  const textOf = (href: string | null) => decodeURIComponent(href?.split('?text=')[1] ?? '');
  expect(textOf(chat({}, 'Beto'))).toBe(
    `Hola Ana, soy Beto: vi que aceptaste mi presupuesto n.º 7, por $14.640. ¡Gracias! ¿Cuándo te queda bien que empiece?\n${url}`,
  );
  expect(textOf(chat({ term }, null))).toContain(
    `¡Gracias! Puse ${said}: ¿te queda bien así o preferís otro momento?\n`,
  );
  const agreed = { ...quote, provider_name: 'Chispa' };
  expect(agreedText(agreed, { from: 'Ana', url })).toBe(
    `Hola Chispa, soy Ana: acepté en Tero tu presupuesto n.º 7, por $14.640. ¿Cuándo podés empezar?\n${url}`,
  );
  expect(agreedText({ ...agreed, term }, { from: null, url })).toBe(
    `Hola Chispa: acepté en Tero tu presupuesto n.º 7, por $14.640. En el presupuesto dice ${said}. ¿Quedamos así?\n${url}`,
  );
  // once the work is done there is no day to arrange (rule QUOTE-54)
  const done = { at: '2026-03-12T15:00:00.000Z', side: 'client' };
  expect(textOf(chat({ term, done }, 'Beto'))).toBe(
    `Hola Ana, soy Beto: te escribo por el trabajo de mi presupuesto n.º 7, por $14.640.\n${url}`,
  );
  expect(agreedText({ ...agreed, term, done }, { from: 'Ana', url })).toBe(
    `Hola Chispa, soy Ana: te escribo por el trabajo de tu presupuesto n.º 7, por $14.640.\n${url}`,
  );
});

test('the chat is with the client where a phone was written', () => {
  const sent = { client_name: 'Ana', client_phone: '099123456', total: 14640, valid_until: '2026-03-20' };
  const url = 'https://tero.uy/presupuesto/x';
  expect(quoteChat(sent, url)).toBe(
    `https://wa.me/59899123456?text=${encodeURIComponent(`Hola Ana, te paso el presupuesto por $14.640:\n${url}\nPodés aceptarlo ahí mismo, hasta el 20 de marzo de 2026 inclusive.`)}`,
  );
  expect(quoteChat({ ...sent, client_phone: null }, url)).toContain('https://wa.me/?text=Hola');
});

describe('a guarantee (rule QUOTE-57)', () => {
  const content: QuoteContent & { valid_until: string } = {
    ...{ client_name: 'Ana', works, materials: null, labour: null, tax: 'included', term: null, conditions: null },
    valid_until: '2026-03-20',
  };
  const textWith = (given: object) =>
    agreementText({
      ...{ ...content, id: 7, version_number: 1, provider_id: 3, provider_name: 'Chispa' },
      ...{ accepted_name: 'Ana', accepted_phone: '098765432', accepted_at: '2026-03-12T15:00:00.000Z', ...given },
    });

  test('is one line of the accepted text, which without one is that of before, to the letter', () => {
    const without = [
      'Presupuesto n.º 7, versión 1, hecho y aceptado en Tero',
      'Proveedor: Chispa, con el perfil n.º 3 en Tero',
      'Para: Ana',
      'Trabajos:',
      '1. Pintar: $100',
      'Materiales: sin cargo aparte',
      'Mano de obra: sin cargo aparte',
      'Subtotal: $100',
      'Impuestos: IVA incluido',
      'Total: $100 (pesos uruguayos)',
      'Plazo: sin plazo escrito',
      'Condiciones: ninguna escrita',
      'Válido hasta: 20 de marzo de 2026 inclusive',
      'Aceptado por: Ana, celular terminado en 432, confirmado con un código por SMS',
      'Aceptado el: 12/03/2026, 12:00, hora de Montevideo',
    ];
    expect([textWith({}), textWith({ guarantee_days: null })]).toEqual([without.join('\n'), without.join('\n')]);
    const line = 'Garantía: 90 días desde que el trabajo está hecho';
    expect(textWith({ guarantee_days: 90 })).toBe([...without.slice(0, 12), line, ...without.slice(12)].join('\n'));
  });

  test('is told where a version changes it, and ends by the days of Montevideo', () => {
    const say = (before: number | null | undefined, after: number | null) =>
      quoteDifferences({ ...content, guarantee_days: before }, { ...content, guarantee_days: after });
    expect(say(undefined, null)).toEqual([]);
    expect(say(undefined, 1)).toEqual(['Garantía: antes nada, ahora «1 día desde que el trabajo está hecho».']);
    expect(say(1, null)).toHaveLength(1);
    // still the 11th in Montevideo
    expect(guaranteeEnd(90, '2026-03-12T02:59:59.999Z')).toBe('09/06/2026');
  });
});
