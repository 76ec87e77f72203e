// @module-tag postgres
import type { Person as PersonPage } from '@tero/shared/contract/admin/people';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser, tell } from '../../../../test/notices.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { refreshListed } from '../../services/lists/lists.ts';

const push = await startPushService();
const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1' });
const { db } = h.deps;
const admin = await createAdmin(h);
const get = (id: number) => h.call<{ person: PersonPage }>('GET', `/api/admin/people/${id}`, { as: admin.token });
const read = async ({ id }: Person) => (await get(id)).body.person;
const contactOf = (client: Person, body: object) =>
  h.call('POST', '/api/metrics/track-click', { as: client.token, body: { click_type: 'whatsapp', ...body } });

describe('the page of a person', () => {
  test('shows what the person did and what was done to it, on both sides', async () => {
    const provider = await createProvider(h, { entitled: true, name: 'Pía Provee' });
    const client = await createClient(h, { name: 'Clara Cliente' });
    const service = await createService(h, provider, { title: 'Aljibes' });
    expect((await contactOf(client, { service_id: service.id })).status).toBe(200);
    expect((await contactOf(client, { provider_id: provider.id })).status).toBe(200);
    expect((await writeReview(h, client, service)).status).toBe(201);
    const message = { name: 'Clara', email: client.email, subject: 'No entro', message: 'No puedo entrar' };
    await h.call('POST', '/api/contact', { as: client.token, body: message });

    const one = await read(client);
    expect(one.account).toMatchObject({ id: client.id, kind: 'user', name: 'Clara Cliente', has_password: true });
    expect(one.provider).toBeNull();
    expect(one.reviews_written).toMatchObject({ total: 1, rows: [{ provider_id: provider.id }] });
    expect(one.messages).toMatchObject({ total: 1, rows: [{ subject: 'No entro' }] });
    expect(one.contacts.total).toBe(2);
    expect(one.contacts.rows.map(({ service: about }) => about?.title ?? null).toSorted()).toEqual(['Aljibes', null]);
    expect(one.sessions).toMatchObject({ total: 1 });
    expect(one.reviews_received.total).toBe(0);

    const other = await read(provider);
    expect(other.provider).toMatchObject({ verification_status: 'pending', entitled: true });
    expect(other.services).toMatchObject({ total: 1, removed: 0, rows: [{ title: 'Aljibes', unlisted: [] }] });
    expect(other.reviews_received).toMatchObject({ total: 1, rows: [{ user_id: client.id }] });
    expect(other.contacts.rows).toMatchObject([
      { client: { name: 'Clara Cliente' } },
      { provider: { id: provider.id } },
    ]);
    expect(other.messages.total).toBe(0);
  });

  test('has what came without a session from the same email, which its table counts too', async () => {
    const client = await createClient(h);
    const body = { name: 'Clara', email: client.email, subject: 'Sin entrar', message: 'No puedo entrar' };
    expect((await h.call('POST', '/api/contact', { body })).status).toBe(201);
    const { messages } = await read(client);
    expect(messages).toMatchObject({ total: 1, rows: [{ subject: 'Sin entrar', account: null }] });
    const path = `/api/admin/messages?account_id=${client.id}`;
    expect((await h.call<{ total: number }>('GET', path, { as: admin.token })).body.total).toBe(1);
    expect((await read(await createClient(h))).messages.total).toBe(0);
    // an unverified address may belong to somebody else
    await db.updateTable('accounts').set({ email_verified: 0 }).where('id', '=', client.id).execute();
    expect((await h.call<{ total: number }>('GET', path, { as: admin.token })).body.total).toBe(0);
  });

  test('tells who else has the same phone or name, and who came from the same device or network', async () => {
    const one = await createClient(h, { name: 'Rosa Doble', phone: '099777111' });
    const twin = await createProvider(h, { name: 'rosa  doble'.replace('  ', ' '), phone: '099777111' });
    const neighbour = await createClient(h);
    const seen = (account_id: number, kind: 'device' | 'network', hash: string) => ({
      ...{ account_id, kind, hash },
      file: '',
      last_seen_at: h.clock.now().toISOString(),
    });
    const traits = [seen(one.id, 'device', 'aparato'), seen(twin.id, 'device', 'aparato')];
    const networks = [seen(one.id, 'network', 'casa'), seen(neighbour.id, 'network', 'casa')];
    await db
      .insertInto('account_traits')
      .values([...traits, ...networks])
      .execute();
    const links = (await read(one)).links.map(({ by, accounts }) => [by, accounts.map(({ id }) => id)]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['name', [twin.id]],
        ['phone', [twin.id]],
        ['device', [twin.id]],
      ]),
    );
    expect(links.find(([by]) => by === 'network')?.[1]).toContain(neighbour.id);
  });

  test('has the posts and promotions of a provider, hidden ones too', async () => {
    const provider = await createProvider(h);
    const at = h.clock.now().toISOString();
    const counts = { likes_count: 0, views_count: 0, shares_count: 0 };
    const post = { provider_id: provider.id, content: 'Terminamos', ...counts, created_at: at, updated_at: at };
    await db
      .insertInto('posts')
      .values({ ...post, hidden_at: at })
      .execute();
    expect((await read(provider)).posts).toMatchObject({
      total: 1,
      rows: [{ kind: 'post', text: 'Terminamos', is_hidden: true }],
    });
  });

  test('has the newest 20 of each list, with the total that its table says', async () => {
    const client = await createClient(h);
    for (let written = 0; written < 21; written += 1) {
      const row = { kind: 'contact' as const, name: 'a', email: 'a@ejemplo.uy', subject: `N ${written}`, message: 'x' };
      const at = h.clock.now().toISOString();
      const sent = { ...row, account_id: client.id, ip: '127.0.0.1', created_at: at };
      await db.insertInto('contact_messages').values(sent).execute();
    }
    const { messages } = await read(client);
    expect([messages.total, messages.rows.length]).toEqual([21, 20]);
    const table = await h.call<{ total: number }>('GET', `/api/admin/messages?account_id=${client.id}`, {
      as: admin.token,
    });
    expect(table.body.total).toBe(21);
  });

  test('says what was sent and its fate, with what it was about', async () => {
    const client = await createClient(h);
    await addBrowser(h, client, push);
    await tell(h, client);
    const { deliveries, devices } = await read(client);
    expect(deliveries.rows.map(({ channel, status }) => [channel, status]).toSorted()).toEqual([
      ['email', 'pending'],
      ['push', 'pending'],
    ]);
    expect(devices.total).toBe(1);
    await db.updateTable('outbox').set({ status: 'dead', attempts: 8 }).where('account_id', '=', client.id).execute();
    expect((await read(client)).deliveries.rows[0]).toMatchObject({ status: 'dead', attempts: 8 });
  });

  test('holds nothing that anybody signs in or is reached with, nor documents', async () => {
    const secret = 'ESTO-NO-SALE';
    const provider = await createProvider(h, {
      password_hash: secret,
      profile: { cedula_number: secret, birth_date: secret, emergency_contact: secret, emergency_phone: secret },
    });
    await addBrowser(h, provider, push);
    await db.updateTable('push_subscriptions').set({ p256dh: secret, auth: secret }).execute();
    const at = h.clock.now().toISOString();
    const due = { attempts: 0, next_attempt_at: at, created_at: at, status: 'pending' as const };
    const mail = { dedupe_key: `email:reset:${secret}`, channel: 'email' as const, payload: `{"link":"${secret}"}` };
    await db
      .insertInto('outbox')
      .values({ ...due, ...mail, last_error: secret, account_id: provider.id })
      .execute();
    const codes = { hash: secret, account_id: provider.id, created_at: at };
    await db.insertInto('recovery_codes').values(codes).execute();
    const sought = { account_id: provider.id, secret, created_at: at, confirmed_at: at, last_counter: 0 };
    await db.insertInto('second_steps').values(sought).execute();
    const identity = { provider: 'google', subject: secret, account_id: provider.id, created_at: at };
    await db.insertInto('identities').values(identity).execute();
    const session = await db.selectFrom('sessions').select('id').where('account_id', '=', provider.id).execute();
    const device = await db.selectFrom('push_subscriptions').select('endpoint').execute();

    const text = JSON.stringify((await get(provider.id)).body);
    expect(text).toContain('"second_step":true,"has_password":true');
    expect(text).toContain('"signs_in_with":["google"]');
    expect(text).toContain('"about":"reset"');
    for (const hidden of [secret, ...session.map(({ id }) => id), ...device.map(({ endpoint }) => endpoint)]) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toMatch(/"(password_hash|payload|dedupe_key|last_error|endpoint|secret|cedula_number|hash)"/);
  });

  test('is logged when it is looked at, and lists who did', async () => {
    const client = await createClient(h);
    const { rows } = await logged(h, () => get(client.id));
    expect(rows).toMatchObject([{ action: 'view', entity_type: 'user', entity_id: client.id, admin_id: admin.id }]);
    // a second read within the same visit is logged as the same view, a later one as another
    expect((await read(client)).logs.rows).toMatchObject([{ action: 'view' }]);
    h.clock.advance(11 * 60_000);
    expect((await read(client)).logs.rows).toMatchObject([{ action: 'view' }, { action: 'view' }]);
    const { response, rows: none } = await logged(h, () => get(999_999));
    expect([response.status, none]).toEqual([404, []]);
  });
});

describe('why a service is not listed', () => {
  const later = (days: number) => new Date(h.clock.now().getTime() + days * 86_400_000).toISOString();

  type Given = { entitled?: boolean | string; is_active?: 0 };
  test.each<[string, Given, string[]]>([
    ['nothing', {}, []],
    ['its switch', { is_active: 0 }, ['switched_off']],
    ['no subscription ever', { entitled: false }, ['never_entitled']],
    ['a subscription that ended', { entitled: later(-1) }, ['lapsed']],
    ['two things at once', { entitled: later(-1), is_active: 0 }, ['switched_off', 'lapsed']],
  ])('is told by the rule that lists it: %s', async (_, { entitled = true, ...columns }, reasons) => {
    const provider = await createProvider(h, { entitled });
    await createService(h, provider, columns);
    const [service] = (await read(provider)).services.rows;
    expect(service).toMatchObject({ unlisted: reasons, listed: reasons.length === 0 });
  });

  test('tells of its category, and counts what was removed', async () => {
    const provider = await createProvider(h, { entitled: true });
    const { category_id } = await createService(h, provider, { category: 'Albañilería' });
    const gone = await createService(h, provider);
    await db
      .updateTable('services')
      .set({ deleted_at: later(0) })
      .where('id', '=', gone.id)
      .execute();
    await db.updateTable('categories').set({ is_active: 0 }).where('id', '=', category_id).execute();
    await inTransaction(db, (trx) => refreshListed(trx, { categoryId: category_id }, h.clock.now()));
    expect((await read(provider)).services).toMatchObject({
      total: 1,
      removed: 1,
      rows: [{ unlisted: ['category_off'], listed: false }],
    });
  });
});

describe('the tables filtered to a person', () => {
  test.each([
    ['reviews', 'client_id'],
    ['reviews', 'provider_id'],
    ['payments', 'provider_id'],
    ['messages', 'account_id'],
    ['logs', 'personId'],
  ])('%s by %s', async (table, filter) => {
    const path = (id: string) => `/api/admin/${table}?${filter}=${id}`;
    const { status, body } = await h.call<{ total?: number; pagination?: { total: number } }>('GET', path('987654'), {
      as: admin.token,
    });
    expect([status, body.total ?? body.pagination?.total]).toEqual([200, 0]);
    expect((await h.call('GET', path('uno'), { as: admin.token })).status).toBe(400);
  });
});
