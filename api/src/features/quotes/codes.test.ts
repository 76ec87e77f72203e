// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import type { Person } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, change, withdraw, read, askCode, newestCode, accept } = quoteCalls(h);

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await db.deleteFrom('phone_codes').execute();
});

const made = async (as: Person) => (await make(as)).body.quote;
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code (rule QUOTE-15)', () => {
  test('goes to the phone by SMS, in one message, and is nowhere stored as it is', async () => {
    const quote = await made(await createPublisher(h));
    expect((await askCode(quote)).status).toBe(200);
    const { body } = await h.call('GET', '/api/dev/sms');
    const [sms] = body as unknown as { to: string; text: string }[];
    expect(sms?.to).toBe('098765432');
    expect(sms?.text).toMatch(
      /^Tero: \d{6} es tu código para aceptar el presupuesto de Chispa Oriental por \$14\.640\. Vale 10 minutos\. No se lo pases a nadie\.$/,
    );
    expect(sms?.text.length).toBeLessThanOrEqual(160);
    const stored = await db.selectFrom('phone_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(await newestCode());
  });

  test('that is wrong is told under its field, and is over after five', async () => {
    const quote = await made(await createPublisher(h));
    await askCode(quote);
    const code = await newestCode();
    const faults: (string | undefined)[] = [];
    for (let at = 0; at < limits.quoteCodeTries; at += 1) {
      const { status, body } = await accept(quote, { code: other(code) });
      expect(status).toBe(400);
      faults.push(body.errors?.code);
    }
    expect(faults[0]).toBe('Ese código no es el que te mandamos. Te quedan 4 intentos.');
    expect(faults[4]).toBe('Ese código no es el que te mandamos, y ya no te quedan intentos. Pedí otro.');
    expect((await accept(quote, { code })).body.errors?.code).toMatch(/^Ese código ya no sirve/);
    expect((await read(quote)).body.quote.state).toBe('enviado');
  });

  test('of an earlier version is told as such and costs no try; one for the new version comes at once', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    await askCode(quote);
    const old = await newestCode();
    h.clock.advance(5_000);
    await change(provider, quote.id, { works: [{ text: 'Cambiar el tablero', price: 20_000 }] });
    const now = { ...quote, version_number: 2 };
    // the SMS told another price
    const refused = await accept(now, { code: old });
    expect([refused.status, refused.body.errors?.code]).toEqual([
      400,
      'Te mandamos ese código antes de que cambiara el presupuesto. Pedí otro.',
    ]);
    expect((await askCode(now)).status).toBe(200);
    expect((await askCode(now)).status).toBe(429);
    const code = await newestCode();
    for (let at = 0; at <= limits.quoteCodeTries; at += 1)
      expect((await accept(now, { code: old })).body.errors?.code).toMatch(/antes de que cambiara/);
    expect((await accept(now, { code })).body.quote.state).toBe('aceptado');
  });

  test('before the newest is told as such and costs no try', async () => {
    const quote = await made(await createPublisher(h));
    await askCode(quote);
    const old = await newestCode();
    h.clock.advance(61_000);
    await askCode(quote);
    const code = await newestCode();
    for (let at = 0; at <= limits.quoteCodeTries; at += 1)
      expect((await accept(quote, { code: old })).body.errors?.code).toBe(
        'Después de ese código te mandamos otro. Fijate en el último SMS.',
      );
    expect((await accept(quote, { code })).body.quote.state).toBe('aceptado');
  });

  test('for changed versions is asked as often a day as for one', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    for (let at = 1; at <= limits.quoteCodesOfPhone; at += 1) {
      expect((await askCode({ ...quote, version_number: at })).status).toBe(200);
      h.clock.advance(1_000);
      await change(provider, quote.id, { term: `Plazo ${at}` });
    }
    expect((await askCode({ ...quote, version_number: limits.quoteCodesOfPhone + 1 })).status).toBe(429);
  });

  test('holds ten minutes, for its phone and its quote alone', async () => {
    const provider = await createPublisher(h);
    const [quote, another] = [await made(provider), await made(provider)];
    await askCode(quote);
    const code = await newestCode();
    expect((await accept(quote, { code, phone: '091 222 333' })).status).toBe(400);
    expect((await accept(another, { code })).status).toBe(400);
    h.clock.advance(limits.quoteCodeMinutes * 60_000);
    expect((await accept(quote, { code })).status).toBe(400);
  });

  test('is sent to one phone once a minute and few times a day, whatever the quote', async () => {
    const provider = await createPublisher(h);
    const quotes = [await made(provider), await made(provider)];
    const [first] = quotes as [(typeof quotes)[0], ...typeof quotes];
    expect((await askCode(first)).status).toBe(200);
    expect((await askCode(first)).status).toBe(429);
    for (let at = 1; at < limits.quoteCodesOfPhone; at += 1) {
      h.clock.advance(61_000);
      expect((await askCode(quotes[at % 2] ?? first)).status).toBe(200);
    }
    h.clock.advance(61_000);
    expect((await askCode(first)).status).toBe(429);
    expect((await askCode(first, '091 222 333')).status).toBe(200);
  });

  test('has no name that nobody verified as it was typed (rule TRUST-33)', async () => {
    const textOf = async (company_name: string, status: 'pending' | 'approved' = 'pending') => {
      const quote = await made(await createPublisher(h, { company_name, verification_status: status }));
      await askCode(quote, `0981${String(10_000 + quote.id)}`);
      const [sms] = (await h.call('GET', '/api/dev/sms')).body as unknown as { text: string }[];
      expect(sms?.text).toMatch(/ No se lo pases a nadie\.$/);
      expect(sms?.text.length).toBeLessThanOrEqual(160);
      return / presupuesto de (.+?) por \$/.exec(sms?.text ?? '')?.[1];
    };
    expect(await textOf('BROU: entrá ya a brou-uy.com y llamá 099 123 456')).toBe('BROU entra ya a y llama');
    expect(await textOf('bit.ly/x https://malo.example')).toBe('un proveedor');
    expect(await textOf('Ganaste。uy Вася Sanitaria www．malo．uy')).toBe('Sanitaria');
    expect(await textOf('A'.repeat(60))).toBe('A'.repeat(25));
    expect(await textOf('3M Uruguay S.A.', 'approved')).toBe('3M Uruguay S.A.');
    expect(await textOf('Serviços João – Ñandú 🎨', 'approved')).toBe('Servicos Joao - Ñandu');
    expect(await textOf('Вася', 'approved')).toBe('un proveedor');
    expect((await textOf('Muy largo '.repeat(9), 'approved'))?.length).toBeLessThanOrEqual(40);
  });

  test('of one quote leaves its client and the provider’s other quotes theirs (rule TRUST-35)', async () => {
    for (const verification_status of ['pending', 'approved'] as const) {
      const provider = await createPublisher(h, { verification_status });
      const [quote, another] = [await make(provider, { client_phone: '097 111 222' }), await made(provider)];
      const link = quote.body.quote;
      for (let at = 0; at < limits.quoteCodesOfQuote; at += 1) await askCode(link, `09133344${at}`);
      expect((await askCode(link, '098 000 001')).status).toBe(429);
      expect((await askCode(link, '097 111 222')).status).toBe(200);
      expect((await askCode(another, '098 000 002')).status).toBe(200);
      await db.deleteFrom('phone_codes').execute();
    }
  });

  test('of one quote goes to few phones a day', async () => {
    const quote = await made(await createPublisher(h));
    for (let at = 0; at < limits.quoteCodesOfQuote; at += 1)
      expect((await askCode(quote, `09122233${at}`)).status).toBe(200);
    expect((await askCode(quote, '098 000 000')).status).toBe(429);
  });

  test('of all quotes of one provider goes to few phones a day, whatever was withdrawn', async () => {
    const provider = await createPublisher(h, { verification_status: 'approved' });
    const [gone, quote, anothers] = [await made(provider), await made(provider), await made(await createPublisher(h))];
    const sent = { quote_id: gone.id, code_hash: '-', created_at: h.clock.now().toISOString() };
    const phones = Array.from({ length: limits.quoteCodesOfProvider }, (_, at) => `0917000${10 + at}`);
    await db
      .insertInto('phone_codes')
      .values(phones.map((phone) => ({ ...sent, phone })))
      .execute();
    await withdraw(provider, gone.id);
    expect((await askCode(quote)).status).toBe(429);
    expect((await askCode(anothers)).status).toBe(200);
    // one that nobody has verified has a smaller day
    const unknown = await made(await createPublisher(h));
    const few = phones.slice(0, limits.quoteCodesOfUnverified);
    const values = few.map((phone) => ({ ...sent, quote_id: unknown.id, phone: phone.replace('0917', '0918') }));
    await db.insertInto('phone_codes').values(values).execute();
    expect((await askCode(unknown, '098 000 003')).status).toBe(429);
  });
});
