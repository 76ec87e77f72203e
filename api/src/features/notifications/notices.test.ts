// @module-tag postgres
import type { Notification } from '@tero/shared/contract/notifications';
import { limits } from '@tero/shared/limits';
import { defaultSettings, type NotificationSettings } from '@tero/shared/rules/notifications';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { tell } from '../../../test/notices.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const path = '/api/notifications';

async function listOf({ token }: Person, query = ''): Promise<Notification[]> {
  const response = await h.call<{ notifications: Notification[] }>('GET', `${path}${query}`, { as: token });
  expect(response.status).toBe(200);
  return response.body.notifications;
}

async function unreadOf({ token }: Person): Promise<number> {
  return (await h.call<{ unreadCount: number }>('GET', `${path}/unread-count`, { as: token })).body.unreadCount;
}

describe('notices in the app', () => {
  it('are one’s own, the newest first, ten unless asked for more', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    await tell(h, other);
    for (let told = 1; told <= 12; told += 1) await tell(h, person, { title: `Aviso ${told}` });
    const titles = (await listOf(person)).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 10 }, (_, at) => `Aviso ${12 - at}`));
    expect(await listOf(person, '?limit=50')).toHaveLength(12);
    expect(await unreadOf(person)).toBe(12);
    expect((await listOf(person))[0]).toEqual({
      id: expect.any(Number),
      type: 'new_review',
      title: 'Aviso 12',
      message: 'Lo que pasó.',
      link: '/provider/reviews',
      is_read: false,
      created_at: h.clock.now().toISOString(),
    });
  });

  it('become read by opening them, by their owner alone, and stay so', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    await tell(h, person);
    await tell(h, person);
    const [first] = await listOf(person);
    const read = (as: Person, id = first?.id) => h.call('PUT', `${path}/${id}/read`, { as: as.token });
    expect((await read(other)).status).toBe(404);
    expect((await read(person, 999_999)).status).toBe(404);
    expect(await unreadOf(person)).toBe(2);
    expect([(await read(person)).status, (await read(person)).status]).toEqual([200, 200]);
    expect((await listOf(person)).map(({ is_read }) => is_read)).toEqual([true, false]);
    expect(await unreadOf(person)).toBe(1);
  });

  it('take the older ones about the same thing along when they are read (rule NOTI-88)', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    for (const topic of ['quote:1', 'quote:2', 'quote:1', 'promo', 'promo', 'quote:1'])
      await tell(h, person, { topic });
    await tell(h, other, { topic: 'quote:1' });
    const [newest, promo, , middle] = await listOf(person);
    const read = (id = 0) => h.call('PUT', `${path}/${id}/read`, { as: person.token });
    expect((await read(middle?.id)).status).toBe(200);
    expect((await listOf(person)).map(({ is_read }) => is_read)).toEqual([false, false, false, true, false, true]);
    await read(newest?.id);
    // a promotion is one of many: a new one is about another thing
    await read(promo?.id);
    expect((await listOf(person)).map(({ is_read }) => is_read)).toEqual([true, true, false, true, false, true]);
    expect([await unreadOf(person), await unreadOf(other)]).toEqual([2, 1]);
  });

  it('are all read at once, of one account', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    for (const one of [person, person, other]) await tell(h, one);
    expect((await h.call('PUT', `${path}/mark-all-read`, { as: person.token })).status).toBe(200);
    expect([await unreadOf(person), await unreadOf(other)]).toEqual([0, 1]);
  });

  it('tell an event once, also when two tell it at the same moment', async () => {
    const person = await createClient(h);
    const both = await Promise.all([tell(h, person, { key: 'uno' }), tell(h, person, { key: 'uno' })]);
    expect(both.sort()).toEqual([false, true]);
    expect(await tell(h, person, { key: 'uno' })).toBe(false);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('are kept up to a number, the oldest going first', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    await tell(h, other);
    for (let told = 0; told < limits.notificationsKept + 3; told += 1) await tell(h, person, { title: `${told}` });
    const kept = await h.deps.db
      .selectFrom('notifications')
      .select('title')
      .where('account_id', '=', person.id)
      .orderBy('id')
      .execute();
    expect(kept).toHaveLength(limits.notificationsKept);
    expect(kept[0]?.title).toBe('3');
    expect(await unreadOf(other)).toBe(1);
  });

  it.each(['?limit=0', '?limit=51', '?limit=muchas'])('are not listed for %s', async (query) => {
    const { token } = await createClient(h);
    expect((await h.call('GET', `${path}${query}`, { as: token })).status).toBe(400);
  });
});

describe('the settings', () => {
  const settings = `${path}/settings`;
  const read = async ({ token }: Person) =>
    (await h.call<{ data: { settings: NotificationSettings } }>('GET', settings, { as: token })).body.data.settings;
  const write = ({ token }: Person, body: object) => h.call('PUT', settings, { as: token, body });

  it('begin as the defaults', async () => {
    expect(await read(await createClient(h))).toEqual(defaultSettings('user'));
    expect(await read(await createProvider(h))).toEqual(defaultSettings());
  });

  it('change for one account, and keep what is not mentioned', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    const changed = defaultSettings('user');
    changed.email.categories.weeklyDigest = false;
    changed.push.enabled = false;
    const response = await write(person, { settings: changed });
    expect([response.status, response.body.message]).toEqual([200, 'Configuración guardada exitosamente']);
    expect(await read(person)).toEqual(changed);
    const few = { enabled: true, categories: { reviewReminders: false } };
    await write(person, { settings: { email: few, push: { enabled: true, categories: {} }, sms: few } });
    const after = await read(person);
    expect(after.email.categories).toMatchObject({ weeklyDigest: false, reviewReminders: false, securityAlerts: true });
    expect(after.sms).toEqual({ enabled: true, categories: defaultSettings('user').sms.categories });
    expect(await read(other)).toEqual(defaultSettings('user'));
  });

  it('of a client have nothing about subscriptions, and take nothing about them (rule NOTI-40)', async () => {
    const client = await createClient(h);
    const paid = ['paymentReminders', 'subscriptionAlerts'] as const;
    for (const { categories } of Object.values(await read(client))) {
      for (const key of paid) expect(categories).not.toHaveProperty(key);
    }
    const off = defaultSettings();
    for (const { categories } of Object.values(off))
      for (const key of paid) if (key in categories) categories[key] = false;
    const response = await write(client, { settings: off });
    expect(response.status).toBe(200);
    await h.deps.db.updateTable('accounts').set({ kind: 'provider' }).where('id', '=', client.id).execute();
    // these are now the settings of a provider: the account lost nothing that it had as a client
    expect(await read(client)).toEqual(defaultSettings());
  });

  it('of another version are kept for it, and shown to nobody', async () => {
    const person = await createClient(h);
    const stored = { email: { enabled: false, categories: { somethingNew: false, weeklyDigest: false } }, fax: {} };
    const row = { account_id: person.id, settings: JSON.stringify(stored), updated_at: h.clock.now().toISOString() };
    await h.deps.db.insertInto('notification_settings').values(row).execute();
    const seen = await read(person);
    expect(seen.email.enabled).toBe(false);
    expect(seen.email.categories).toEqual({ ...defaultSettings('user').email.categories, weeklyDigest: false });
    await write(person, { settings: seen });
    const kept = await h.deps.db
      .selectFrom('notification_settings')
      .select('settings')
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept.settings)).toMatchObject({ email: { categories: { somethingNew: false } }, fax: {} });
  });

  it.each([
    [{ settings: { email: { enabled: 'sí', categories: {} } } }, 'settings.email.enabled'],
    [{ settings: {} }, 'settings.email'],
    [{}, 'settings'],
  ])('refuse %o', async (body, field) => {
    const response = await write(await createClient(h), body);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.errors ?? {})).toContain(field);
  });
});

describe('the mail program’s button', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('needs a token of ours', async () => {
    for (const token of ['x', '1.weeklyDigest.AAAA', '1.nada.', '../settings']) {
      const response = await h.call('POST', `${path}/unsubscribe/${encodeURIComponent(token)}`, { body: {} });
      expect([response.status, response.body.code]).toEqual([400, 'token_invalid']);
    }
  });

  it('leads a person to the screen that asks before it does it', async () => {
    const response = await h.app.inject({ method: 'GET', url: `${path}/unsubscribe/1.weeklyDigest.AAAA` });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`${h.deps.config.publicUrl}/unsubscribe/1.weeklyDigest.AAAA`);
  });

  it('takes forms nowhere else', async () => {
    const { token } = await createClient(h);
    const response = await h.call('PUT', `${path}/mark-all-read`, { as: token, body: 'a=b', headers: form });
    expect(response.status).toBe(415);
  });
});
