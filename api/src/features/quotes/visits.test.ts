// @module-tag postgres
import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@tero/shared/contract/inquiries';
import { quoteLedger } from '@tero/shared/rules/quotes/ledger';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls } from '../../../test/citas.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, change, read, list, see, askCode, newestCode, accept, agree, done } = quoteCalls(h);
const { propose, confirm } = citaCalls(h);

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await db.deleteFrom('phone_codes').execute();
});

const free = [{ text: 'Visita para ver el trabajo', price: '0' }];
const visit = { works: free, materials: '', labour: '', tax: 'included', term: '', conditions: '', is_visit: true };
const visiting = async (as: Person, body: object = {}) => {
  const { status, body: made } = await make(as, { ...visit, ...body });
  expect(status).toBe(201);
  return made.quote;
};
const noticesOf = async ({ id }: Person) => {
  const query = db.selectFrom('notifications').select(['title', 'message']).where('account_id', '=', id);
  return (await query.where('type', 'like', 'quote%').orderBy('id').execute()).map(
    ({ title, message }) => `${title}. ${message}`,
  );
};

test('one without a price is accepted and has a cita, and no text says $0 (rule QUOTE-60)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const quote = await visiting(provider);
  expect(quote).toMatchObject({ total: 0, is_visit: true });
  expect((await read(quote)).body.quote).toMatchObject({ is_visit: true, written: { total: 0 } });
  await see(quote);
  await askCode(quote);
  const [{ text } = { text: '' }] = (await h.call('GET', '/api/dev/sms')).body as unknown as { text: string }[];
  expect(text).toContain('es tu código para aceptar la visita de Chispa Oriental sin costo.');
  const accepted = await accept(quote, { code: await newestCode(), as: client });
  const { agreement } = accepted.body.quote;
  expect(agreement?.text).toContain('\nEs para ver el trabajo: no acuerda ningún trabajo\n');
  expect(agreement?.text).toContain('\n1. Visita para ver el trabajo: sin costo\n');
  expect(agreement?.text).toContain('\nTotal: sin costo\n');
  expect(await noticesOf(provider)).toEqual([
    'Ana Pérez abrió tu visita. Es sin costo.',
    'Ana Pérez aceptó tu visita. Es sin costo. Coordinen el día y la hora.',
  ]);
  expect(await noticesOf(client)).toEqual([
    'Aceptaste la visita. Es de Chispa Oriental, sin costo. Coordinen el día y la hora.',
  ]);
  const mails = await db.selectFrom('outbox').select('payload').execute();
  expect([agreement?.text, text, ...mails.map(({ payload }) => payload)].join()).not.toMatch(/\$ ?0\b/);
  expect((await propose(quote, provider)).status).toBe(200);
  expect((await confirm(quote, client)).body.quote.cita?.state).toBe('confirmed');
});

test('a price below 0 is refused, and a price of 0 goes with any quote (rule QUOTE-4)', async () => {
  const provider = await createPublisher(h);
  const negative = await make(provider, { ...visit, works: [{ text: 'Visita', price: -1 }] });
  const message = 'Escribí el precio en pesos enteros, por ejemplo 1.500';
  expect([negative.status, negative.body.errors?.['works.0.price']]).toEqual([400, message]);
  expect((await make(provider, { ...visit, is_visit: 'sí' })).body.errors?.is_visit).toBe('Decí si es una visita');
  const { quote } = (await make(provider, { ...visit, is_visit: undefined })).body;
  expect(quote).toMatchObject({ total: 0, is_visit: false });
  const changed = (await change(provider, quote.id, { ...visit, works: [{ text: 'Pintar', price: 900 }] })).body.quote;
  // what it is of does not change
  expect(changed.is_visit).toBe(false);
  expect(changed.changes).toContain('El total era sin costo y ahora es $900.');
  expect(changed.changes).toContain('Se quitó «Visita para ver el trabajo» (sin costo).');
});

test('one with a price has no work that is done, so it marks no review (rules QUOTE-18 and QUOTE-60)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const quote = await visiting(provider, { works: [{ text: 'Visita', price: 500 }] });
  expect((await agree(quote, { as: client })).status).toBe(200);
  for (const one of [provider, client]) {
    const { status, body } = await done(quote, one);
    expect([status, body.message]).toEqual([409, 'Es una visita. El trabajo va en un presupuesto aparte.']);
  }
  expect((await list(provider))[0]?.done).toBeNull();
  // nor is it the last agreement on the start page (rule QUOTE-50)
  expect((await h.call('GET', '/api/quotes/agreed', { as: provider.token })).body).toMatchObject({ last: null });
  expect((await noticesOf(provider))[0]).toContain('Es la de $500.');
});

test('one answers no pedido, and accepting it solves none (rules ASK-27 and QUOTE-60)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const { id } = await createService(h, provider);
  const body = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy', service_ids: [id] };
  const headers = { 'idempotency-key': randomUUID() };
  await h.call('POST', '/api/inquiries', { as: client.token, body, headers });
  const inquiries = async () =>
    (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: client.token })).body.inquiries;
  const path = (await inquiries())[0]?.path ?? '';
  h.clock.advance(60_000);
  const quote = await visiting(provider, { inquiry_token: path.replace('/pedido/', '') });
  expect(quote.arrived).toBe(false);
  const accepted = (await agree(quote, { as: client })).body.quote;
  expect([accepted.is_accepter, accepted.asked]).toEqual([true, undefined]);
  expect((await inquiries())[0]?.recipients[0]?.quote).toBeUndefined();
  const link = path.replace('/pedido/', '/api/inquiries/link/');
  const shared = await h.call<{ inquiry: { is_solved?: boolean } }>('GET', link, { as: provider.token });
  expect([shared.status, shared.body.inquiry.is_solved]).toEqual([200, undefined]);
});

test('a payment of one without a price is more than what it costs (rule QUOTE-55)', async () => {
  const [provider, client] = [await createPublisher(h), await createClient(h)];
  const quote = await visiting(provider);
  await agree(quote, { as: client });
  const body = { kind: 'payment', text: 'Nafta', amount: 300 };
  const headers = { 'idempotency-key': randomUUID() };
  const path = `/api/quotes/${quote.id}/entries`;
  expect((await h.call('POST', path, { as: provider.token, body, headers })).status).toBe(201);
  const { written, entries = [] } = (await read(quote)).body.quote;
  expect(quoteLedger(written?.total ?? 1, entries)).toEqual({ extras: 0, total: 0, paid: 300, left: -300 });
  const extra = { kind: 'extra', text: 'Pintar', amount: 40_000 };
  const again = { 'idempotency-key': randomUUID() };
  const refused = await h.call('POST', path, { as: provider.token, body: extra, headers: again });
  const message = 'Es una visita: el trabajo va en un presupuesto. Podés anotar pagos.';
  expect([refused.status, refused.body.message]).toEqual([409, message]);
});

test.each([
  { works: [...free, { text: 'Pintar', price: 40_000 }] },
  { materials: 900 },
  { labour: 900 },
  { guarantee_days: 90 },
])('one with %o is refused: the work has a quote of its own (rule QUOTE-60)', async (body) => {
  const provider = await createPublisher(h);
  const message = 'Una visita lleva un solo renglón y su precio. El trabajo va en un presupuesto.';
  const refused = await make(provider, { ...visit, ...body });
  expect([refused.status, refused.body.errors]).toEqual([400, { works: message }]);
  const quote = await visiting(provider);
  const changed = await change(provider, quote.id, { ...visit, ...body });
  expect([changed.status, changed.body.errors]).toEqual([400, { works: message }]);
});
