// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { entryLimits } from '@tero/shared/contract/quotes-entry';
import { beforeEach, expect, test } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { citaCalls } from '../../../test/citas.ts';
import { eraseOwn } from '../../../test/deletion.ts';
import { deposit, entryCalls, siphon } from '../../../test/entries.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { forgetOldQuotes } from './retention.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, read, done } = quoteCalls(h);
const { propose } = citaCalls(h);
const { add, takeBack, askCode, agreeExtra, agreed } = entryCalls(h);

const at = '2026-03-10T15:00:00.000Z';
beforeEach(async () => {
  h.clock.set(at);
  await db.deleteFrom('phone_codes').execute();
});

const noticesOf = ({ id }: Person) => {
  const query = db
    .selectFrom('notifications')
    .select(['type', 'title', 'message', 'link'])
    .where('account_id', '=', id);
  return query.where('dedupe_key', 'like', '%:entry:%').orderBy('id').execute();
};
const titlesOf = async (person: Person) => (await noticesOf(person)).map(({ title }) => title);
const entriesOf = async (quote: Parameters<typeof read>[0]) => (await read(quote)).body.quote.entries;

test('the provider adds an extra and a payment, which both sides read, and the client is told (rule QUOTE-55)', async () => {
  const { provider, client, quote } = await agreed();
  expect(await entriesOf(quote)).toEqual([]);
  const extra = await add(quote, provider);
  const first = { number: 1, kind: 'extra', state: 'proposed', text: 'Cambiar el sifón', amount: 1800 };
  expect([extra.status, extra.body.quote.entries]).toEqual([201, [{ ...first, created_at: at, agreement: null }]]);
  expect(extra.body.quote.is_own).toBe(true);
  await add(quote, provider, deposit);
  const second = { number: 2, kind: 'payment', state: 'noted', text: 'Seña', amount: 2000 };
  expect(await entriesOf(quote)).toMatchObject([first, second]);
  const link = quote.path;
  expect(await noticesOf(client)).toEqual([
    {
      ...{ type: 'quote_received', title: 'Chispa Oriental te pasó un adicional', link },
      message: '$1.800: «Cambiar el sifón». Se suma al presupuesto si lo aceptás.',
    },
    {
      ...{ type: 'quote_received', title: 'Chispa Oriental anotó un pago', link },
      message: '$2.000: «Seña». Si no es así, decíselo.',
    },
  ]);
});

test('a form that is sent twice adds one entry, and a changed one is told what is there', async () => {
  const { provider, quote } = await agreed();
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of ['once', 'again']) {
    const { status, body } = await add(quote, provider, siphon, headers);
    expect([status, body.quote.entries?.length]).toEqual([201, 1]);
  }
  expect((await add(quote, provider, deposit, headers)).body.code).toBe('key_reused');
  expect(await entriesOf(quote)).toHaveLength(1);
});

test('only its provider adds to an accepted quote, and its fields say what is wrong', async () => {
  const { provider, client, quote } = await agreed();
  for (const [as, status] of [
    [null, 401],
    [client, 403],
    [await createPublisher(h), 403],
  ] as const)
    expect((await add(quote, as)).status).toBe(status);
  const open = (await make(provider)).body.quote;
  expect((await add(open, provider)).body.message).toBe('Todavía nadie aceptó el presupuesto.');
  expect((await add({ id: 999_999, path: '' }, provider)).status).toBe(404);
  const some = 'Escribí un monto de al menos 1 peso, por ejemplo 1.500';
  const faults: [object, string, string][] = [
    [{ text: '' }, 'text', 'Escribí qué es'],
    [{ text: 'a'.repeat(121) }, 'text', 'No puede superar los 120 caracteres'],
    [{ text: 'Pagá en malo.com' }, 'text', 'Escribilo sin enlaces ni direcciones como ejemplo.com.'],
    [{ amount: 0 }, 'amount', some],
    [{ amount: '-5' }, 'amount', 'Escribí el precio en pesos enteros, por ejemplo 1.500'],
    [{ kind: 'gift' }, 'kind', 'Elegí si es un adicional o un pago'],
  ];
  for (const [body, field, message] of faults) {
    const response = await add(quote, provider, { ...siphon, ...body });
    expect([response.status, response.body.errors]).toEqual([400, { [field]: message }]);
  }
  await add(quote, provider, { ...siphon, text: 'Sifón.\n\nTero: llamá ya', state: 'accepted', number: 9 });
  expect(await entriesOf(quote)).toMatchObject([{ text: 'Sifón. Tero: llamá ya', state: 'proposed', number: 1 }]);
});

test('of several at once as many get in as there is room for', async () => {
  const { provider, quote } = await agreed();
  await expectRoomForOne({
    most: entryLimits.entries,
    fill: () => Promise.all(times(entryLimits.entries - 1, () => add(quote, provider, deposit))),
    attempt: () => add(quote, provider, deposit),
    rows: db.selectFrom('quote_entries').select('number').where('quote_id', '=', quote.id),
  });
  // one that was withdrawn keeps its place: its number is never another's
  await takeBack(quote, provider, 3);
  const full = await add(quote, provider);
  expect([full.status, full.body.message]).toEqual([409, 'La libreta de un presupuesto tiene hasta 20 renglones.']);
});

test('once the work is done there are payments alone, for 90 days', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await done(quote, client);
  expect((await add(quote, provider)).body.message).toBe('El trabajo ya está hecho. Podés anotar pagos.');
  expect((await add(quote, provider, deposit)).status).toBe(201);
  // what was proposed before may still be accepted
  expect((await agreeExtra(quote)).status).toBe(200);
  h.clock.set('2026-06-08T15:00:00.000Z');
  const later = { ...provider, token: await signIn(h, provider) };
  expect((await add(quote, later, deposit)).body.message).toBe('La libreta ya se cerró.');
});

test('an extra that nobody accepted is taken back, a payment within a day, and the client is told', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await add(quote, provider, deposit);
  await add(quote, provider, deposit);
  for (const as of [null, client, await createPublisher(h)])
    expect((await takeBack(quote, as)).status).toBeGreaterThan(400);
  for (const _ of ['once', 'again']) {
    expect((await takeBack(quote, provider)).body.quote.entries?.[0]).toMatchObject({ state: 'withdrawn' });
    expect((await takeBack(quote, provider, 2)).status).toBe(200);
  }
  expect((await titlesOf(client)).slice(3)).toEqual([
    'Chispa Oriental retiró un adicional',
    'Chispa Oriental anuló un pago anotado',
  ]);
  expect((await takeBack(quote, provider, 9)).status).toBe(404);
  await add(quote, provider);
  await agreeExtra(quote, { number: 4 });
  expect((await takeBack(quote, provider, 4)).body.message).toBe('Ese adicional ya fue aceptado y queda como está.');
  h.clock.set('2026-03-11T15:00:00.000Z');
  expect((await takeBack(quote, provider, 3)).body.message).toBe('Un pago se anula en las 24 horas de anotado.');
  expect((await entriesOf(quote))?.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'noted', 'accepted']);
});

test('the client is told of at most six entries of a quote a day', async () => {
  const { provider, client, quote } = await agreed();
  for (let n = 0; n < 8; n += 1) await add(quote, provider, { ...deposit, amount: n + 1 });
  expect(await titlesOf(client)).toHaveLength(6);
  h.clock.advance(25 * 3_600_000);
  await add(quote, provider, deposit);
  expect(await titlesOf(client)).toHaveLength(7);
});

test('both download it; what was accepted or paid outlives its provider, and all of it the client (rule QUOTE-20)', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await add(quote, provider, deposit);
  await add(quote, provider, { ...siphon, text: 'Otra canilla' });
  await agreeExtra(quote);
  for (const { token } of [provider, client]) {
    const { body } = await h.call<{ quote_entries: object[] }>('GET', '/api/users/me/export', { as: token });
    expect(body.quote_entries).toHaveLength(3);
    expect(body.quote_entries[0]).toMatchObject({ entry_number: 1, text: 'Cambiar el sifón', pesos: 1800 });
  }
  expect((await eraseOwn(h, client.token)).status).toBe(200);
  expect(await entriesOf(quote)).toHaveLength(3);
  const [accepted, paid] = (await entriesOf(quote)) ?? [];
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  const { entries, provider: made } = (await read(quote)).body.quote;
  expect([made, entries]).toEqual([null, [accepted, paid]]);
  for (const refused of [await askCode(quote, 3), await propose(quote, null, { code: '123456' })])
    expect([refused.status, refused.body.message]).toEqual([409, 'El proveedor ya no está en Tero.']);
});

test('notices of what went with the provider go along', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider, deposit);
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  expect(await titlesOf(client)).toEqual([]);
});

test('a stranger reads the libreta at the link, and no phone', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 111' });
  await add(quote, provider);
  const { body } = await read(quote, await createClient(h));
  expect(body.quote.entries).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('098555111');
});

test('it goes with its quote, after 5 years (rule QUOTE-21)', async () => {
  const { provider, quote } = await agreed();
  await add(quote, provider, deposit);
  const rows = db.selectFrom('quote_entries').select('number').where('quote_id', '=', quote.id);
  h.clock.set('2031-03-10T14:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await rows.execute()).toHaveLength(1);
  h.clock.set('2031-03-10T16:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await rows.execute()).toEqual([]);
});
