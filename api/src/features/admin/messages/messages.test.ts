// @module-tag postgres
import type { AdvancedStats, DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import type { OwnMessage } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h, { name: 'Ana Atiende' });
const as = admin.token;
const at = (iso: string) => ({ created_at: iso });

describe('the numbers', () => {
  test('of the dashboard are totals, and those since the local month began', async () => {
    // 00:30 UTC on the 1st is still the month before in Montevideo
    await createClient(h, at('2026-03-01T00:30:00.000Z'));
    await createClient(h, at('2026-03-01T03:30:00.000Z'));
    const provider = await createProvider(h, { entitled: true, ...at('2025-01-01T12:00:00.000Z') });
    const service = await createService(h, provider);
    await createService(h, provider, { is_active: 0 });
    await createService(h, provider, { deleted_at: h.clock.now().toISOString() });
    const client = await createClient(h);
    await writeReview(h, client, service, { response_time_rating: 4 });
    const { body } = await h.call<{ stats: DashboardStats }>('GET', '/api/admin/dashboard', { as });
    expect(body.stats).toEqual({
      totalUsers: 4,
      recentUsers: 3,
      totalProviders: 1,
      recentProviders: 0,
      activeServices: 1,
      totalServices: 2,
      averageRating: 4.67,
      totalReviews: 1,
      countedReviews: 1,
      backup: null,
    });
  });

  test('of a period are of its local days, today included', async () => {
    const advanced = (period: string) =>
      h.call<{ stats: AdvancedStats }>('GET', `/api/admin/stats/advanced${period}`, { as });
    const provider = await createProvider(h, at('2026-03-04T02:59:00.000Z'));
    await createProvider(h, at('2026-03-04T03:00:00.000Z'));
    const day = '2026-03-09T12:00:00.000Z';
    const row = { provider_id: provider.id, amount: 89_000, payment_method: 'mercadopago' as const, updated_at: day };
    const payment = { ...row, status: 'failed' as const, payment_date: day, created_at: day };
    await db
      .insertInto('payments')
      .values([payment, { ...payment, status: 'completed' }])
      .execute();
    const { stats } = (await advanced('?period=7')).body;
    expect(stats).toMatchObject({ period: 7, from: '2026-03-04', to: '2026-03-10' });
    expect(stats.growth).toMatchObject({
      newUsers: 2,
      newProviders: 1,
      newServices: 2,
      newReviews: 1,
      providerShare: 33.3,
    });
    expect(stats.daily).toHaveLength(7);
    expect(stats.daily[0]).toEqual({ day: '2026-03-04', users: 0, providers: 1 });
    expect(stats.daily.at(-1)).toEqual({ day: '2026-03-10', users: 2, providers: 0 });
    expect(stats.payments).toEqual({ successful: 1, pending: 0, failed: 1 });
    expect(stats.subscriptions).toEqual({ active: 0, pending: 0, expired: 0 });
    expect(stats.topCategories).toEqual([{ category: 'Electricidad', count: 1 }]);
    expect((await advanced('')).body.stats).toMatchObject({ period: 30, growth: { newProviders: 2 } });
    expect((await advanced('?period=365')).body.stats.daily).toHaveLength(365);
    for (const period of ['1', '0', 'todo', '-7']) expect((await advanced(`?period=${period}`)).status).toBe(400);
  });

  test('of subscriptions count those past their end as expired', async () => {
    const provider = await createProvider(h);
    await h.call('POST', '/api/admin/subscriptions/admin', { as, body: { provider_id: provider.id } });
    const states = async () => {
      const path = '/api/admin/stats/advanced';
      return (await h.call<{ stats: AdvancedStats }>('GET', path, { as: await token() })).body.stats.subscriptions;
    };
    const token = async () => (await createAdmin(h)).token;
    expect(await states()).toEqual({ active: 1, pending: 0, expired: 0 });
    h.clock.set('2026-05-01T12:00:00.000Z');
    expect(await states()).toEqual({ active: 0, pending: 0, expired: 1 });
    h.clock.set('2026-03-10T15:00:00.000Z');
  });

  test('of subscriptions count those that are still being charged as active, as long as they give access', async () => {
    const active = async () =>
      (await h.call<{ stats: AdvancedStats }>('GET', '/api/admin/stats/advanced', { as })).body.stats.subscriptions
        .active;
    const before = await active();
    const since = async (start_date: string, end_date: string) => {
      const { id: provider_id } = await createProvider(h);
      const [created_at, updated_at] = [start_date, start_date];
      const row = { provider_id, status: 'active', amount: 89_000, payment_method: 'mercadopago' } as const;
      const flags = { early_access: 0, auto_renewal: 1, cancel_at_mp: 0 } as const;
      const keys = { reference: `r${provider_id}`, idempotency_key: `k${provider_id}` };
      const dates = { start_date, end_date, created_at, updated_at, next_check_at: '2099-01-01T00:00:00.000Z' };
      await db
        .insertInto('subscriptions')
        .values({ ...row, ...flags, ...keys, ...dates })
        .execute();
    };
    const threeDaysAgo = '2026-03-07T15:00:00.000Z';
    await since('2026-02-07T15:00:00.000Z', threeDaysAgo);
    expect(await active()).toBe(before + 1);
    // nothing was ever granted or paid: MercadoPago has two days to report a payment (rule SUB-71)
    await since(threeDaysAgo, threeDaysAgo);
    expect(await active()).toBe(before + 1);
  });
});

describe('messages', () => {
  const list = (query = '') => h.call<{ messages: AdminMessage[] }>('GET', `/api/admin/messages?${query}`, { as });
  const change = (id: number, body: object) =>
    h.call<{ entry: AdminMessage }>('PUT', `/api/admin/messages/${id}`, { as, body });
  const write = { name: 'Juana', email: 'juana@ejemplo.uy', subject: 'Un problema', message: 'No anda el candado' };

  test('stand in a queue with what they are about', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider, { title: 'Aljibes y pozos' });
    const page = `${h.deps.config.publicUrl}/servicios/${service.id}?q=x`;
    const client = await createClient(h, { name: 'Clienta Firme' });
    await h.call('POST', '/api/contact', { as: client.token, body: { ...write, page } });
    const report = {
      ...write,
      subject: 'Spam',
      description: 'Me insultó',
      type: 'account',
      page: '/provider-profile/1',
    };
    await h.call('POST', '/api/report/', { body: { ...report, page: `/provider-profile/${provider.id}` } });
    await h.call('POST', '/api/contact', { body: { ...write, page: 'https://otro.example/servicios/1' } });
    const { body } = await list('sort=id');
    expect(body.messages).toMatchObject([
      {
        kind: 'contact',
        state: 'nuevo',
        page: `/servicios/${service.id}`,
        about: { type: 'service', id: service.id, label: 'Aljibes y pozos', link: `/servicios/${service.id}` },
        account: { id: client.id, name: 'Clienta Firme' },
      },
      { kind: 'report', report_type: 'account', about: { type: 'provider', id: provider.id } },
      { page: null, about: null, account: null },
    ]);
    expect((await list('kind=report')).body.messages).toHaveLength(1);
    expect((await list('search=candado')).body.messages).toHaveLength(2);
    expect((await list('state=cerrado')).body.messages).toEqual([]);
  });

  test('change state, with a note and a log row', async () => {
    const [first] = (await list('sort=id')).body.messages;
    const id = first?.id ?? 0;
    const { response, rows } = await logged(h, () => change(id, { state: 'en_curso', note: 'Le escribí' }));
    expect(response.body.entry).toMatchObject({ state: 'en_curso', note: 'Le escribí', handled_by: 'Ana Atiende' });
    expect(rows).toMatchObject([
      { action: 'update', entity_type: 'message', details: { state: { before: 'nuevo', after: 'en_curso' } } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('escribí');
    expect((await change(id, { state: 'cerrado' })).body.entry).toMatchObject({ state: 'cerrado', note: 'Le escribí' });
    expect((await change(id, { state: 'perdido' })).body.errors).toHaveProperty('state');
    expect((await change(999_999, { state: 'cerrado' })).status).toBe(404);
  });

  test('are answered: an account is told in the app and reads it among its own, a stranger gets a mail', async () => {
    const client = await createClient(h);
    const other = await createClient(h);
    await h.call('POST', '/api/contact', { as: client.token, body: { ...write, subject: 'De una cuenta' } });
    await h.call('POST', '/api/contact', { body: { ...write, subject: 'De afuera', email: 'afuera@ejemplo.uy' } });
    const { messages } = (await list()).body;
    const [own, stranger] = ['De una cuenta', 'De afuera'].map((subject) =>
      messages.find((one) => one.subject === subject),
    );
    const answer = 'Ya lo arreglamos.\nGracias por avisar.';
    const { response: done, rows } = await logged(h, () => change(own?.id ?? 0, { answer }));
    expect(done.body.entry).toMatchObject({ subject: 'De una cuenta', answer, state: 'cerrado' });
    expect(JSON.stringify(rows)).not.toContain('arreglamos');
    // a note that is changed afterwards sends nothing again
    await change(own?.id ?? 0, { note: 'Listo', answer: '' });
    const told = await db.selectFrom('notifications').selectAll().where('account_id', '=', client.id).execute();
    expect(told).toMatchObject([{ type: 'new_message', link: '/mis-mensajes' }]);
    const mine = (person: typeof client) =>
      h.call<{ messages: OwnMessage[] }>('GET', '/api/users/me/messages', { as: person.token });
    expect((await mine(client)).body.messages).toMatchObject([{ subject: 'De una cuenta', answer }]);
    expect((await mine(other)).body.messages).toEqual([]);
    expect((await h.call('GET', '/api/users/me/messages')).status).toBe(401);

    await change(stranger?.id ?? 0, { answer });
    const mails = await db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', 'like', 'email:answer:%')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toContain('afuera@ejemplo.uy');
  });

  test('go on from both sides, and wait for whoever has to write next', async () => {
    const client = await createClient(h, { name: 'Sofía Larga Charla' });
    await h.call('POST', '/api/contact', { as: client.token, body: { ...write, subject: 'Un hilo' } });
    const entryOf = async () => (await list('search=hilo')).body.messages[0] as AdminMessage;
    const { id } = await entryOf();
    const waiting = async () => (await list('waits=1&search=hilo')).body.messages.length;
    expect([(await entryOf()).waits, await waiting()]).toEqual([true, 1]);
    await change(id, { answer: 'Probá reiniciar.', state: 'en_curso' });
    expect([(await entryOf()).waits, await waiting()]).toEqual([false, 0]);
    expect((await list('waits=0&search=hilo')).body.messages).toHaveLength(1);

    const follow = (text: string, as = client.token, key = 'k1') =>
      h.call('POST', `/api/users/me/messages/${id}`, {
        as,
        body: { message: text },
        headers: { 'idempotency-key': `${key.repeat(8)}` },
      });
    h.clock.advance(60_000);
    expect((await follow('  ')).body).toMatchObject({ errors: { message: 'Escribí el mensaje' } });
    expect((await follow('Reinicié y sigue igual.')).status).toBe(201);
    expect((await follow('Reinicié y sigue igual.')).status).toBe(201);
    expect([(await entryOf()).waits, (await entryOf()).state, await waiting()]).toEqual([true, 'en_curso', 1]);
    await change(id, { answer: 'Listo, ya anda.' });
    expect(await entryOf()).toMatchObject({ state: 'cerrado', waits: false, answer: 'Listo, ya anda.' });
    h.clock.advance(60_000);
    await follow('¡Gracias!', client.token, 'k2');
    expect(await entryOf()).toMatchObject({ state: 'nuevo', waits: true });

    const { body } = await h.call<{ messages: OwnMessage[] }>('GET', '/api/users/me/messages', { as: client.token });
    const said = body.messages[0]?.entries.map(({ side, text }) => [side, text]);
    expect(said).toEqual([
      ['team', 'Probá reiniciar.'],
      ['writer', 'Reinicié y sigue igual.'],
      ['team', 'Listo, ya anda.'],
      ['writer', '¡Gracias!'],
    ]);
    expect((await entryOf()).entries.map(({ side, text }) => [side, text])).toEqual(said);
    // the message is found by later texts of either side, and by a part of a word or a short word
    for (const text of ['reinicie', 'einici', 'ya anda', 'hilo'])
      expect((await list(`search=${text}`)).body.messages.map((row) => row.id)).toContain(id);
    const exported = await h.call('GET', '/api/users/me/export', { as: client.token });
    expect(JSON.stringify(exported.body)).toContain('sigue igual');
    const mails = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `email:contact:${id}:%`)
      .execute();
    expect(mails).toHaveLength(2);
    const stranger = await createClient(h);
    expect((await follow('Hola', stranger.token, 'k3')).status).toBe(404);
  });

  test('that an earlier release answered keep that answer when another one follows', async () => {
    const client = await createClient(h);
    await h.call('POST', '/api/contact', { as: client.token, body: { ...write, subject: 'Respuesta vieja' } });
    const { id } = (await list('search=respuesta vieja')).body.messages[0] as AdminMessage;
    const answered_at = h.clock.now().toISOString();
    await db.updateTable('contact_messages').set({ answer: 'La de antes', answered_at }).where('id', '=', id).execute();
    h.clock.advance(60_000);
    await change(id, { answer: 'La de ahora' });
    const { entries } = (await list('search=respuesta vieja')).body.messages[0] as AdminMessage;
    expect(entries.map(({ text }) => text)).toEqual(['La de antes', 'La de ahora']);
  });

  test('take no more than a conversation holds', async () => {
    const client = await createClient(h);
    await h.call('POST', '/api/contact', { as: client.token, body: { ...write, subject: 'Sin fin' } });
    const { id } = (await list('search=sin fin')).body.messages[0] as AdminMessage;
    const row = { message_id: id, side: 'writer' as const, text: 'Más', created_at: h.clock.now().toISOString() };
    await db
      .insertInto('message_entries')
      .values(Array.from({ length: limits.threadEntries }, () => row))
      .execute();
    const { status, body } = await h.call('POST', `/api/users/me/messages/${id}`, {
      as: client.token,
      body: { message: 'Otra' },
    });
    expect([status, body]).toMatchObject([409, { code: 'quota_exceeded' }]);
  });
});
