// @module-tag postgres
import { createHash } from 'node:crypto';
import { quoteLedger } from '@tero/shared/rules/quotes/ledger';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls } from '../../../test/citas.ts';
import { deposit, entryCalls, siphon } from '../../../test/entries.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, read, askCode: askQuoteCode, accept: acceptQuote } = quoteCalls(h);
const { propose, answer, askCode: askCitaCode } = citaCalls(h);
const { add, takeBack, askCode, accept, agreeExtra, agreed, newestCode } = entryCalls(h);

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await db.deleteFrom('phone_codes').execute();
});

const afterAMinute = () => h.clock.advance(61_000);
const textsTo = async () => (await h.call('GET', '/api/dev/sms')).body as unknown as { to: string; text: string }[];

test('an extra counts once the client accepted it by a code to the phone that accepted the quote (rule QUOTE-56)', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 111' });
  await add(quote, provider);
  await add(quote, provider, deposit);
  const ledger = async () => {
    const { written, entries = [] } = (await read(quote)).body.quote;
    return quoteLedger(written?.total ?? 0, entries);
  };
  expect(await ledger()).toEqual({ extras: 0, total: 14_640, paid: 2000, left: 12_640 });
  afterAMinute();
  const asked = await askCode(quote);
  expect([asked.status, JSON.stringify(asked.body).includes('555')]).toEqual([200, false]);
  const [sms] = await textsTo();
  expect(sms?.to).toContain('98555111');
  expect(sms?.text).toMatch(/^Tero: \d{6} es tu código para aceptar el adicional de \$1\.800 de /);
  const code = await newestCode();
  h.clock.set('2026-03-10T15:05:00.000Z');
  const { status, body } = await accept(quote, { code });
  const entry = body.quote.entries?.[0];
  expect([status, entry?.state]).toEqual([200, 'accepted']);
  expect(entry?.agreement?.text).toBe(
    [
      `Adicional n.º 1 del presupuesto n.º ${quote.id}, hecho y aceptado en Tero`,
      `Huella del presupuesto (SHA-256): ${body.quote.agreement?.fingerprint}`,
      `Proveedor: Chispa Oriental, con el perfil n.º ${provider.id} en Tero`,
      'Adicional: Cambiar el sifón',
      'Precio final: $1.800 (pesos uruguayos)',
      'Aceptado por: Ana Pérez, celular terminado en 111, confirmado con un código por SMS',
      'Aceptado el: 10/03/2026, 12:05, hora de Montevideo',
    ].join('\n'),
  );
  expect(entry?.agreement?.fingerprint).toBe(
    createHash('sha256')
      .update(entry?.agreement?.text ?? '', 'utf8')
      .digest('hex'),
  );
  expect(await ledger()).toEqual({ extras: 1800, total: 16_440, paid: 2000, left: 14_440 });
  // the same call again is the same
  expect((await accept(quote, { code })).body.quote.entries).toEqual(body.quote.entries);
  const told = db.selectFrom('notifications').select(['title', 'link']).where('account_id', '=', provider.id);
  expect(await told.where('type', '=', 'quote_agreed').execute()).toEqual([
    { title: 'Ana Pérez aceptó tu adicional', link: quote.path },
  ]);
});

test('also the account that accepted needs the code; its provider neither asks nor accepts', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  expect((await accept(quote, { code: '000000', as: client })).status).toBe(400);
  for (const refused of [await askCode(quote, 1, provider), await accept(quote, { code: '000000', as: provider })])
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Este adicional es tuyo: lo tiene que aceptar tu cliente.',
    ]);
  const { status, body } = await agreeExtra(quote, { as: client });
  expect([status, body.quote.is_accepter, body.quote.entries?.[0]?.state]).toEqual([200, true, 'accepted']);
});

test('a code for the quote, for its cita or for another extra accepts no extra', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 222' });
  await add(quote, provider);
  await add(quote, provider, { ...siphon, text: 'Otra canilla', amount: 90 });
  const codes: string[] = [];
  const ask = async (asking: () => Promise<{ status: number }>) => {
    afterAMinute();
    expect((await asking()).status).toBe(200);
    codes.push(await newestCode());
  };
  await ask(() => askCitaCode(quote));
  expect((await accept(quote, { code: codes[0] ?? '' })).body.errors).toHaveProperty('code');
  await ask(() => askCode(quote, 2));
  for (const code of codes) expect((await accept(quote, { code })).status).toBe(400);
  await ask(() => askCode(quote, 1));
  expect((await accept(quote, { code: codes[2] ?? '', number: 2, amount: 90 })).status).toBe(400);
  expect((await accept(quote, { code: codes[2] ?? '' })).status).toBe(200);
  expect((await read(quote)).body.quote.entries?.map(({ state }) => state)).toEqual(['accepted', 'proposed']);
  // the code with which the quote itself is accepted
  const other = (await make(provider)).body.quote;
  await db.deleteFrom('phone_codes').execute();
  await askQuoteCode(other, '098 555 223');
  const code = await newestCode();
  await acceptQuote(other, { code, phone: '098555223' });
  await add(other, provider);
  expect((await accept(other, { code })).status).toBe(400);
});

test('a code for another thing of the quote leaves an earlier code as it is', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 225' });
  await add(quote, provider);
  afterAMinute();
  await askCode(quote);
  const code = await newestCode();
  afterAMinute();
  expect((await askCitaCode(quote)).status).toBe(200);
  const citaCode = await newestCode();
  expect((await accept(quote, { code })).status).toBe(200);
  expect((await propose(quote, null, { code: citaCode })).status).toBe(200);
});

test('a code for an extra neither confirms a cita nor accepts a quote', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 333' });
  await add(quote, provider);
  await propose(quote, provider);
  afterAMinute();
  await askCode(quote);
  const code = await newestCode();
  const confirmed = await answer(quote, null, { sequence: 1, answer: 'confirm', code });
  expect([confirmed.status, Object.keys(confirmed.body.errors ?? {})]).toEqual([400, ['code']]);
  expect((await propose(quote, null, { sequence: 1, code })).status).toBe(400);
  expect((await acceptQuote(quote, { code, phone: '098555333' })).status).toBe(409);
  expect((await read(quote)).body.quote.cita?.state).toBe('proposed');
  expect((await accept(quote, { code })).status).toBe(200);
});

test('what was withdrawn, was paid, or has another amount than was seen is not accepted: 409 with what is there', async () => {
  const { provider, client, quote } = await agreed();
  await add(quote, provider);
  await add(quote, provider);
  await add(quote, provider, deposit);
  const askedFor = async (number: number) => {
    afterAMinute();
    await askCode(quote, number);
    return newestCode();
  };
  let code = await askedFor(1);
  const other = await accept(quote, { code, amount: 1700, as: client });
  expect([other.status, other.body.code, other.body.current?.entries?.length]).toEqual([409, 'quote_changed', 3]);
  await takeBack(quote, provider, 1);
  const late = await accept(quote, { code });
  expect([late.status, late.body.code, late.body.message]).toEqual([409, 'quote_closed', 'El proveedor lo retiró.']);
  expect((await askCode(quote, 1)).status).toBe(409);
  expect((await askCode(quote, 3)).body.message).toBe('Un pago no se acepta: ya está anotado.');
  expect((await askCode(quote, 9)).status).toBe(404);
  code = await askedFor(2);
  await accept(quote, { code, number: 2 });
  expect((await askCode(quote, 2)).body.message).toBe('Este adicional ya fue aceptado.');
  const open = (await make(provider)).body.quote;
  expect((await askCode(open)).status).toBe(409);
});

test('with one side suspended or hidden nothing new is added or accepted (rule CITA-9)', async () => {
  const message = 'Por ahora no se puede agregar ni aceptar nada en este presupuesto.';
  const hidden = await agreed();
  await add(hidden.quote, hidden.provider);
  afterAMinute();
  await askCode(hidden.quote);
  const code = await newestCode();
  await db
    .updateTable('provider_profiles')
    .set({ hidden_at: '2026-03-10T15:00:00.000Z' })
    .where('account_id', '=', hidden.provider.id)
    .execute();
  afterAMinute();
  for (const refused of [
    await add(hidden.quote, hidden.provider),
    await askCode(hidden.quote),
    await accept(hidden.quote, { code }),
  ])
    expect([refused.status, refused.body.message]).toEqual([409, message]);
  expect((await takeBack(hidden.quote, hidden.provider)).status).toBe(200);
  const { provider, client, quote } = await agreed({});
  await db
    .updateTable('accounts')
    .set({ suspended_at: '2026-03-10T15:00:00.000Z' })
    .where('id', '=', client.id)
    .execute();
  expect((await add(quote, provider)).body.message).toBe(message);
});

test('citas and extras of a quote share four codes a day, and leave the phone one for another quote (rule CITA-3)', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 444' });
  await db.deleteFrom('phone_codes').execute();
  await add(quote, provider);
  for (let n = 0; n < 4; n += 1) {
    afterAMinute();
    expect((await (n % 2 ? askCode(quote) : askCitaCode(quote, await createClient(h)))).status).toBe(200);
  }
  afterAMinute();
  expect((await askCode(quote)).status).toBe(429);
  expect((await askCitaCode(quote)).status).toBe(429);
  expect((await askQuoteCode((await make(provider)).body.quote, '098 555 444')).status).toBe(200);
});
