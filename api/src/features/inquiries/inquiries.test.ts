// @module-tag postgres

import { randomUUID } from 'node:crypto';
import type { Inquiry, InquiryCandidate, SharedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { askAboutContacts } from '../contact-questions/asking.ts';
import { forgetInquiries } from './service.ts';

// noon in Montevideo
const h = await startHarness();
const { db } = h.deps;

const texts = { what: 'Cambiar un enchufe quemado', place: 'Pocitos', timing: 'esta semana' };
const make = async (as: Person | null, service_ids: number[], body: object = {}, key: string = randomUUID()) =>
  h.call<{ inquiry: { id: number } }>('POST', '/api/inquiries', {
    as: as && (await signIn(h, as)),
    body: { ...texts, service_ids, ...body },
    headers: { 'idempotency-key': key },
  });
const listOf = async (as: Person) =>
  (await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: await signIn(h, as) })).body.inquiries;
const candidatesOf = async (ids: number[], as?: Person) =>
  (
    await h.call<{ candidates: InquiryCandidate[] }>('GET', `/api/inquiries/candidates?service_ids=${ids.join(',')}`, {
      as: as ? await signIn(h, as) : null,
    })
  ).body.candidates;
const chat = async (as: Person, body: object) =>
  h.call('POST', '/api/metrics/track-click', {
    as: await signIn(h, as),
    body: { click_type: 'whatsapp', ...body },
  });

/** Returns a new provider with a listed service. */
async function offered(given: Parameters<typeof createProvider>[1] = {}) {
  const provider = await createProvider(h, { entitled: true, ...given });
  return { provider, service: await createService(h, provider) };
}

describe('who can be asked (rule ASK-2)', () => {
  test('one service of each other provider that stands in the lists and has WhatsApp, in the same order', async () => {
    const [one, two, unreachable] = [await offered(), await offered(), await offered({ phone: null })];
    const lapsed = await offered({ entitled: '2020-01-01T00:00:00.000Z' });
    const rated = { rating: 475, rating_total: 950, reviews_count: 2 };
    await db.updateTable('services').set(rated).where('id', '=', two.service.id).execute();
    const second = await createService(h, one.provider);
    const off = await createService(h, two.provider, { is_active: 0 });
    const ids = [off, unreachable.service, two.service, one.service, second, lapsed.service].map(({ id }) => id);
    const found = await candidatesOf([...ids, 999_999]);
    expect(found.map(({ service_id }) => service_id)).toEqual([two.service.id, one.service.id]);
    expect(found[0]).toMatchObject({
      ...{ category: 'Electricidad', rating: 4.75, reviews_count: 2, coverage_area: 'Montevideo' },
      provider_id: two.provider.id,
      service_title: two.service.title,
    });
    expect(JSON.stringify(found)).not.toMatch(/099123456|@ejemplo/);
    expect(await candidatesOf(ids, two.provider)).toMatchObject([{ service_id: one.service.id }]);
  });

  test.each([
    ['', 'Elegí al menos un proveedor'],
    [
      Array.from({ length: limits.inquiryCandidates + 1 }, (_, at) => at + 1).join(','),
      'Podés elegir hasta 12 servicios',
    ],
  ])('is asked with a choice of services: %s', async (ids, message) => {
    const { status, body } = await h.call('GET', `/api/inquiries/candidates?service_ids=${ids}`);
    expect([status, body.errors?.service_ids]).toEqual([400, message]);
  });
});

describe('a pedido', () => {
  test('is written for up to 4 others, and each chat that is opened is a contact (rules ASK-1 and ASK-6)', async () => {
    const client = await createClient(h);
    const [one, two] = [await offered({ name: 'Rosa Luz' }), await offered()];
    expect((await make(null, [one.service.id])).status).toBe(401);
    const { status, body } = await make(client, [two.service.id, one.service.id]);
    expect(status).toBe(201);
    const { id } = body.inquiry;
    const [inquiry] = await listOf(client);
    expect(inquiry).toMatchObject({
      id,
      ...texts,
      path: expect.stringMatching(/^\/pedido\/[\w-]{22}$/),
      photos_path: null,
    });
    const link = inquiry?.path?.replace('/pedido/', '/api/inquiries/link/') ?? '';
    expect((await h.call('GET', link)).body).toMatchObject({ inquiry: { ...texts, others: 1, photos: [] } });
    // a recipient who opens the pedido sees only its own entry
    const readerOf = async (as: Person) =>
      (await h.call<{ inquiry: SharedInquiry }>('GET', link, { as: await signIn(h, as) })).body.inquiry.reader;
    expect(await readerOf(client)).toBe('writer');
    expect(await readerOf(one.provider)).toBe('asked');
    expect(await readerOf((await offered()).provider)).toBeUndefined();
    expect(await readerOf(await createClient(h))).toBeUndefined();
    expect(inquiry?.recipients).toMatchObject([
      { service_id: two.service.id, phone: '099123456', is_open: true, asked_at: null, answer: null },
      { service_id: one.service.id, provider_name: 'Rosa Luz', is_open: true, asked_at: null, answer: null },
    ]);
    // nobody is notified because of this
    expect(await db.selectFrom('contacts').select('service_id').where('account_id', '=', client.id).execute()).toEqual(
      [],
    );
    const token = inquiry?.recipients[1]?.page_token;
    const tap = { service_id: one.service.id, inquiry_id: id, page_token: token };
    expect((await chat(client, tap)).status).toBe(200);
    const at = h.clock.now().toISOString();
    h.clock.advance(1000);
    await chat(client, tap);
    expect((await listOf(client))[0]?.recipients.map(({ asked_at }) => asked_at)).toEqual([null, at]);
    const counted = db.selectFrom('daily_events').select(['kind', 'viewer']).where('provider_id', '=', one.provider.id);
    expect(await counted.execute()).toEqual([{ kind: 'whatsapp', viewer: `account:${client.id}` }]);
  });

  test('is marked by its own writer alone', async () => {
    const [client, stranger, { service }] = [await createClient(h), await createClient(h), await offered()];
    const { id } = (await make(client, [service.id])).body.inquiry;
    expect((await chat(stranger, { service_id: service.id, inquiry_id: id })).status).toBe(200);
    expect(
      (
        await h.call('POST', '/api/metrics/track-click', {
          body: { service_id: service.id, click_type: 'whatsapp', inquiry_id: id },
        })
      ).status,
    ).toBe(200);
    expect((await listOf(client))[0]?.recipients[0]?.asked_at).toBeNull();
    expect(await listOf(stranger)).toEqual([]);
    expect((await h.call('DELETE', `/api/inquiries/${id}`, { as: stranger.token })).status).toBe(404);
    expect((await h.call('DELETE', `/api/inquiries/${id}`, { as: client.token })).status).toBe(200);
    expect(await listOf(client)).toEqual([]);
  });

  test.each([
    ['what', { what: ' ' }, 'Contá qué necesitás'],
    ['place', { place: '' }, 'Decí dónde es, por ejemplo Pocitos'],
    ['timing', { timing: '' }, 'Decí para cuándo, por ejemplo esta semana'],
    ['service_ids', { service_ids: [] }, 'Elegí al menos un proveedor'],
    ['service_ids', { service_ids: [1, 2, 3, 4, 5] }, 'Podés pedirle a 4 proveedores como mucho'],
  ])('says what is wrong with %s', async (field, body, message) => {
    const answer = await make(await createClient(h), [1], body);
    expect([answer.status, answer.body.errors?.[field]]).toEqual([400, message]);
  });

  test('asks nobody who cannot be asked, nobody twice, and not its writer', async () => {
    const client = await createClient(h);
    const [one, unreachable] = [await offered(), await offered({ phone: null })];
    const second = await createService(h, one.provider);
    for (const [as, ids, message] of [
      [
        client,
        [unreachable.service.id],
        'Uno de los proveedores que elegiste ya no recibe pedidos. Quitalo y elegí otro.',
      ],
      [client, [999_999], 'Uno de los proveedores que elegiste ya no recibe pedidos. Quitalo y elegí otro.'],
      [client, [one.service.id, second.id], 'Elegiste dos veces al mismo proveedor. Quedate con uno de sus servicios.'],
      [one.provider, [one.service.id], 'Elegiste un servicio que es tuyo. Quitalo y elegí otro.'],
    ] as const) {
      const { status, body } = await make(as, [...ids]);
      expect([status, body.errors?.service_ids]).toEqual([400, message]);
    }
    expect(await listOf(client)).toEqual([]);
  });

  test('is one under one key, and 5 in 24 hours', async () => {
    const [client, { service }] = [await createClient(h), await offered()];
    const key = randomUUID();
    const first = await make(client, [service.id], {}, key);
    const again = await make(client, [service.id], {}, key);
    expect([again.body.inquiry, again.headers['idempotency-replayed']]).toEqual([first.body.inquiry, 'true']);
    for (let more = 1; more < limits.inquiriesPerDay; more += 1) {
      expect((await make(client, [service.id])).status).toBe(201);
    }
    const refused = await make(client, [service.id]);
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_exceeded']);
    const all = await listOf(client);
    expect(all).toHaveLength(limits.inquiriesPerDay);
    // deleted pedidos count as written, but leave no data
    for (const { id } of all) await h.call('DELETE', `/api/inquiries/${id}`, { as: client.token });
    await forgetInquiries(h.deps);
    expect((await make(client, [service.id])).body.code).toBe('quota_exceeded');
    const left = await db.selectFrom('made_inquiries').selectAll().where('account_id', '=', client.id).execute();
    expect(left.map((row) => Object.keys(row).sort())).toEqual(
      Array(limits.inquiriesPerDay).fill(['account_id', 'created_at', 'id']),
    );
    h.clock.advance(day);
    await forgetInquiries(h.deps);
    expect(await db.selectFrom('made_inquiries').selectAll().where('account_id', '=', client.id).execute()).toEqual([]);
    expect((await make(client, [service.id])).status).toBe(201);
  });

  test('says who responded once its writer has said so (rule ASK-7)', async () => {
    const [client, one, two] = [await createClient(h), await offered(), await offered()];
    // an earlier answer says nothing about this pedido
    await chat(client, { service_id: two.service.id });
    h.clock.advance(day);
    await askAboutContacts(h.deps);
    const { id } = (await make(client, [one.service.id, two.service.id])).body.inquiry;
    for (const { service } of [one, two]) await chat(client, { service_id: service.id, inquiry_id: id });
    h.clock.advance(day);
    await askAboutContacts(h.deps);
    const open = { outcome: null, minutes: null };
    expect((await listOf(client))[0]?.recipients.map(({ answer }) => answer)).toEqual([open, null]);
    const as = await signIn(h, client);
    const { body } = await h.call<{ questions: { id: number; provider_id: number }[] }>(
      'GET',
      '/api/contact-questions',
      { as },
    );
    const question = body.questions.find(({ provider_id }) => provider_id === one.provider.id);
    await h.call('PUT', `/api/contact-questions/${question?.id}`, { as, body: { outcome: 'responded', minutes: 60 } });
    expect((await listOf(client))[0]?.recipients[0]?.answer).toEqual({ outcome: 'responded', minutes: 60 });
  });

  test('gives no phone once the provider is not listed, and not after its link has ended', async () => {
    const [client, one, two] = [await createClient(h), await offered(), await offered()];
    await make(client, [one.service.id, two.service.id]);
    await h.call('PUT', `/api/services/${one.service.id}/active`, {
      as: await signIn(h, one.provider),
      body: { is_active: false },
    });
    const phones = async () => (await listOf(client))[0]?.recipients.map(({ phone, is_open }) => [phone, is_open]);
    expect(await phones()).toEqual([
      [null, false],
      ['099123456', true],
    ]);
    h.clock.advance((limits.inquiryLinkDays + 1) * day);
    expect(await phones()).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  test('keeps the chat of who is in a pause, and says the day of the return (rules PAUSE-5 and ASK-7)', async () => {
    const [client, one] = [await createClient(h), await offered()];
    await make(client, [one.service.id]);
    const as = await signIn(h, one.provider);
    const until = new Date(h.clock.now().getTime() + 15 * day).toISOString().slice(0, 10);
    const away = { until, note: 'Vacaciones' };
    expect((await h.call('PUT', '/api/provider/pause', { as, body: away })).status).toBe(200);
    const recipient = async () => (await listOf(client))[0]?.recipients[0];
    expect(await recipient()).toMatchObject({ phone: '099123456', is_open: true, pause: away });
    // a new person cannot ask a provider who is away
    expect((await make(client, [one.service.id])).status).toBe(400);
    await h.call('PUT', `/api/services/${one.service.id}/active`, { as, body: { is_active: false } });
    expect(await recipient()).toMatchObject({ phone: null, is_open: false });
    expect(await recipient()).not.toHaveProperty('pause');
  });

  test('is in the download without its link, and goes with its writer or the provider', async () => {
    const [client, one, two] = [await createClient(h), await offered(), await offered()];
    await make(client, [one.service.id, two.service.id]);
    const as = await signIn(h, client);
    const { body } = await h.call<Record<string, object[]>>('GET', '/api/users/me/export', { as });
    expect(body.inquiries).toMatchObject([texts]);
    expect(Object.keys(body.inquiries?.[0] ?? {})).not.toContain('token');
    expect(body.inquiry_recipients).toHaveLength(2);
    expect((await eraseOwn(h, await signIn(h, two.provider))).status).toBe(200);
    expect((await listOf(client))[0]?.recipients).toHaveLength(1);
    expect((await eraseOwn(h, as)).status).toBe(200);
    const left = await db
      .selectFrom('inquiry_recipients')
      .select('inquiry_id')
      .where('account_id', '=', client.id)
      .execute();
    expect(left).toEqual([]);
  });
});

test('of several at once as many get in as there is room for', async () => {
  const client = await createClient(h);
  const { service } = await offered();
  // all calls use one session: signing in for each would make them come one after the other
  const as = await signIn(h, client);
  await expectRoomForOne({
    most: limits.inquiriesPerDay,
    fill: async () => {
      for (const what of times(limits.inquiriesPerDay - 1, (place) => `Algo ${place}`)) {
        await make(client, [service.id], { what });
      }
    },
    attempt: (place) => {
      const body = { ...texts, service_ids: [service.id], what: `Otra cosa ${place}` };
      return h.call('POST', '/api/inquiries', { as, body, headers: { 'idempotency-key': randomUUID() } });
    },
    rows: db.selectFrom('inquiries').select('id').where('account_id', '=', client.id),
  });
});
