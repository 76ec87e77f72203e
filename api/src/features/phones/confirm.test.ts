// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPhone } from '../../../test/confirmed-phone.ts';
import { filesIn, form, image } from '../../../test/forms.ts';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { filled } from '../../../test/service-fields.ts';
import { createService } from '../../../test/services.ts';
import { startSmsGateway } from '../../../test/sms-gateway.ts';

const gateway = await startSmsGateway();
afterAll(() => gateway.close());
const h = await startHarness(gateway.env);
const without = await startHarness();
const { db } = h.deps;

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const ask = (as: string, phone: string) => h.call('POST', '/api/phone-confirmation/code', { as, body: { phone } });
const confirm = (as: string, phone: string, code: string) =>
  h.call('POST', '/api/phone-confirmation', { as, body: { phone, code } });
async function newestCode() {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .execute();
  return /Tero: (\d{6})/.exec(JSON.stringify(rows[0]))?.[1] ?? '';
}
const confirmedAt = async (id: number) =>
  await db
    .selectFrom('accounts')
    .select(['phone', 'phone_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a phone is confirmed by a code (rule TRUST-55)', () => {
  test('which came to it; a changed phone loses that', async () => {
    const client = await createClient(h, { phone: '098111222' });
    expect((await ask(client.token, '098111222')).status).toBe(200);
    const code = await newestCode();
    const wrong = await confirm(client.token, '098111222', code === '000000' ? '000001' : '000000');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['code']]);
    expect((await confirm(client.token, '098111222', code)).status).toBe(200);
    expect(await confirmedAt(client.id)).toEqual({
      phone: '098111222',
      phone_confirmed_at: '2026-03-10T15:00:00.000Z',
    });
    await db.updateTable('accounts').set({ phone: '098111333' }).where('id', '=', client.id).execute();
    expect((await confirmedAt(client.id)).phone_confirmed_at).toBeNull();
  });

  test('and one that is new becomes the phone of the account', async () => {
    const client = await createClient(h, { phone: null });
    await ask(client.token, '098111444');
    expect((await confirm(client.token, '098111444', await newestCode())).status).toBe(200);
    expect(await confirmedAt(client.id)).toMatchObject({ phone: '098111444', phone_confirmed_at: expect.any(String) });
  });

  test('of another account serves nobody else', async () => {
    const [one, two] = [await createClient(h), await createClient(h)];
    await ask(one.token, '098111555');
    expect((await confirm(two.token, '098111555', await newestCode())).status).toBe(400);
  });
});

test('what others ask for to the phone of a verified provider locks it out of nothing (rule TRUST-56)', async () => {
  const provider = await createProvider(h, { phone: '098555111', profile: { verification_status: 'approved' } });
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await ask((await createClient(h)).token, '098555111')).status).toBe(200);
    h.clock.advance(61_000);
  }
  const another = await ask((await createClient(h)).token, '098555111');
  expect([another.status, another.body.code]).toEqual([429, 'code_too_soon']);
  expect((await ask(await signIn(h, provider), '098555111')).status).toBe(200);
});

test('accounts of one network ask for so many codes a day (rule TRUST-56)', async () => {
  const strict = await startHarness({ ...gateway.env, RATE_LIMIT_SCALE: '1' });
  const askFrom = async (ip: string, turn: number) =>
    strict.call('POST', '/api/phone-confirmation/code', {
      as: (await createClient(strict)).token,
      body: { phone: `0987${String(turn).padStart(5, '0')}` },
      ip,
    });
  for (let turn = 0; turn < limits.phoneCodesOfAddress; turn += 1) {
    expect((await askFrom('203.0.113.9', turn)).status).toBe(200);
  }
  expect((await askFrom('203.0.113.9', 98)).body).toMatchObject({ code: 'code_too_soon' });
  expect((await askFrom('203.0.113.10', 99)).status).toBe(200);
});

test('an account sends five codes a day, to whatever phones (rule TRUST-56)', async () => {
  const client = await createClient(h);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await ask(client.token, `09822200${at}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('what one publishes, asks or says needs a confirmed phone (rule TRUST-57)', () => {
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const texts = { what: 'Cambiar un enchufe', place: 'Centro', timing: 'esta semana' };
  const dates = { startDate: '2026-04-01', endDate: '2026-04-05' };
  const publisher = (on: Harness) => createProvider(on, { entitled: true, profile: { company_name: 'Luz y Norte' } });
  const offered = async (on: Harness) => (await createService(on, await publisher(on))).id;
  type Made = (on: Harness) => Promise<{ as: Person; path: string; body: () => unknown }>;
  const kinds: Record<string, Made> = {
    pedido: async (on) => {
      const body = { ...texts, service_ids: [await offered(on)] };
      return { as: await createClient(on), path: '/api/inquiries', body: () => body };
    },
    review: async (on) => {
      const body = { ...stars, service_id: await offered(on) };
      return { as: await createClient(on), path: '/api/reviews', body: () => body };
    },
    service: async (on) => {
      const picture = await image();
      return { as: await publisher(on), path: '/api/services', body: () => form(filled, 'images', [picture]) };
    },
    post: async (on) => ({ as: await publisher(on), path: '/api/posts', body: () => ({ content: 'Tablero nuevo' }) }),
    promotion: async (on) => {
      const picture = await image();
      return { as: await publisher(on), path: '/api/offers', body: () => form(dates, 'image', [picture]) };
    },
  };
  const send = (on: Harness, { as, path, body }: Awaited<ReturnType<Made>>, key: string) =>
    on.call('POST', path, { as: as.token, body: body(), headers: { 'idempotency-key': key } });

  test.each(Object.keys(kinds))('a %s, and the same one goes once it is confirmed', async (kind) => {
    const given = await (kinds[kind] as Made)(h);
    const key = randomUUID();
    const refused = await send(h, given, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'phone_unconfirmed']);
    expect(filesIn(h, 'incoming')).toEqual([]);
    expect(refused.body.message).toBe('Primero confirmá tu celular con un código: te lo mandamos por SMS.');
    const phone = `0983330${String(given.as.id).padStart(2, '0')}`;
    await ask(given.as.token, phone);
    expect((await confirm(given.as.token, phone, await newestCode())).status).toBe(200);
    expect((await send(h, given, key)).status).toBeLessThan(300);
  });

  test.each(Object.keys(kinds))('a %s needs none where no gateway sends codes (rule TRUST-60)', async (kind) => {
    expect((await send(without, await (kinds[kind] as Made)(without), randomUUID())).status).toBeLessThan(300);
  });

  test('faults of the fields come first', async () => {
    const { as } = await (kinds.pedido as Made)(h);
    const { body } = await h.call('POST', '/api/inquiries', { as: as.token, body: { ...texts, service_ids: [] } });
    expect(body.code).toBe('validation_failed');
  });

  test('the code of a quote that was accepted confirms it, a quote that was only claimed by its link does not', async () => {
    const phone = '098111777';
    for (const [claimed, expected] of [
      [1, 403],
      [0, 201],
    ] as const) {
      const client = await createClient(h, { phone });
      await confirmPhone(h, client);
      await db.updateTable('quotes').set({ claimed }).where('accepted_by', '=', client.id).execute();
      const body = { ...texts, service_ids: [await offered(h)] };
      expect((await h.call('POST', '/api/inquiries', { as: client.token, body })).status).toBe(expected);
    }
  });
});
