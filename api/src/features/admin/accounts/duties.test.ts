import { contract } from '@tero/shared/contract/index';
import { day, minute } from '@tero/shared/rules/time/durations';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, password } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;

interface Opened {
  token: string;
}
const login = ({ email }: Person, given = password) =>
  h.call<Opened>('POST', '/api/auth/login', { body: { identifier: email, password: given }, ip: '203.0.113.9' });
const post = <T = Record<string, unknown>>(token: string, step: string, body: object) =>
  h.call<T>('POST', `/api/auth/second-step/${step}`, { as: token, body });
const due = async (token: string) =>
  (await h.call<{ due_at: string | null }>('GET', '/api/auth/second-step', { as: token })).body.due_at;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: h.clock.now().getTime() });

async function setUpTwoFactor(token: string): Promise<number[]> {
  const begun = await post<{ secret: string }>(token, 'setup', { password });
  const confirmed = await post(token, 'confirm', { code: codeOf(begun.body.secret) });
  return [begun.status, confirmed.status];
}

/** Returns the token of the link in the newest mail to the account. */
async function mailedToken({ id }: Person): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('account_id', '=', id)
    .where('dedupe_key', 'like', 'email:reset:%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /reset-password\/([\w-]{43})/.exec(row.payload)?.[1] ?? '';
}

/** Makes an administrator who has signed in and whose time to set up two-factor is over. */
async function late() {
  const admin = await createAdmin(h);
  await login(admin);
  h.clock.advance(7 * day);
  const { token } = (await login(admin)).body;
  return { ...admin, token };
}

describe('two-factor of an administrator', () => {
  test('is due 7 days after the first sign-in, or after the promotion', async () => {
    const admin = await createAdmin(h);
    expect(await due(admin.token)).toBeNull();
    const from = h.clock.now().getTime();
    const { token } = (await login(admin)).body;
    expect(Date.parse((await due(token)) ?? '')).toBe(from + 7 * day);
    h.clock.advance(day);
    await login(admin);
    const row = await db
      .selectFrom('accounts')
      .select('two_factor_due_at')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(row.two_factor_due_at ?? '')).toBe(from + 7 * day);
  });

  test('is asked for by every call of the panel from then on; those that set it up are every account’s', async () => {
    const admin = await late();
    const calls = Object.values(contract).flatMap((feature) => Object.values(feature));
    const panel = calls.filter(({ auth }) => auth === 'admin');
    expect(panel.length).toBeGreaterThan(60);
    for (const { method, path } of panel) {
      const address = path.replace(/:\w+/g, '1');
      const response = await h.call(method, address, { as: admin.token, ...(method !== 'GET' && { body: {} }) });
      expect([method, path, response.status, response.body.code]).toEqual([method, path, 403, 'two_factor_overdue']);
    }
  });

  test('without it an administrator has no more rights than its kind of account, and its own stay', async () => {
    const admin = await late();
    const client = await createClient(h);
    const edit = { name: 'Otro Nombre', phone: '099123456', address: null };
    expect((await h.call('PUT', `/api/users/${client.id}`, { as: admin.token, body: edit })).status).toBe(403);
    expect((await h.call('DELETE', `/api/users/${client.id}`, { as: admin.token })).status).toBe(403);
    expect((await h.call('PUT', `/api/users/${admin.id}`, { as: admin.token, body: edit })).status).toBe(200);
    expect((await h.call('GET', '/api/auth/verify', { as: admin.token })).body.role).toBe('admin');
  });

  test('opens the panel in the same session once it is set up, and closes it when it is taken away', async () => {
    const admin = await late();
    expect(await setUpTwoFactor(admin.token)).toEqual([200, 200]);
    expect((await h.call('GET', '/api/admin/dashboard', { as: admin.token })).status).toBe(200);
    expect(await due(admin.token)).toBeNull();
    const fresh = await createAdmin(h);
    expect((await h.call('DELETE', `/api/admin/users/${admin.id}/second-step`, { as: fresh.token })).status).toBe(200);
    const { token } = (await login(admin)).body;
    expect((await h.call('GET', '/api/admin/dashboard', { as: token })).body.code).toBe('two_factor_overdue');
  });

  test('is never due for the administrator of the demo', async () => {
    const admin = await createAdmin(h, { two_factor_due_at: '9999-12-31T00:00:00.000Z' });
    await login(admin);
    h.clock.advance(400 * day);
    const { token } = (await login(admin)).body;
    expect((await h.call('GET', '/api/admin/dashboard', { as: token })).status).toBe(200);
  });
});

describe('a promotion', () => {
  test.each([['a client', createClient] as const, ['a provider', createProvider] as const])(
    'of %s asks for a new password, by mail',
    async (_name, create) => {
      const person = await create(h);
      const current = (await createAdmin(h)).token;
      const role = await h.call('PUT', `/api/admin/users/${person.id}/role`, { as: current, body: { is_admin: true } });
      expect(role.status).toBe(200);
      expect((await h.call('GET', '/api/auth/verify', { as: person.token })).body.code).toBe('session_invalid');
      const refused = await login(person);
      expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required']);
      expect(refused.body.message).toMatch(/elegí una contraseña nueva/);
      expect(refused.headers['set-cookie']).toBeUndefined();
      // only with the right password
      expect((await login(person, 'no es esta')).body.code).toBe('bad_credentials');
      const given = { token: await mailedToken(person), newPassword: 'Una-Clave-Larga-2026' };
      expect((await h.call('POST', '/api/auth/reset-password', { body: given })).status).toBe(200);
      const entered = await login(person, given.newPassword);
      expect(entered.status).toBe(200);
      expect((await h.call('GET', '/api/admin/dashboard', { as: entered.body.token })).status).toBe(200);
    },
  );

  test('that is taken back leaves the password as it was', async () => {
    const client = await createClient(h);
    const current = (await createAdmin(h)).token;
    const setAdmin = (is_admin: boolean) =>
      h.call('PUT', `/api/admin/users/${client.id}/role`, { as: current, body: { is_admin } });
    await setAdmin(true);
    await setAdmin(false);
    expect((await login(client)).status).toBe(200);
    const row = await db.selectFrom('accounts').selectAll().where('id', '=', client.id).executeTakeFirstOrThrow();
    expect([row.must_change_password, row.two_factor_due_at]).toEqual([0, null]);
  });
});

describe('the log', () => {
  test('has the sign-ins of administrators, those that failed too, and nobody else’s', async () => {
    const admin = await createAdmin(h);
    const sign = { admin_id: admin.id, entity_type: 'admin', entity_id: admin.id, ip_address: '203.0.113.9' };
    const { rows } = await logged(h, async () => {
      await login(admin, 'no es esta');
      await login(admin);
    });
    expect(rows).toMatchObject([
      { ...sign, action: 'sign_in_failed', details: { step: { before: null, after: 'password' } } },
      { ...sign, action: 'sign_in', details: {} },
    ]);
    const { token } = (await login(admin)).body;
    await setUpTwoFactor(token);
    h.clock.advance(minute);
    const wrong = { identifier: admin.email, password, code: '000000' };
    const { rows: coded } = await logged(h, () => h.call('POST', '/api/auth/login', { body: wrong }));
    expect(coded).toMatchObject([{ action: 'sign_in_failed', details: { step: { before: null, after: 'code' } } }]);
    const client = await createClient(h);
    const { rows: none } = await logged(h, async () => {
      await login(client, 'no es esta');
      await login(client);
    });
    expect(none).toEqual([]);
  });

  test('shows them by their action', async () => {
    const admin = await createAdmin(h);
    await login(admin, 'no es esta');
    const query = `action=sign_in_failed&adminId=${admin.id}`;
    const { body } = await h.call<{ logs: object[] }>('GET', `/api/admin/logs?${query}`, { as: admin.token });
    expect(body.logs).toMatchObject([{ action: 'sign_in_failed', admin_name: admin.name, entity_id: admin.id }]);
    const csv = await h.call<string>('GET', `/api/admin/logs.csv?${query}`, { as: admin.token });
    expect(csv.body).toContain('Ingreso fallido');
  });
});
