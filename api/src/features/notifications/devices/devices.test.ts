// @module-tag postgres
import type { PushDevice } from '@tero/shared/contract/notifications-push';
import { limits } from '@tero/shared/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../../test/deletion.ts';
import { deliveriesOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser, tell } from '../../../../test/notices.ts';
import { createClient, type Person, password, signIn } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';

const push = await startPushService();
const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1', PUBLIC_URL: 'https://tero.example' });
const strict = await startHarness();
const { deliver } = deliveriesOf(h);
afterAll(push.close);

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const subscribe = (person: Person, body: object, userAgent = phone) =>
  h.call<{ device: PushDevice }>('POST', '/api/push/subscriptions', {
    as: person.token,
    body,
    headers: { 'user-agent': userAgent },
  });
const devicesOf = async (person: Person) =>
  (await h.call<{ devices: PushDevice[] }>('GET', '/api/push/devices', { as: person.token })).body.devices;

describe('subscribing a browser', () => {
  it('hands out the key to subscribe with', async () => {
    const { body } = await h.call<{ publicKey: string }>('GET', '/api/push/key');
    expect(body.publicKey).toBe(h.deps.config.push.vapid.publicKey);
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
  });

  it('lists it by what it is, and never by its address', async () => {
    const person = await createClient(h);
    const given = push.subscribe();
    const response = await subscribe(person, given);
    expect(response.body.device).toMatchObject({ device: 'Chrome en Android', last_success_at: null });
    const devices = await devicesOf(person);
    expect(devices).toEqual([response.body.device]);
    expect(JSON.stringify([devices, response.body])).not.toContain(given.endpoint);
    const all = await h.call('GET', '/api/users/me/export', { as: person.token });
    expect(JSON.stringify(all.body)).toContain('Chrome en Android');
    expect(JSON.stringify(all.body)).not.toContain(given.endpoint);
  });

  it('again renews it, and in place of an old address moves it', async () => {
    const person = await createClient(h);
    const [first, second] = [push.subscribe(), push.subscribe()];
    const { body } = await subscribe(person, first);
    expect((await subscribe(person, first)).body.device.id).toBe(body.device.id);
    await subscribe(person, { ...second, oldEndpoint: first.endpoint });
    expect(await devicesOf(person)).toHaveLength(1);
    await tell(h, person, { title: 'A la nueva' });
    await deliver();
    const arrived = push.messages.filter(({ text }) => text.includes('A la nueva'));
    expect(arrived.map(({ endpoint }) => endpoint)).toEqual([second.endpoint]);
  });

  it('ends with the sessions: a change of the password leaves none (rule ACC-82)', async () => {
    const person = await createClient(h);
    await subscribe(person, push.subscribe());
    const body = { currentPassword: password, newPassword: 'Guarana-kx92vWq-7' };
    expect((await h.call('PUT', '/api/users/change-password', { as: person.token, body })).status).toBe(200);
    expect(await devicesOf({ ...person, token: await signIn(h, person) })).toEqual([]);
  });

  it('does not take another account’s old address away', async () => {
    const [owner, other] = [await createClient(h), await createClient(h)];
    const first = push.subscribe();
    await subscribe(owner, first);
    await subscribe(other, { ...push.subscribe(), oldEndpoint: first.endpoint });
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  it('moves it with whoever signs in on it', async () => {
    const [first, next] = [await createClient(h), await createClient(h)];
    const shared = push.subscribe();
    await subscribe(first, shared);
    await subscribe(next, shared);
    expect([await devicesOf(first), await devicesOf(next)]).toMatchObject([[], [{ device: 'Chrome en Android' }]]);
    await tell(h, first, { title: 'Para la primera' });
    await tell(h, next, { title: 'Para la segunda' });
    await deliver();
    const texts = push.messages.filter(({ endpoint }) => endpoint === shared.endpoint).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Para la segunda');
  });

  it('keeps the newest few', async () => {
    const person = await createClient(h);
    const ids: number[] = [];
    for (let added = 0; added < limits.pushDevices + 2; added += 1) ids.push((await addBrowser(h, person, push)).id);
    const kept = (await devicesOf(person)).map(({ id }) => id);
    expect(kept).toEqual(ids.slice(2).reverse());
  });

  const good = push.subscribe();
  const point = Buffer.from(good.keys.p256dh, 'base64url');
  const offCurve = Buffer.from(point);
  offCurve[64] = (offCurve[64] ?? 0) ^ 1;
  it.each([
    ['a point that is too short', { p256dh: point.subarray(0, 64).toString('base64url') }],
    ['a compressed point', { p256dh: Buffer.from([2, ...point.subarray(1, 33)]).toString('base64url') }],
    ['a point off the curve', { p256dh: offCurve.toString('base64url') }],
    ['no point', { p256dh: '' }],
    ['letters', { p256dh: 'ñandú' }],
    ['a secret that is too long', { auth: Buffer.alloc(17).toString('base64url') }],
    ['no secret', { auth: '' }],
  ])('refuses %s', async (_, keys) => {
    const person = await createClient(h);
    const response = await subscribe(person, { ...good, keys: { ...good.keys, ...keys } });
    expect([response.status, response.body.errors?.keys]).toEqual([
      400,
      'Las claves del navegador no son válidas. Desactivá las notificaciones y volvé a activarlas.',
    ]);
  });

  it('takes keys as some browsers write them', async () => {
    const { endpoint, keys } = push.subscribe();
    const standard = (text: string) => Buffer.from(text, 'base64url').toString('base64');
    const padded = { p256dh: standard(keys.p256dh), auth: standard(keys.auth) };
    expect((await subscribe(await createClient(h), { endpoint, keys: padded })).status).toBe(200);
  });

  it.each([
    'http://127.0.0.1:4000/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/x',
    'https://127.1/x',
    'https://0x7f000001/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://tero.internal/x',
    'https://push.example/x',
    'http://fcm.googleapis.com/x',
  ])('refuses the address %s', async (endpoint) => {
    const { token } = await createClient(strict);
    const body = { ...push.subscribe(), endpoint };
    const response = await strict.call('POST', '/api/push/subscriptions', { as: token, body });
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([400, ['endpoint']]);
  });
});

describe('a browser that leaves', () => {
  it('is removed by its address, by its owner, as often as it says so', async () => {
    const [owner, other] = [await createClient(h), await createClient(h)];
    const given = push.subscribe();
    await subscribe(owner, given);
    const leave = (as: Person, endpoint = given.endpoint) =>
      h.call('POST', '/api/push/unsubscribe', { as: as.token, body: { endpoint } });
    expect((await leave(other)).status).toBe(200);
    expect(await devicesOf(owner)).toHaveLength(1);
    expect([(await leave(owner)).status, (await leave(owner)).status]).toEqual([200, 200]);
    expect((await leave(owner, 'nada')).status).toBe(200);
    expect(await devicesOf(owner)).toEqual([]);
  });

  it('is removed from the list by its owner alone', async () => {
    const [owner, other] = [await createClient(h), await createClient(h)];
    const { id } = await addBrowser(h, owner, push);
    const remove = (as: Person) => h.call('DELETE', `/api/push/devices/${id}`, { as: as.token });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(owner)).status).toBe(200);
    expect((await remove(owner)).status).toBe(404);
  });

  it('goes with its session, whoever ends it, and with no other (rule ACC-86)', async () => {
    const person = await createClient(h);
    const [mine, thiefs, older] = [push.subscribe(), push.subscribe(), push.subscribe()];
    const thief = { ...person, token: await signIn(h, person) };
    const gone = { ...person, token: await signIn(h, person) };
    for (const [who, given] of [
      [person, mine],
      [thief, thiefs],
      [gone, older],
    ] as const)
      await subscribe(who, given);
    expect((await devicesOf(person)).map(({ of_session }) => of_session)).toEqual([false, false, true]);
    await h.call('POST', '/api/auth/logout', { as: gone.token });
    expect(await devicesOf(person)).toHaveLength(2);
    await h.call('DELETE', '/api/auth/sessions', { as: person.token });
    expect(await devicesOf(person)).toMatchObject([{ of_session: true }]);
    await tell(h, person, { title: 'Solo para mí' });
    await deliver();
    const reached = push.messages.filter(({ text }) => text.includes('Solo para mí'));
    expect(reached.map(({ endpoint }) => endpoint)).toEqual([mine.endpoint]);
  });

  it('belongs to the session that renewed it last', async () => {
    const person = await createClient(h);
    const given = push.subscribe();
    await subscribe(person, given);
    const next = { ...person, token: await signIn(h, person) };
    expect(await devicesOf(next)).toMatchObject([{ of_session: false }]);
    expect((await subscribe(next, given)).body.device).toMatchObject({ of_session: true });
    await h.call('DELETE', '/api/auth/sessions', { as: next.token });
    expect(await devicesOf(next)).toHaveLength(1);
  });

  it('stays with its session, and goes with the account', async () => {
    const person = await createClient(h);
    const { id } = await addBrowser(h, person, push);
    const stored = () => h.deps.db.selectFrom('push_subscriptions').select('id').where('id', '=', id).execute();
    const { token } = person;
    await h.call('DELETE', '/api/auth/sessions', { as: token });
    expect(await stored()).toHaveLength(1);
    await eraseOwn(h, token);
    expect(await stored()).toEqual([]);
  });
});

describe('a test push', () => {
  it('goes to that browser alone, whatever the settings say', async () => {
    const [owner, other] = [await createClient(h), await createClient(h)];
    const [one, two] = [await addBrowser(h, owner, push), await addBrowser(h, owner, push)];
    const off = { enabled: false, categories: {} };
    const body = { settings: { email: off, push: off, sms: off } };
    await h.call('PUT', '/api/notifications/settings', { as: owner.token, body });
    const ask = (as: Person) => h.call('POST', `/api/push/devices/${one.id}/test`, { as: as.token });
    expect((await ask(other)).status).toBe(404);
    expect((await ask(owner)).status).toBe(200);
    const reached = push.messages.filter(({ endpoint }) => [one.endpoint, two.endpoint].includes(endpoint));
    expect(reached.map(({ endpoint }) => endpoint)).toEqual([one.endpoint]);
    expect(JSON.parse(reached[0]?.text ?? '').notification.title).toBe('Las notificaciones funcionan');
  });

  it('says no success when its service is away, or the browser has unsubscribed', async () => {
    const person = await createClient(h);
    const { id, endpoint } = await addBrowser(h, person, push);
    const ask = () => h.call('POST', `/api/push/devices/${id}/test`, { as: person.token });
    push.outcomes.set(endpoint, 503);
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'push_unavailable' } });
    push.outcomes.set(endpoint, 410);
    const over = await ask();
    expect([over.status, over.body.message]).toEqual([404, expect.stringContaining('lo sacamos de la lista')]);
    expect(await devicesOf(person)).toEqual([]);
  });
});

describe('what is pushed', () => {
  it('is declarative, short, and says nothing to the push service', async () => {
    const person = await createClient(h);
    const { endpoint } = await addBrowser(h, person, push);
    await tell(h, person);
    await tell(h, person, { topic: 'review:7', title: 'Reseña', message: 'á'.repeat(5000), link: '/provider/reviews' });
    await deliver();
    // both are sent at once, and either may arrive first
    const arrived = push.messages.find((one) => one.endpoint === endpoint && one.text.includes('Reseña'));
    expect(arrived).toMatchObject({
      ttl: 3 * 24 * 3600,
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(Buffer.byteLength(arrived?.text ?? '')).toBeLessThan(3000);
    expect(JSON.parse(arrived?.text ?? '')).toMatchObject({
      web_push: 8030,
      app_badge: 2,
      notification: {
        title: 'Reseña',
        navigate: 'https://tero.example/provider/reviews',
        tag: 'review-7',
        lang: 'es-UY',
        app_badge: 2,
        data: { id: expect.stringMatching(/^ntf_\d+$/), cat: 'reviewReminders' },
      },
    });
  });

  it.each([
    ['security_alert', 'high', 24 * 3600, null],
    ['new_message', 'high', 24 * 3600, null],
    ['subscription_expired', 'normal', 3 * 24 * 3600, 'hashed'],
    ['payment_reminder', 'normal', 3 * 24 * 3600, 'hashed'],
    ['new_service', 'normal', 3 * 24 * 3600, null],
  ] as const)('as %s is %s', async (type, urgency, ttl, topic) => {
    const person = await createClient(h);
    const { endpoint } = await addBrowser(h, person, push);
    await tell(h, person, { type });
    await deliver();
    const arrived = push.messages.find((one) => one.endpoint === endpoint);
    expect(arrived).toMatchObject({ urgency, ttl });
    expect(arrived?.topic === null).toBe(topic === null);
  });
});
