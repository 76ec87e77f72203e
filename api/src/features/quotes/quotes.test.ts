// @module-tag postgres

import { limits } from '@tero/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { forgetOldQuotes } from './retention.ts';

const h = await startHarness();
const { make, change, withdraw, list, read, see, agree } = quoteCalls(h);

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const made = async (as: Person, body: object = {}) => {
  const response = await make(as, body);
  expect(response.status).toBe(201);
  return response.body.quote;
};

describe('making a quote', () => {
  test('needs what publishing needs (rule QUOTE-1)', async () => {
    expect((await make(null)).status).toBe(401);
    expect((await make(await createClient(h))).status).toBe(403);
    expect((await make(await createProvider(h))).body.code).toBe('requires_subscription');
    expect((await make(await createProvider(h, { entitled: true }))).body.code).toBe('profile_incomplete');
  });

  test('adds up by its lines alone, whatever the body says (rule QUOTE-5)', async () => {
    const quote = await made(await createPublisher(h), { total: 1, subtotal: 1, state: 'aceptado', provider_id: 1 });
    expect(quote).toMatchObject({
      ...{ subtotal: 12_000, tax_amount: 2640, total: 14_640, state: 'enviado', version_number: 1, changes: [] },
      ...{ client_name: 'Ana Pérez', client_phone: '099123456', materials: 2000, labour: 500, validity_days: 10 },
      ...{
        works: [
          { text: 'Cambiar el tablero', price: 8000 },
          { text: 'Dos tomas nuevas', price: 1500 },
        ],
      },
      ...{ valid_until: '2026-03-20', seen_at: null, accepted_at: null, fingerprint: null },
    });
    expect(quote.path).toMatch(/^\/presupuesto\/[\w-]{43}$/);
  });

  test('prices with centésimos are rounded first (rule QUOTE-5)', async () => {
    const works = [{ text: 'Cambiar el tablero', price: '1.500,50' }];
    const quote = await made(await createPublisher(h), { works, materials: 99.4, labour: '', tax: 'included' });
    expect(quote).toMatchObject({ works: [{ price: 1501 }], materials: 99, subtotal: 1600, total: 1600 });
  });

  test.each([
    ['client_name', { client_name: ' ' }, 'Escribí para quién es'],
    ['client_phone', { client_phone: '2400 1234' }, 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    ['works', { works: [] }, 'Escribí al menos un trabajo'],
    ['works.0.text', { works: [{ text: '', price: 10 }] }, 'Escribí qué trabajo es'],
    [
      'works.0.price',
      { works: [{ text: 'Algo', price: 'doce' }] },
      'Escribí el precio en pesos enteros, por ejemplo 1.500',
    ],
    [
      'works.0.price',
      { works: [{ text: 'Algo', price: '' }] },
      'Escribí el precio en pesos enteros, por ejemplo 1.500',
    ],
    ['materials', { materials: -1 }, 'Escribí el precio en pesos enteros, por ejemplo 1.500'],
    ['tax', { tax: 'mucho' }, 'Elegí si el precio tiene IVA'],
    ['validity_days', { validity_days: '91' }, 'Escribí cuántos días vale el presupuesto, de 1 a 90'],
  ])('says what is wrong with %s', async (field, body, message) => {
    const response = await make(await createPublisher(h), body);
    expect([response.status, response.body.errors?.[field]]).toEqual([400, message]);
  });

  test('is done once under one key, and is another one under another', async () => {
    const provider = await createPublisher(h);
    const [one, again] = [
      await make(provider, {}, { 'idempotency-key': 'la-clave-uno' }),
      await make(provider, {}, { 'idempotency-key': 'la-clave-uno' }),
    ];
    expect(again.body.quote).toEqual(one.body.quote);
    await make(provider, {}, { 'idempotency-key': 'la-clave-dos' });
    expect(await list(provider)).toHaveLength(2);
  });
});

describe('a quote by the clock of Montevideo (rules QUOTE-8 and QUOTE-9)', () => {
  test('holds to the end of the tenth day and not on the eleventh', async () => {
    // sent on the 10th at 23:30 in Montevideo: the 11th in UTC
    h.clock.set('2026-03-11T02:30:00.000Z');
    const provider = await createPublisher(h);
    const quote = await made(provider);
    const stateAt = async (iso: string) => {
      h.clock.set(iso);
      return (await read(quote)).body.quote.state;
    };
    expect(quote.valid_until).toBe('2026-03-20');
    expect(await stateAt('2026-03-21T02:59:59.999Z')).toBe('enviado');
    expect(await stateAt('2026-03-21T03:00:00.000Z')).toBe('vencido');
  });

  test('is seen once opened by somebody else, whoever made it told once a version', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    await see(quote, provider);
    expect((await read(quote)).body.quote.state).toBe('enviado');
    for (let at = 0; at < 2; at += 1) expect((await see(quote)).status).toBe(200);
    expect((await list(provider))[0]).toMatchObject({ state: 'visto', seen_at: h.clock.now().toISOString() });
    expect(await noticesOf(provider)).toEqual(['Ana Pérez abrió tu presupuesto: Es el de $14.640.']);
    const newer = (await change(provider, quote.id, { term: 'Dos días' })).body.quote;
    expect(newer.state).toBe('enviado');
    // the page of the old version was still open
    await see(quote);
    expect((await list(provider))[0]?.state).toBe('enviado');
    await see(newer);
    expect(await noticesOf(provider)).toHaveLength(2);
  });

  test('is withdrawn, twice as once, and not changed any more', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    for (let at = 0; at < 2; at += 1) expect((await withdraw(provider, quote.id)).status).toBe(200);
    expect((await read(quote)).body.quote.state).toBe('retirado');
    expect((await change(provider, quote.id)).body.code).toBe('quote_closed');
    await see(quote);
    expect(await noticesOf(provider)).toEqual([]);
  });
});

async function noticesOf({ id }: Person): Promise<string[]> {
  const rows = h.deps.db.selectFrom('notifications').select(['title', 'message']).where('account_id', '=', id);
  return (await rows.orderBy('id').execute()).map(({ title, message }) => `${title}: ${message}`);
}

describe('a change', () => {
  test('is a new version that says in words what it changes', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    h.clock.set('2026-03-12T15:00:00.000Z');
    const works = [
      { text: 'Cambiar el tablero', price: 9000 },
      { text: 'Una luz', price: 700 },
    ];
    const { body } = await change(provider, quote.id, { works, materials: '', tax: 'included', conditions: '' });
    expect(body.quote.version_number).toBe(2);
    expect(body.quote.changes).toEqual([
      '«Cambiar el tablero» pasó de $8.000 a $9.000.',
      'Se agregó «Una luz» por $700.',
      'Se quitó «Dos tomas nuevas» ($1.500).',
      'Materiales: antes $2.000, ahora sin cargo aparte.',
      'Impuestos: antes «Más IVA (22%)», ahora «IVA incluido».',
      'El total pasó de $14.640 a $10.200.',
      'Condiciones: antes «Mitad al empezar.\nAceptado por: nadie», ahora nada.',
      'Ahora vale hasta el 22 de marzo de 2026 (antes, hasta el 20 de marzo de 2026).',
    ]);
    expect((await read(quote)).body.quote.written?.changes).toEqual(body.quote.changes);
  });

  test('that changes nothing is no version while it holds, and renews it afterwards', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    expect((await change(provider, quote.id)).body.quote.version_number).toBe(1);
    expect((await change(provider, quote.id, { client_phone: '091 111 111' })).body.quote).toMatchObject({
      version_number: 1,
      client_phone: '091111111',
    });
    h.clock.set('2026-03-21T15:00:00.000Z');
    expect((await change(provider, quote.id)).body.quote).toMatchObject({
      ...{ version_number: 2, state: 'enviado', valid_until: '2026-03-31' },
    });
  });

  test('has an end', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    for (let at = 1; at < limits.quoteVersions; at += 1) await change(provider, quote.id, { term: `${at} días` });
    expect((await change(provider, quote.id, { term: 'otro' })).body.code).toBe('quota_exceeded');
  });
});

describe('by its link', () => {
  test('anybody reads it without any phone, and search engines are told to leave it', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    const { status, body } = await read(quote);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/099123456|phone/);
    expect(body.quote.provider).toEqual({
      id: provider.id,
      name: 'Chispa Oriental',
      is_verified: false,
      is_reviewed: false,
    });
    expect([body.quote.is_own, (await read(quote, provider)).body.quote.is_own]).toEqual([false, true]);
    const page = await h.app.inject(quote.path);
    expect(page.body).not.toContain('Ana');
  });

  test('a guessed token opens nothing', async () => {
    await made(await createPublisher(h));
    for (const token of ['A'.repeat(43), `${'A'.repeat(42)}%00`, 'corto']) {
      expect((await h.call('GET', `/api/quotes/link/${token}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await h.call('GET', `/api/quotes/link/${'A'.repeat(43)}`)).status).toBe(404);
  });

  test('one of a provider out of sight is gone until it is back', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    const suspend = (suspended_at: string | null) =>
      h.deps.db.updateTable('accounts').set({ suspended_at }).where('id', '=', provider.id).execute();
    await suspend(h.clock.now().toISOString());
    expect((await read(quote)).status).toBe(404);
    await suspend(null);
    expect((await read(quote)).status).toBe(200);
  });
});

test('old ones are forgotten, what was agreed much later (rule QUOTE-21)', async () => {
  const provider = await createPublisher(h);
  const [old, agreed] = [await made(provider), await made(provider)];
  expect((await agree(agreed)).status).toBe(200);
  const left = async () =>
    (await h.deps.db.selectFrom('quotes').select('id').where('provider_id', '=', provider.id).execute()).map(
      ({ id }) => id,
    );
  h.clock.set('2027-03-20T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await left()).toEqual([old.id, agreed.id]);
  h.clock.set('2027-03-21T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await left()).toEqual([agreed.id]);
  h.clock.set('2031-03-10T15:00:00.001Z');
  await forgetOldQuotes(h.deps);
  expect(await left()).toEqual([]);
});

test('of several at once as many get in as there is room for', async () => {
  const provider = await createPublisher(h);
  await expectRoomForOne({
    most: limits.quotesOpen,
    fill: async () => {
      for (const client_name of times(limits.quotesOpen - 1, (place) => `Ana ${place}`)) {
        await made(provider, { client_name });
      }
    },
    attempt: (place) => make(provider, { client_name: `Otra ${place}` }),
    rows: h.deps.db.selectFrom('quotes').select('id').where('provider_id', '=', provider.id),
  });
});
