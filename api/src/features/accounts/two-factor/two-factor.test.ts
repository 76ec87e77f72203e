// @module-tag postgres
import { day, minute } from '@tero/shared/rules/time/durations';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, type Person, password, signIn } from '../../../../test/people.ts';
import { open, seal } from './sealed.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const { db } = h.deps;
let address = 0;
/** Returns a new address each time, so that limits by address do not affect these tests. */
function elsewhere(): string {
  address += 1;
  return `198.51.${Math.floor(address / 250)}.${address % 250}`;
}

const post = <T = Record<string, unknown>>(person: Person, step: string, body: object = {}) =>
  h.call<T>('POST', `/api/auth/second-step/${step}`, { as: person.token, body, ip: elsewhere() });
const login = (person: Person, code?: string, ip = elsewhere()) =>
  h.call<{ token: string; requiresSecondStep?: boolean }>('POST', '/api/auth/login', {
    body: { identifier: person.email, password, ...(code !== undefined && { code }) },
    ip,
  });
const state = async (person: Person) =>
  (
    await h.call<{ enabled: boolean; recovery_codes_left: number }>('GET', '/api/auth/second-step', {
      as: person.token,
    })
  ).body;

/** Returns the code that an authenticator app shows now, or will show after `steps` time steps. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = h.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Makes an administrator with active two-factor who has used the current code. */
async function guarded() {
  const admin = await createAdmin(h);
  const { secret } = (await post<{ secret: string }>(admin, 'setup', { password })).body;
  const { body } = await post<{ recovery_codes: string[] }>(admin, 'confirm', { code: codeOf(secret) });
  return { admin, secret, codes: body.recovery_codes };
}

test('who confirms a session gives a code too, and only then gets new recovery codes', async () => {
  const { admin, secret, codes } = await guarded();
  const confirm = (body: object) =>
    h.call('POST', '/api/auth/confirm', { as: admin.token, body: { password, ...body }, ip: elsewhere() });
  h.clock.advance(15 * minute);
  const refused = await post(admin, 'recovery-codes', { code: codeOf(secret) });
  expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
  expect(refused.body.confirmation).toEqual({ password: true, code: true, providers: [] });
  expect((await confirm({})).body.code).toBe('second_step_required');
  expect((await confirm({ code: '000000' })).body.code).toBe('second_step_wrong');
  expect((await confirm({ code: codes[0] })).status).toBe(200);
  expect((await post(admin, 'recovery-codes', { code: codeOf(secret) })).status).toBe(200);
});

describe('two-factor', () => {
  test('is set up with the password, confirmed with a code, and then asked for', async () => {
    const admin = await createAdmin(h);
    expect((await login(admin)).status).toBe(200);
    expect(await state(admin)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect((await post(admin, 'setup', { password: 'otra' })).body.code).toBe('bad_credentials');
    const begun = await post<{ secret: string; uri: string }>(admin, 'setup', { password });
    const { secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tero:/);
    // an unconfirmed secret is not active
    expect((await login(admin)).status).toBe(200);
    expect((await post(admin, 'confirm', { code: '000000' })).body.code).toBe('second_step_wrong');
    const other = await signIn(h, admin);
    const { response, rows } = await logged(h, () =>
      post<{ recovery_codes: string[] }>(admin, 'confirm', { code: codeOf(secret) }),
    );
    expect(new Set(response.body.recovery_codes).size).toBe(10);
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'second_step', entity_id: admin.id, details: {} }]);
    // earlier sessions end, except this one
    expect((await h.call('GET', '/api/auth/verify', { as: other })).status).toBe(401);
    expect(await state(admin)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect((await post(admin, 'setup', { password })).body.code).toBe('already_exists');

    const asked = await login(admin);
    expect([asked.status, asked.body.code, asked.body.requiresSecondStep]).toEqual([401, 'second_step_required', true]);
    expect(asked.body.token).toBeUndefined();
    h.clock.advance(minute);
    const code = codeOf(secret);
    expect((await login(admin, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('tells the owner, once a day, of a stranger who has the right password and no code (rule SES-83)', async () => {
    const { admin, codes } = await guarded();
    const told = async () =>
      (
        await db
          .selectFrom('notifications')
          .select('message')
          .where('account_id', '=', admin.id)
          .where('title', '=', 'Alguien intentó entrar a tu cuenta')
          .execute()
      ).map(({ message }) => message);
    const { rows } = await logged(h, async () => {
      for (let at = 0; at < 3; at += 1) expect((await login(admin)).body.code).toBe('second_step_required');
    });
    const step = { step: { before: null, after: 'no_code' } };
    expect(rows.map(({ action, details }) => [action, details])).toEqual(Array(3).fill(['sign_in_failed', step]));
    expect(await told()).toEqual([
      expect.stringMatching(/^Si no fuiste vos, cambiá tu contraseña ya mismo\. Alguien escribió bien tu contraseña/),
    ]);
    const mails = (await outboxOf(h, admin.id)).filter(({ channel }) => channel === 'email');
    expect(mails).toHaveLength(1);
    // the next day, from the account's own device: an ordinary sign-in, whose first step has no code
    const entered = await login(admin, codes[0]);
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    h.clock.advance(day);
    const { rows: own } = await logged(h, () =>
      h.call('POST', '/api/auth/login', { body: { identifier: admin.email, password }, headers: { cookie } }),
    );
    expect(own).toEqual([]);
    expect(await told()).toHaveLength(1);
  });

  test('is asked for only after the right password', async () => {
    const { admin } = await guarded();
    const body = { identifier: admin.email, password: 'no es esta', code: '123456' };
    const response = await h.call('POST', '/api/auth/login', { body, ip: elsewhere() });
    expect([response.body.code, response.body.requiresSecondStep]).toEqual(['bad_credentials', undefined]);
  });

  test('takes no code twice, nor one of an earlier moment, also when they come at once', async () => {
    const { admin, secret } = await guarded();
    expect((await login(admin, codeOf(secret))).body.code).toBe('second_step_wrong');
    h.clock.advance(2 * minute);
    const code = codeOf(secret);
    const statuses = (await Promise.all([login(admin, code), login(admin, code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await login(admin, codeOf(secret, -1))).body.code).toBe('second_step_wrong');
  });

  test('accepts codes of one time step around now, and no others', async () => {
    const { admin, secret } = await guarded();
    h.clock.advance(5 * minute);
    expect((await login(admin, codeOf(secret, -2))).status).toBe(401);
    expect((await login(admin, codeOf(secret, -1))).status).toBe(200);
    expect((await login(admin, codeOf(secret, 1))).status).toBe(200);
    expect((await login(admin, codeOf(secret, 3))).status).toBe(401);
  });

  test('lets in with a recovery code, each once, of its owner alone', async () => {
    const [one, two] = [await guarded(), await guarded()];
    const [first = '', second = ''] = one.codes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await login(two.admin, first)).status).toBe(401);
    expect((await login(one.admin, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(one.admin, first)).body.code).toBe('second_step_wrong');
    const both = (await Promise.all([login(one.admin, second), login(one.admin, second)])).map(({ status }) => status);
    expect(both.sort()).toEqual([200, 401]);
    expect((await state(one.admin)).recovery_codes_left).toBe(8);
    h.clock.advance(minute);
    const renewed = await post<{ recovery_codes: string[] }>(one.admin, 'recovery-codes', { code: codeOf(one.secret) });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await login(one.admin, one.codes[2])).status).toBe(401);
    expect((await login(one.admin, renewed.body.recovery_codes[0])).status).toBe(200);
  });

  test('throttles guessing under any name, and the right password does not reset it', async () => {
    const { admin, secret } = await guarded();
    h.clock.advance(minute);
    const attempt = (identifier: string, code: string) =>
      h.call('POST', '/api/auth/login', { body: { identifier, password, code }, ip: elsewhere() });
    for (let at = 0; at < 6; at += 1) {
      await attempt(at % 2 ? admin.email : admin.username, String(100_000 + at));
    }
    const waits = await attempt(admin.email, codeOf(secret));
    expect([waits.status, waits.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0);
    h.clock.advance(20 * minute);
    expect((await attempt(admin.email, codeOf(secret))).status).toBe(200);
  });

  test('verifies as many wrong codes as are free of those that come at once, and the owner’s device does not wait', async () => {
    const { admin, secret } = await guarded();
    h.clock.advance(minute);
    const own = await login(admin, codeOf(secret));
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    const responses = await Promise.all(Array.from({ length: 50 }, (_, at) => login(admin, String(200_000 + at))));
    const count = (code: string) => responses.filter(({ body }) => body.code === code).length;
    expect([count('second_step_wrong'), count('too_many_requests')]).toEqual([5, 45]);
    h.clock.advance(minute);
    expect((await login(admin, codeOf(secret))).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, (_, at) => login(admin, String(300_000 + at))));
    h.clock.advance(minute);
    await Promise.all(Array.from({ length: 20 }, (_, at) => login(admin, String(300_000 + at))));
    const body = { identifier: admin.email, password, code: codeOf(secret) };
    expect((await h.call('POST', '/api/auth/login', { body, ip: elsewhere() })).status).toBe(429);
    const known = await h.call('POST', '/api/auth/login', { body, ip: elsewhere(), headers: { cookie } });
    expect(known.status).toBe(200);
  });

  test('waits for a session that guesses codes to take it away', async () => {
    const { admin, secret } = await guarded();
    h.clock.advance(minute);
    const guesses = Array.from({ length: 15 }, (_, at) =>
      post(admin, 'recovery-codes', { code: String(400_000 + at) }),
    );
    const responses = await Promise.all(guesses);
    expect(responses.filter(({ body }) => body.code === 'second_step_wrong')).toHaveLength(5);
    expect((await post(admin, 'disable', { password, code: codeOf(secret) })).status).toBe(429);
    expect((await login(admin, codeOf(secret))).status).toBe(200);
  });

  test('is taken away with password and code', async () => {
    const { admin, secret } = await guarded();
    h.clock.advance(minute);
    expect((await post(admin, 'disable', { password: 'otra', code: codeOf(secret) })).body.code).toBe(
      'bad_credentials',
    );
    expect((await post(admin, 'disable', { password, code: '000000' })).body.code).toBe('second_step_wrong');
    const { response, rows } = await logged(h, () => post(admin, 'disable', { password, code: codeOf(secret) }));
    expect(response.status).toBe(200);
    expect(rows).toMatchObject([{ action: 'delete', entity_type: 'second_step' }]);
    expect(await state(admin)).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect((await login(admin)).status).toBe(200);
    for (const step of ['recovery-codes', 'confirm']) {
      expect((await post(admin, step, { code: codeOf(secret, 1) })).status).toBe(404);
    }
  });

  test('of a colleague is taken away by another administrator, never one’s own', async () => {
    const { admin } = await guarded();
    const other = await createAdmin(h);
    const remove = (as: string) => h.call('DELETE', `/api/admin/users/${admin.id}/second-step`, { as });
    expect((await remove(admin.token)).status).toBe(403);
    const { response, rows } = await logged(h, () => remove(other.token));
    expect(response.status).toBe(200);
    expect(rows).toMatchObject([{ admin_id: other.id, action: 'delete', entity_type: 'second_step' }]);
    expect((await h.call('GET', '/api/auth/verify', { as: admin.token })).status).toBe(401);
    expect((await login(admin)).status).toBe(200);
    expect((await remove(other.token)).status).toBe(404);
  });

  test('stays when the role ends, as everybody may have it', async () => {
    const { admin, codes } = await guarded();
    const boss = await createAdmin(h);
    await h.call('PUT', `/api/admin/users/${admin.id}/role`, { as: boss.token, body: { is_admin: false } });
    expect((await login(admin)).body.code).toBe('second_step_required');
    expect((await login(admin, codes[0])).status).toBe(200);
  });

  test('changes nothing for accounts without it: a code is ignored', async () => {
    const client = await createClient(h);
    expect((await login(client, 'lo que sea')).status).toBe(200);
  });

  test('is stored encrypted, and is decrypted for its owner only', async () => {
    const { admin, secret, codes } = await guarded();
    const rows = await db.selectFrom('second_steps').selectAll().where('account_id', '=', admin.id).execute();
    const hashes = await db.selectFrom('recovery_codes').selectAll().where('account_id', '=', admin.id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(code.replaceAll('-', ''));
    const { jwtSecret } = h.deps.config;
    const sealed = rows[0]?.secret ?? '';
    expect(open(jwtSecret, admin.id, sealed)).toBe(secret);
    expect(open(jwtSecret, admin.id + 1, sealed)).toBeNull();
    expect(open('another secret of another server', admin.id, sealed)).toBeNull();
    expect(open(jwtSecret, admin.id, `${sealed.slice(0, -3)}AAA`)).toBeNull();
    expect(seal(jwtSecret, admin.id, secret)).not.toBe(sealed);
  });
});
