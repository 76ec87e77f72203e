// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { minute } from '@tero/shared/rules/time/durations';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { Browser } from '../../../../test/browser.ts';
import { startHarness } from '../../../../test/harness.ts';
import { startOidc } from '../../../../test/oidc.ts';
import { createAdmin, createClient, createProvider, type Person, password } from '../../../../test/people.ts';
import type { Stranger } from '../../../../test/sign-in-server.ts';

const google = await startOidc({ redirectUris: ['http://localhost:3000/api/auth/google/callback'] });
afterAll(() => google.close());
const h = await startHarness({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_AUTH_BASE: google.base,
});

const post = <T = Record<string, unknown>>({ token }: Person, step: string, body: object) =>
  h.call<T>('POST', `/api/auth/second-step/${step}`, { as: token, body });
const login = ({ email }: Person, code?: string) =>
  h.call<{ token?: string }>('POST', '/api/auth/login', {
    body: { identifier: email, password, ...(code !== undefined && { code }) },
  });
const stateOf = async ({ token }: Person) => (await h.call('GET', '/api/auth/second-step', { as: token })).body;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: h.clock.now().getTime() });

/** Turns on two-factor for an account, which uses up the current code. */
async function guarded(person: Person) {
  const { secret } = (await post<{ secret: string }>(person, 'setup', { password })).body;
  const { body } = await post<{ recovery_codes: string[] }>(person, 'confirm', { code: codeOf(secret) });
  return { secret, codes: body.recovery_codes };
}

describe.each([
  ['a client', createClient],
  ['a provider', createProvider],
] as const)('two-factor of %s', (_who, create) => {
  test('is turned on, asked for at the sign-in, taken by a recovery code, and turned off (rule SES-18)', async () => {
    const person = await create(h);
    const { response, rows } = await logged(h, () => guarded(person));
    // the log is about administrators
    expect(rows).toEqual([]);
    const { secret, codes } = response;
    expect(codes).toHaveLength(10);
    const asked = await login(person);
    expect([asked.status, asked.body.code, asked.body.token]).toEqual([401, 'second_step_required', undefined]);
    expect((await login(person, '000000')).body.code).toBe('second_step_wrong');
    h.clock.advance(minute);
    const entered = await login(person, codeOf(secret));
    expect(entered.status).toBe(200);
    expect((await login(person, codes[0])).status).toBe(200);
    expect((await login(person, codes[0])).body.code).toBe('second_step_wrong');
    expect(await stateOf(person)).toMatchObject({
      enabled: true,
      has_password: true,
      recovery_codes_left: 9,
      due_at: null,
    });
    const renewed = await post<{ recovery_codes: string[] }>(person, 'recovery-codes', { code: codes[1] });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    h.clock.advance(minute);
    expect((await post(person, 'disable', { password, code: codeOf(secret) })).status).toBe(200);
    expect((await login(person)).status).toBe(200);
  });

  test('is taken away by an administrator when phone and codes are lost, which ends the sessions (rule SES-20)', async () => {
    const person = await create(h);
    await guarded(person);
    const boss = await createAdmin(h);
    const { rows } = await logged(h, () =>
      h.call('DELETE', `/api/admin/users/${person.id}/second-step`, { as: boss.token }),
    );
    expect(rows).toMatchObject([{ admin_id: boss.id, action: 'delete', entity_type: 'second_step' }]);
    expect((await h.call('GET', '/api/auth/verify', { as: person.token })).status).toBe(401);
    expect((await login(person)).status).toBe(200);
  });
});

test('who has not proved the email keeps nobody out with it: two-factor waits for that (rule SES-18)', async () => {
  const squatter = await createClient(h, { email_verified: 0 });
  const { status, body } = await post(squatter, 'setup', { password });
  expect([status, body.message]).toEqual([403, 'Primero confirmá tu email con el enlace que te mandamos.']);
  expect(await stateOf(squatter)).toMatchObject({ enabled: false });
});

test('without a session nothing of it answers', async () => {
  for (const step of ['setup', 'confirm', 'recovery-codes', 'disable']) {
    expect((await h.call('POST', `/api/auth/second-step/${step}`, { body: { password, code: '1' } })).status).toBe(401);
  }
  expect((await h.call('GET', '/api/auth/second-step')).status).toBe(401);
});

/** Returns a new Google user with a verified email. */
function stranger(email?: string): Stranger {
  const id = randomUUID();
  const made = { id, name: 'Ana', email: email ?? `${id}@gmail.example`, email_verified: true };
  google.people.push(made);
  return made;
}

/** Signs in with a new browser, and exchanges the code for a session. */
async function enter({ id }: Stranger) {
  const browser = new Browser(h);
  const { address } = await browser.signIn('google', id);
  return browser.exchange(new URLSearchParams(address.hash.slice(1)).get('code') ?? '');
}

async function refusal({ id }: Stranger): Promise<string> {
  const { address } = await new Browser(h).signIn('google', id);
  return `${address.pathname}: ${address.searchParams.get('message')}`;
}

describe('an account with two-factor (rule SES-18)', () => {
  /**
   * Turns on two-factor for an account with only Google, which stands for one that once had a password: two-factor
   * requires one.
   */
  const guard = async (id: number) => {
    const at = h.clock.now().toISOString();
    const step = { account_id: id, secret: 'sealed', created_at: at, confirmed_at: at, last_counter: 0 };
    await h.deps.db.insertInto('second_steps').values(step).execute();
  };
  const why =
    '/auth/error: Esta cuenta tiene la verificación en dos pasos: entrá con tu contraseña y un código. Si no la activaste vos, escribile a soporte.';

  it('is not entered by Google, which would go around the code, whether it was linked before or not', async () => {
    const linked = stranger();
    const { body } = await enter(linked);
    await guard(Number(body.user?.id));
    expect(await refusal(linked)).toBe(why);

    const client = await createClient(h);
    await guard(client.id);
    expect(await refusal(stranger(client.email))).toBe(why);
    const linkedTo = h.deps.db.selectFrom('identities').select('subject').where('account_id', '=', client.id);
    expect(await linkedTo.execute()).toEqual([]);
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).status).toBe(200);
  });

  it('offers no Google to confirm who it is either (rule SES-24)', async () => {
    const ana = stranger();
    const { body } = await enter(ana);
    await guard(Number(body.user?.id));
    h.clock.advance(16 * minute);
    const refused = await h.call('GET', '/api/users/me/export', { as: body.token });
    expect(refused.body.confirmation).toMatchObject({ code: true, providers: [] });
  });
});
