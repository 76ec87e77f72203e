// @module-tag postgres
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../../test/deletion.ts';
import { outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, type Person, password, signIn } from '../../../../test/people.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const { db } = h.deps;
let made = 0;
/** Returns the address of another network each time. */
function elsewhere(): string {
  made += 1;
  return `198.51.${Math.floor(made / 250)}.${made % 250}`;
}

interface From {
  ip?: string;
  cookie?: string | undefined;
}
const login = ({ email }: Pick<Person, 'email'>, given = password, { ip = elsewhere(), cookie }: From = {}) =>
  h.call('POST', '/api/auth/login', {
    body: { identifier: email, password: given },
    ip,
    ...(cookie && { headers: { cookie } }),
  });
const wrong = (person: Pick<Person, 'email'>, from?: From) => login(person, 'no es esta', from);
const outcomes = (responses: readonly { status: number }[]) => {
  const count = (status: number) => responses.filter((one) => one.status === status).length;
  return { wrong: count(401), waits: count(429), in: count(200) };
};
const repeat = <T>(times: number, act: () => T): T[] => Array.from({ length: times }, act);
/** Returns the cookie that a response sets, as the browser sends it back. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0];
const notices = async ({ id }: Person) =>
  (
    await db
      .selectFrom('notifications')
      .select('title')
      .where('account_id', '=', id)
      .where('title', 'like', 'Alguien%')
      .execute()
  ).length;

describe('wrong passwords', () => {
  test('that come at once are as many as are free, and the others wait', async () => {
    const client = await createClient(h);
    // all wait for the same row and for one of the pool's ten connections, which must come before their timeout
    const responses = await Promise.all(repeat(40, () => wrong(client)));
    expect(outcomes(responses)).toEqual({ wrong: 5, waits: 35, in: 0 });
    expect((await login(client)).status).toBe(429);
  });

  test('from one network are as many as are free over all accounts, whatever its addresses', async () => {
    const people = await Promise.all(repeat(8, () => createClient(h)));
    const at = (host: number, network = 7) => ({ ip: `2001:db8:7:${network}::${host.toString(16)}` });
    await Promise.all(people.map((one, place) => wrong(one, at(place + 1))));
    const address = db.updateTable('login_failures').where('key', '=', 'address:2001:db8:7:7::/64');
    // otherwise the limit of calls per minute would be reached first
    const counted = await address.set({ failures: 19 }).where('failures', '=', 8).executeTakeFirst();
    expect(counted.numUpdatedRows).toBe(1n);
    const client = await createClient(h);
    expect((await wrong(client, at(200))).status).toBe(401);
    expect((await login(client, password, at(201))).status).toBe(429);
    expect((await login(client, password, at(201, 8))).status).toBe(200);
  });

  test('from one rented /48 of IPv6 are as many as are free, however many networks it is split into', async () => {
    const rented = (network: number) => ({ ip: `2001:db8:fade:${(0xa000 + network).toString(16)}::1` });
    const unknown = (network: number) => wrong({ email: 'nadie-asi' }, rented(network));
    const first = await Promise.all(Array.from({ length: 40 }, (_, network) => unknown(network)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
    const count = db.updateTable('login_failures').where('key', '=', 'address:2001:db8:fade::/48');
    const counted = await count.set({ failures: 98 }).where('failures', '=', 40).executeTakeFirst();
    expect(counted.numUpdatedRows).toBe(1n);
    const more = await Promise.all(Array.from({ length: 40 }, (_, network) => unknown(100 + network)));
    expect(more.filter(({ status }) => status === 404).length).toBe(2);
    expect(more.filter(({ status }) => status === 429).length).toBe(38);
    const client = await createClient(h);
    expect((await login(client, password, rented(200))).status).toBe(429);
    expect((await login(client, password, { ip: '2001:db8:6::1' })).status).toBe(200);
  });

  test('under username and email are one count', async () => {
    const client = await createClient(h);
    await Promise.all(repeat(3, () => wrong(client)));
    const named = await Promise.all(repeat(3, () => wrong({ email: client.username })));
    expect(outcomes(named)).toEqual({ wrong: 2, waits: 1, in: 0 });
  });

  test('wait longer and longer, and are not forgotten by guessing slowly', async () => {
    const client = await createClient(h);
    await Promise.all(repeat(5, () => wrong(client)));
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      h.clock.advance(wait * 1000 - 1);
      expect((await wrong(client)).status).toBe(429);
      h.clock.advance(1);
      expect((await wrong(client)).status).toBe(401);
    }
    // each waits a quarter of an hour, so there are fewer than 120 a day
    h.clock.advance(hour);
    expect((await wrong(client)).status).toBe(401);
    expect((await wrong(client)).status).toBe(429);
    h.clock.advance(day + minute);
    expect(outcomes(await Promise.all(repeat(6, () => wrong(client))))).toEqual({ wrong: 5, waits: 1, in: 0 });
  });

  test('make room again when the right one was among them', async () => {
    const client = await createClient(h);
    for (let at = 0; at < 12; at += 1) expect((await login(client)).status).toBe(200);
    for (let at = 0; at < 5; at += 1) expect((await wrong(client)).status).toBe(401);
    expect((await wrong(client)).status).toBe(429);
  });
});

describe('a device or network that has signed in before', () => {
  test('does not wait for strangers, but has a count of its own', async () => {
    const client = await createClient(h);
    const home = elsewhere();
    const cookie = cookieOf(await login(client, password, { ip: home }));
    expect((await Promise.all(repeat(20, () => wrong(client)))).some(({ status }) => status === 429)).toBe(true);
    expect((await login(client)).status).toBe(429);
    // the device from a new network, the network with a new device
    expect((await login(client, password, { cookie })).status).toBe(200);
    expect((await login(client, password, { ip: home })).status).toBe(200);
    const guessing = await Promise.all(repeat(30, () => wrong(client, { cookie })));
    expect(outcomes(guessing)).toEqual({ wrong: 5, waits: 25, in: 0 });
    // nor do the device's failures delay the network
    expect((await login(client, password, { ip: home })).status).toBe(200);
  });

  test('is told by a cookie that lets nobody in, and that only signing in is sent', async () => {
    const client = await createClient(h);
    const response = await login(client);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^tero-devices=\d+-[^;]+; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(response) ?? '';
    for (const path of ['/api/auth/verify', '/api/auth/sessions']) {
      expect((await h.call('GET', path, { headers: { cookie } })).status).toBe(401);
    }
  });

  test('is none when the cookie is forged, is of another account, or of a device that was forgotten', async () => {
    const [client, other] = [await createClient(h), await createClient(h)];
    const own = cookieOf(await login(client)) ?? '';
    const foreign = cookieOf(await login(other)) ?? '';
    await Promise.all(repeat(20, () => wrong(client)));
    const relabelled = foreign.replace(/=\d+-/, `=${client.id}-`);
    for (const cookie of [foreign, relabelled, `${own}x`, 'tero-devices=', `tero-devices=${client.id}-x.y`]) {
      expect([cookie, (await login(client, password, { cookie })).status]).toEqual([cookie, 429]);
    }
    expect((await login(client, password, { cookie: own })).status).toBe(200);
    await db.deleteFrom('sign_in_places').where('account_id', '=', client.id).execute();
    await Promise.all(repeat(20, () => wrong(client)));
    h.clock.advance(1);
    expect((await login(client, password, { cookie: own })).status).toBe(429);
  });

  test('may be of several accounts, and keeps one id of each', async () => {
    const [one, two] = [await createClient(h), await createClient(h)];
    const first = cookieOf(await login(one));
    const both = cookieOf(await login(two, password, { cookie: first }));
    expect(both).toMatch(new RegExp(`^tero-devices=${two.id}-[\\w-]+~${one.id}-`));
    const again = cookieOf(await login(one, password, { cookie: both }));
    const idOf = (cookie: string | undefined) => cookie?.match(new RegExp(`${one.id}-([\\w-]{22})`))?.[1];
    expect(idOf(again)).toBe(idOf(first));
    await Promise.all([one, two].flatMap((person) => repeat(20, () => wrong(person))));
    for (const person of [one, two]) expect((await login(person, password, { cookie: again })).status).toBe(200);
  });

  test('is forgotten after 30 days as a network, not as a device', async () => {
    const client = await createClient(h);
    const home = elsewhere();
    const cookie = cookieOf(await login(client, password, { ip: home }));
    h.clock.advance(30 * day);
    await Promise.all(repeat(20, () => wrong(client)));
    expect((await login(client, password, { ip: home })).status).toBe(429);
    expect((await login(client, password, { cookie })).status).toBe(200);
  });

  test('is forgotten by a password reset, but for the network of whoever holds the mailbox', async () => {
    const client = await createClient(h);
    const home = elsewhere();
    const cookie = cookieOf(await login(client, password, { ip: home }));
    const forgot = { email: client.email };
    const { body } = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: forgot });
    const mailbox = elsewhere();
    const token = body.resetUrl.split('/').at(-1);
    const given = { token, newPassword: 'Otra-Clave-2026' };
    expect((await h.call('POST', '/api/auth/reset-password', { body: given, ip: mailbox })).status).toBe(200);
    await Promise.all(repeat(20, () => wrong(client)));
    expect((await login(client, 'Otra-Clave-2026', { cookie, ip: home })).status).toBe(429);
    expect((await login(client, 'Otra-Clave-2026', { ip: mailbox })).status).toBe(200);
  });

  test('goes with the account', async () => {
    const client = await createClient(h);
    for (const act of [login, wrong]) await act(client);
    expect((await eraseOwn(h, client.token)).status).toBe(200);
    const places = await db.selectFrom('sign_in_places').selectAll().where('account_id', '=', client.id).execute();
    const counts = await db
      .selectFrom('login_failures')
      .select('key')
      .where('key', 'like', `%:${client.id}:%`)
      .execute();
    expect([places, counts]).toEqual([[], []]);
  });
});

describe('the owner', () => {
  test('is told of strangers’ attempts, once a day', async () => {
    const client = await createClient(h);
    await Promise.all(repeat(4, () => wrong(client)));
    expect(await notices(client)).toBe(0);
    await wrong(client);
    expect(await notices(client)).toBe(1);
    h.clock.advance(minute);
    await wrong(client);
    expect(await notices(client)).toBe(1);
    h.clock.advance(hour * 23);
    await wrong(client);
    expect(await notices(client)).toBe(2);
    const sent = (await outboxOf(h, client.id)).filter(({ channel }) => channel === 'email');
    expect(sent.map(({ category }) => category)).toEqual(['securityAlerts', 'securityAlerts']);
  });

  test('is not told of its own device', async () => {
    const client = await createClient(h);
    const cookie = cookieOf(await login(client));
    await Promise.all(repeat(10, () => wrong(client, { cookie })));
    expect(await notices(client)).toBe(0);
  });
});

describe('a known device behind one address with strangers', () => {
  test('has calls of its own by the minute, unless the cookie is not of the account', async () => {
    const [client, other] = [await createClient(h), await createClient(h)];
    const shared = elsewhere();
    const cookie = cookieOf(await login(client, password, { ip: shared })) ?? '';
    const foreign = cookieOf(await login(other)) ?? '';
    const strangers = await Promise.all(repeat(12, () => wrong({ email: 'nadie-asi' }, { ip: shared })));
    expect(strangers.some(({ status }) => status === 429)).toBe(true);
    const at = (given: string) => login(client, password, { ip: shared, cookie: given });
    const relabelled = foreign.replace(/=\d+-/, `=${client.id}-`);
    for (const none of ['', foreign, relabelled, `${cookie}x`]) expect((await at(none)).status).toBe(429);
    const own = await Promise.all(repeat(12, () => at(cookie)));
    // ten attempts a minute are allowed, but only as many parallel attempts as there are free failures
    expect(own.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await login(other, password, { ip: shared, cookie: foreign })).status).toBe(200);
  });
});

describe('a guessing session', () => {
  const confirm = (as: string, given = password) =>
    h.call('POST', '/api/auth/confirm', { as, body: { password: given }, ip: elsewhere() });
  const guess = (as: string) => confirm(as, 'no es esta');

  test('makes no other session wait, however long it goes on', async () => {
    const client = await createClient(h);
    const stolen = await signIn(h, client);
    expect(outcomes(await Promise.all(repeat(30, () => guess(stolen))))).toEqual({ wrong: 5, waits: 25, in: 0 });
    for (let at = 0; at < 30; at += 1) {
      h.clock.advance(15 * minute);
      await guess(stolen);
    }
    expect((await guess(stolen)).status).toBe(429);
    for (let at = 0; at < 3; at += 1) expect((await guess(client.token)).status).toBe(401);
    expect((await confirm(client.token)).status).toBe(200);
    for (let at = 0; at < 3; at += 1) expect((await guess(client.token)).status).toBe(401);
    expect((await confirm(client.token)).status).toBe(200);
  });

  test('shares a count with the others that guess', async () => {
    const client = await createClient(h);
    const stolen = await Promise.all(repeat(9, () => signIn(h, client)));
    const wrongOf: number[] = [];
    for (const token of stolen) wrongOf.push(outcomes(await Promise.all(repeat(12, () => guess(token)))).wrong);
    // each session has five until the account has twenty failures; after that each has the first three
    expect(wrongOf).toEqual([5, 5, 5, 5, 3, 3, 3, 3, 3]);
    h.clock.advance(5000);
    const later = await Promise.all(stolen.map((token) => guess(token)));
    expect(outcomes(later).wrong).toBe(1);
    expect((await confirm(client.token)).status).toBe(200);
  });

  test('waits, and the login does not', async () => {
    const client = await createClient(h);
    const change = () =>
      h.call('PUT', '/api/users/change-password', {
        as: client.token,
        body: { currentPassword: 'no es esta', newPassword: 'Otra-Clave-2026' },
        ip: elsewhere(),
      });
    const responses = await Promise.all(repeat(20, change));
    expect(outcomes(responses)).toEqual({ wrong: 5, waits: 15, in: 0 });
    expect((await login(client)).status).toBe(200);
  });
});
