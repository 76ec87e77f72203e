// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { citaCalls } from '../../../test/citas.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { remindOfCitas } from './cita-reminders.ts';

const h = await startHarness();
const { db } = h.deps;
const { done } = quoteCalls(h);
const { propose, answer, confirm, askCode, agreed, noticesOf, titlesOf } = citaCalls(h);

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await db.deleteFrom('phone_codes').execute();
});

const suspend = ({ id }: { id: number }) =>
  db.updateTable('accounts').set({ suspended_at: '2026-03-10T15:00:00.000Z' }).where('id', '=', id).execute();
const hide = ({ id }: { id: number }) =>
  db
    .updateTable('provider_profiles')
    .set({ hidden_at: '2026-03-10T15:00:00.000Z' })
    .where('account_id', '=', id)
    .execute();

test('with who is suspended or hidden a cita can only be called off (rule CITA-9)', async () => {
  for (const out of [suspend, hide]) {
    const [open, asked] = [await agreed(), await agreed()];
    await propose(asked.quote, asked.provider);
    for (const { provider } of [open, asked]) await out(provider);
    const refused = await propose(open.quote, open.client);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Por ahora no se pueden proponer ni confirmar citas.',
    ]);
    expect(await titlesOf(open.provider)).toEqual([]);
    expect((await confirm(asked.quote, asked.client)).status).toBe(409);
    const off = await answer(asked.quote, asked.client, { sequence: 1, answer: 'call_off' });
    expect([off.status, off.body.quote.cita?.state]).toEqual([200, 'called_off']);
  }
  const { provider, client, quote } = await agreed();
  await suspend(client);
  expect((await propose(quote, provider)).status).toBe(409);
  expect(await titlesOf(client)).toEqual([]);
});

test('nobody is reminded of a cita with who is suspended or hidden (rule CITA-9)', async () => {
  const citas = [await agreed(), await agreed(), await agreed()];
  for (const { provider, client, quote } of citas) {
    await propose(quote, provider);
    await confirm(quote, client);
  }
  const [first, second, third] = citas as [(typeof citas)[0], (typeof citas)[0], (typeof citas)[0]];
  await suspend(first.provider);
  await hide(second.provider);
  await suspend(third.client);
  h.clock.set('2026-03-11T22:00:00.000Z');
  await remindOfCitas(h.deps);
  for (const { provider, client } of citas) {
    for (const person of [provider, client])
      expect((await titlesOf(person)).filter((title) => title.startsWith('Cita con'))).toEqual([]);
  }
});

test('its words are one line without links, and its place stands in quotes (rule CITA-4)', async () => {
  const { provider, client, quote } = await agreed();
  const place = await propose(quote, provider, { place: 'Rivera 1234, www.malo.example' });
  expect([place.status, place.body.errors]).toEqual([
    400,
    { place: 'Escribí el lugar sin enlaces ni direcciones como ejemplo.com.' },
  ]);
  const fault = { note: 'Escribí la nota sin enlaces ni direcciones como ejemplo.com.' };
  expect((await propose(quote, provider, { note: 'Pagá en malo.com' })).body.errors).toEqual(fault);
  const told = await propose(quote, provider, { note: 'Llevo todo.\n\nTero: llamá ya' });
  expect(told.body.quote.cita?.note).toBe('Llevo todo. Tero: llamá ya');
  expect((await noticesOf(client))[0]?.message).toContain('Lugar: «Rivera 1234, apto 2». «Llevo todo. Tero: llamá ya»');
  const off = { sequence: 1, answer: 'call_off', note: 'https://malo.example' };
  expect((await answer(quote, client, off)).body.errors).toEqual(fault);
});

test('one side is told of at most six changes of a quote a day (rule CITA-4)', async () => {
  const { provider, client, quote } = await agreed();
  for (let sequence = 0; sequence < 8; sequence += 1)
    expect((await propose(quote, provider, { sequence, from: `1${sequence}:00`, until: '' })).status).toBe(200);
  expect(await titlesOf(client)).toHaveLength(6);
  await confirm(quote, client, 8);
  expect(await titlesOf(provider)).toHaveLength(1);
  h.clock.advance(25 * 3_600_000);
  await propose(quote, provider, { sequence: 9, day: '2026-03-20' });
  expect(await titlesOf(client)).toHaveLength(7);
});

test('a code is for who is not signed in, four a day, while there is something to change (rule CITA-3)', async () => {
  const { provider, client, quote } = await agreed();
  for (const side of [provider, client]) {
    const refused = await askCode(quote, side);
    expect([refused.status, refused.body.message]).toEqual([403, 'Con tu cuenta no necesitás un código.']);
  }
  for (let n = 0; n < 4; n += 1) {
    h.clock.advance(61_000);
    expect((await askCode(quote, n === 0 ? await createClient(h) : null)).status).toBe(200);
  }
  h.clock.advance(61_000);
  expect((await askCode(quote)).status).toBe(429);
  const [finished, hidden] = [await agreed({ phone: '098 555 411' }), await agreed({ phone: '098 555 412' })];
  await done(finished.quote, finished.provider);
  await hide(hidden.provider);
  h.clock.advance(61_000);
  expect((await askCode(finished.quote)).body.message).toBe('El trabajo ya está hecho.');
  expect((await askCode(hidden.quote)).status).toBe(409);
});

test('who confirms late is promised only the reminders that are to come (rule CITA-5)', async () => {
  for (const [day, from, promised] of [
    ['2026-03-11', '10:00', 'Te la recordamos la noche anterior y dos horas antes.'],
    ['2026-03-10', '15:00', 'Te la recordamos dos horas antes.'],
    ['2026-03-10', '13:00', 'Lugar: «Rivera 1234, apto 2». «Llevo todo»'],
  ] as const) {
    const { provider, client, quote } = await agreed();
    await propose(quote, provider, { day, from, until: '' });
    await confirm(quote, client);
    const [{ message = '' } = {}] = await noticesOf(provider);
    expect([from, message.slice(-promised.length)]).toEqual([from, promised]);
  }
});

test('a proposal whose response was lost may be changed by who made it, and by nobody else', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  const again = await propose(quote, provider, { from: '11:00' });
  expect([again.status, again.body.quote.cita]).toEqual([200, expect.objectContaining({ sequence: 2, from: '11:00' })]);
  expect((await propose(quote, client, { sequence: 1, from: '09:00' })).status).toBe(409);
});

test('a proposal whose time passed leaves a quote to arrange again (rule QUOTE-29)', async () => {
  const { provider, quote } = await agreed();
  await propose(quote, provider);
  const toArrange = async () =>
    (await h.call<{ quotes: { id: number }[] }>('GET', '/api/quotes/agreed', { as: provider.token })).body.quotes;
  expect(await toArrange()).toEqual([]);
  h.clock.set('2026-03-12T15:00:00.000Z');
  expect(await toArrange()).toEqual([expect.objectContaining({ id: quote.id })]);
});

test('a reminder that could not be sent before the cita is not sent after it (rule CITA-5)', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  await confirm(quote, client);
  h.clock.set('2026-03-11T22:00:00.000Z');
  await remindOfCitas(h.deps);
  const rows = await db
    .selectFrom('outbox')
    .select('expires_at')
    .where('account_id', '=', client.id)
    .where('dedupe_key', 'like', 'email:cita:%:evening:%')
    .execute();
  expect(rows).toEqual([{ expires_at: '2026-03-12T13:00:00.000Z' }]);
});

// last: it leaves a cita that can never be told
test('a cita that cannot be told keeps no other from its reminder (rule CITA-5)', async () => {
  const [first, second] = [await agreed(), await agreed()];
  for (const { provider, client, quote } of [first, second]) {
    await propose(quote, provider);
    await confirm(quote, client);
  }
  await db.updateTable('citas').set({ day: 'never' }).where('quote_id', '=', first.quote.id).execute();
  h.clock.set('2026-03-11T22:00:00.000Z');
  await expect(remindOfCitas(h.deps)).rejects.toThrow('citas that are due could not be told');
  expect(await titlesOf(second.client)).toContain('Cita con Chispa Oriental: mañana, 10:00');
});
