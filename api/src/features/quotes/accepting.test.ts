// @module-tag postgres
import { createHash } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, change, withdraw, list, read, see, askCode, newestCode, accept, agree, done } = quoteCalls(h);

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  await db.deleteFrom('phone_codes').execute();
});

const made = async (as: Person) => (await make(as)).body.quote;
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('what is accepted', () => {
  test('is stored as its exact text, both parties and the time, with a hash that anybody can make again', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    const { status, body } = await agree(quote);
    expect([status, body.quote.state]).toEqual([200, 'aceptado']);
    const { text, fingerprint, accepted_at } = body.quote.agreement ?? { text: '', fingerprint: '', accepted_at: '' };
    expect(text).toBe(
      [
        `Presupuesto n.º ${quote.id}, versión 1, hecho y aceptado en Tero`,
        `Proveedor: Chispa Oriental, con el perfil n.º ${provider.id} en Tero`,
        'Para: Ana Pérez',
        'Trabajos:',
        '1. Cambiar el tablero: $8.000',
        '2. Dos tomas nuevas: $1.500',
        'Materiales: $2.000',
        'Mano de obra: $500',
        'Subtotal: $12.000',
        'Impuestos: Más IVA (22%), $2.640',
        'Total: $14.640 (pesos uruguayos)',
        'Plazo: Tres días',
        'Condiciones: Mitad al empezar.',
        '  Aceptado por: nadie',
        'Válido hasta: 20 de marzo de 2026 inclusive',
        'Aceptado por: Ana Pérez, celular terminado en 432, confirmado con un código por SMS',
        'Aceptado el: 10/03/2026, 12:00, hora de Montevideo',
      ].join('\n'),
    );
    expect(fingerprint).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    expect(accepted_at).toBe('2026-03-10T15:00:00.000Z');
    // read again later it is the same, to the letter
    h.clock.set('2026-03-25T15:00:00.000Z');
    expect((await read(quote)).body.quote.agreement).toEqual(body.quote.agreement);
    const later = { ...provider, token: await signIn(h, provider) };
    expect((await list(later))[0]).toMatchObject({
      ...{ state: 'aceptado', accepted_name: 'Ana Pérez', accepted_phone: '098765432', fingerprint },
    });
    const told = await db.selectFrom('notifications').select('title').where('account_id', '=', provider.id).execute();
    expect(told).toEqual([{ title: 'Ana Pérez aceptó tu presupuesto' }]);
  });

  test('before its text got other words is read as it was stored, with its hash', async () => {
    const quote = await made(await createPublisher(h));
    await agree(quote);
    const accepted_text = 'Proveedor: Chispa Oriental (perfil 65)\nAceptado el: 10/03/2026 (2026-03-10T15:00:00.000Z)';
    const fingerprint = createHash('sha256').update(accepted_text, 'utf8').digest('hex');
    await db.updateTable('quotes').set({ accepted_text, fingerprint }).where('id', '=', quote.id).execute();
    expect((await read(quote)).body.quote.agreement).toMatchObject({ text: accepted_text, fingerprint });
  });

  test('stands: it is not changed, withdrawn or accepted by another; the same call again is the same', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    await askCode(quote);
    const code = await newestCode();
    const [first, again] = [await accept(quote, { code }), await accept(quote, { code })];
    expect([again.status, again.body.quote]).toEqual([200, first.body.quote]);
    expect((await change(provider, quote.id, { term: 'Otro' })).body.code).toBe('quote_closed');
    expect((await withdraw(provider, quote.id)).body.code).toBe('quote_closed');
    const late = await accept(quote, { code, phone: '091 222 333' });
    expect([late.status, late.body.code, late.body.current?.state]).toEqual([409, 'quote_closed', 'aceptado']);
  });

  test('tells nobody by which phone, until the code is right (rule TRUST-36)', async () => {
    const quote = await made(await createPublisher(h));
    const open = await made(await createPublisher(h));
    await askCode(quote);
    const code = await newestCode();
    await accept(quote, { code });
    const tried = async (of: typeof quote, phone: string) => {
      const { status, body } = await accept(of, { code: other(code), phone });
      return [status, body];
    };
    const [right, wrong] = [await tried(quote, '098765432'), await tried(quote, '091222333')];
    expect(right).toMatchObject([409, { code: 'quote_closed', current: { state: 'aceptado' } }]);
    expect(right).toEqual(wrong);
    // nor does its absence of a code tell it later
    h.clock.advance(limits.quoteCodeMinutes * 60_000);
    expect(await tried(quote, '098765432')).toEqual(await tried(quote, '091222333'));
    expect((await tried(open, '098765432'))[0]).toBe(400);
  });

  test('is never an old version: 409, with the new one', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    await askCode(quote);
    const code = await newestCode();
    await change(provider, quote.id, { works: [{ text: 'Cambiar el tablero', price: 20_000 }] });
    const refused = await accept(quote, { code });
    expect([refused.status, refused.body.code]).toEqual([409, 'quote_changed']);
    expect(refused.body.current?.written).toMatchObject({ version_number: 2 });
    expect(refused.body.current?.written?.changes[0]).toBe('«Cambiar el tablero» pasó de $8.000 a $20.000.');
    expect((await askCode(quote)).body.code).toBe('quote_changed');
  });

  test('is nothing that its provider accepts', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    expect((await agree(quote, { as: provider })).status).toBe(403);
    expect((await read(quote)).body.quote.state).not.toBe('aceptado');
  });

  test('holds on the tenth day and not on the eleventh, nor what was withdrawn', async () => {
    const provider = await createPublisher(h);
    const [quote, late, gone] = [await made(provider), await made(provider), await made(provider)];
    h.clock.set('2026-03-21T02:58:00.000Z');
    expect((await agree(quote)).status).toBe(200);
    await askCode(late, '091 222 333');
    const code = await newestCode();
    h.clock.set('2026-03-21T03:00:00.000Z');
    const refused = await accept(late, { code, phone: '091 222 333' });
    expect([refused.status, refused.body.code, refused.body.current?.state]).toEqual([409, 'quote_closed', 'vencido']);
    await withdraw(provider, gone.id);
    expect((await askCode(gone, '091 222 444')).body.message).toBe('El proveedor retiró este presupuesto.');
  });
});

describe('a review after an accepted quote whose work is done (rule QUOTE-18)', () => {
  const reviewed = async (client: Person, provider: Person, body: object = {}) =>
    (await writeReview(h, client, await createService(h, provider), body)).body.review.agreed_work ?? false;

  test('is marked for the account that accepted, by the server alone', async () => {
    const provider = await createPublisher(h);
    const [client, stranger] = [await createClient(h), await createClient(h)];
    expect(await reviewed(client, provider, { agreed_work: true })).toBe(false);
    const quote = await made(provider);
    expect((await agree(quote, { as: client })).status).toBe(200);
    expect(await reviewed(client, await createPublisher(h))).toBe(false);
    expect((await done(quote, client)).status).toBe(200);
    expect(await reviewed(client, provider)).toBe(true);
    expect(await reviewed(stranger, provider)).toBe(false);
    expect(await reviewed(client, await createPublisher(h))).toBe(false);
  });

  test('is marked for who accepted signed out, once it opens the link signed in with that phone', async () => {
    const provider = await createPublisher(h);
    const quote = await made(provider);
    expect((await agree(quote, { phone: '098 765 432' })).status).toBe(200);
    const client = await createClient(h, { phone: '098765432' });
    expect(await reviewed(client, provider)).toBe(false);
    await see(quote, await createClient(h, { phone: '091222333' }));
    // a phone that was only typed shows nothing
    await see(quote, await createClient(h, { phone: '098765432' }));
    const phone_confirmed_at = h.clock.now().toISOString();
    await db.updateTable('accounts').set({ phone_confirmed_at }).where('id', '=', client.id).execute();
    await see(quote, client);
    await done(quote, provider);
    expect(await reviewed(client, provider)).toBe(true);
  });
});

describe('who leaves', () => {
  test('takes what was not accepted along; the text of what was stays for the other', async () => {
    const provider = await createPublisher(h);
    const [quote, open] = [await made(provider), await made(provider)];
    const { agreement } = (await agree(quote)).body.quote;
    expect((await eraseOwn(h, provider.token)).status).toBe(200);
    expect((await read(open)).status).toBe(404);
    const { body } = await read(quote);
    expect(body.quote).toMatchObject({ state: 'aceptado', provider: null, written: null, agreement });
    expect(await db.selectFrom('quote_versions').select('id').where('quote_id', '=', quote.id).execute()).toEqual([]);
  });

  test('as a client leaves the provider what was agreed', async () => {
    const provider = await createPublisher(h);
    const client = await createClient(h);
    const quote = await made(provider);
    await agree(quote, { as: client });
    const download = await h.call('GET', '/api/users/me/export', { as: client.token });
    expect(JSON.stringify(download.body)).toContain('Presupuesto n.º');
    await eraseOwn(h, client.token);
    expect((await list(provider))[0]).toMatchObject({ state: 'aceptado', accepted_name: 'Ana Pérez' });
    const row = await db.selectFrom('quotes').select('accepted_by').where('id', '=', quote.id).executeTakeFirst();
    expect(row).toEqual({ accepted_by: null });
  });
});
