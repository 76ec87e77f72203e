// @module-tag postgres
import { minute } from '@tero/shared/rules/time/durations';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { holdPassword, holdTransaction } from '../../../../test/held.ts';
import { createAdmin, createClient, type Person, password, signIn } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
const chosen = 'Guarana-kx92vWq-7';
const stolen = 'Ladron-kx92vWq-7';

const login = (person: Person, given = password) =>
  h.call<{ token?: string }>('POST', '/api/auth/login', { body: { identifier: person.email, password: given } });
const change = (token: string, newPassword: string) =>
  h.call('PUT', '/api/users/change-password', { as: token, body: { currentPassword: password, newPassword } });
const step = <T = Record<string, unknown>>(token: string, path: string, body: object) =>
  h.call<T>('POST', `/api/auth/second-step/${path}`, { as: token, body });
const sessionsOf = async ({ id }: Person) =>
  (await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).length;

async function reset({ email }: Person): Promise<void> {
  const { body } = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } });
  const given = { token: body.resetUrl.split('/').at(-1), newPassword: chosen };
  expect((await h.call('POST', '/api/auth/reset-password', { body: given })).status).toBe(200);
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: h.clock.now().getTime() });
}

async function setUpTwoFactor({ token }: Person): Promise<string> {
  const { secret } = (await step<{ secret: string }>(token, 'setup', { password })).body;
  expect((await step(token, 'confirm', { code: codeOf(secret) })).status).toBe(200);
  h.clock.advance(minute);
  return secret;
}

/** Runs `act` while a call waits after its password was found right. Returns the outcome of the call. */
async function late(call: () => ReturnType<typeof h.call>, act: () => Promise<unknown>) {
  const gate = holdPassword();
  const waiting = call();
  await gate.reached;
  await act();
  gate.open();
  const { status, body } = await waiting;
  return [status, body.code];
}

describe('a sign-in with the password of before (rule SES-82)', () => {
  it('opens no session after a reset', async () => {
    const client = await createClient(h);
    expect(
      await late(
        () => login(client),
        () => reset(client),
      ),
    ).toEqual([401, 'bad_credentials']);
    expect(await sessionsOf(client)).toBe(0);
  });

  it('opens no session after a change of the password', async () => {
    const client = await createClient(h);
    const outcome = await late(
      () => login(client),
      () => change(client.token, chosen),
    );
    expect(outcome).toEqual([401, 'bad_credentials']);
    expect(await sessionsOf(client)).toBe(0);
    expect((await login(client, chosen)).status).toBe(200);
  });

  it('opens no session of a new administrator', async () => {
    const [client, admin] = [await createClient(h), await createAdmin(h)];
    const promote = () =>
      h.call('PUT', `/api/admin/users/${client.id}/role`, { as: admin.token, body: { is_admin: true } });
    expect(await late(() => login(client), promote)).toEqual([401, 'bad_credentials']);
    expect(await sessionsOf(client)).toBe(0);
    expect((await login(client)).body.code).toBe('password_change_required');
  });

  it('goes around no two-factor that is set up meanwhile', async () => {
    const admin = await createAdmin(h);
    const { secret } = (await step<{ secret: string }>(admin.token, 'setup', { password })).body;
    // two count the attempt, the third opens the session
    const gate = holdTransaction(h, 3);
    const waiting = login(admin);
    await gate.reached;
    expect((await step(admin.token, 'confirm', { code: codeOf(secret) })).status).toBe(200);
    gate.open();
    expect((await waiting).body.code).toBe('bad_credentials');
    expect(await sessionsOf(admin)).toBe(1);
  });

  it('opens no session after all others were closed', async () => {
    const client = await createClient(h);
    const close = () => h.call('DELETE', '/api/auth/sessions', { as: client.token });
    expect(await late(() => login(client), close)).toEqual([401, 'bad_credentials']);
    expect(await sessionsOf(client)).toBe(1);
  });
});

describe('the password of before, within a session that was ended meanwhile', () => {
  it('does not change the password that its owner has set', async () => {
    const client = await createClient(h);
    const thief = await signIn(h, client);
    const outcome = await late(
      () => change(thief, stolen),
      () => reset(client),
    );
    expect(outcome).toEqual([401, 'bad_credentials']);
    expect([(await login(client, stolen)).status, (await login(client, chosen)).status]).toEqual([401, 200]);
  });

  it('does not confirm the session', async () => {
    const client = await createClient(h);
    const thief = await signIn(h, client);
    const confirm = () => h.call('POST', '/api/auth/confirm', { as: thief, body: { password } });
    expect(await late(confirm, () => reset(client))).toEqual([401, 'bad_credentials']);
  });

  it('neither begins nor removes two-factor', async () => {
    const admin = await createAdmin(h);
    const begin = () => step(admin.token, 'setup', { password });
    expect(await late(begin, () => reset(admin))).toEqual([401, 'bad_credentials']);
    const begun = await db.selectFrom('second_steps').select('secret').where('account_id', '=', admin.id).execute();
    expect(begun).toEqual([]);

    const guarded = await createAdmin(h);
    const secret = await setUpTwoFactor(guarded);
    const disable = () => step(guarded.token, 'disable', { password, code: codeOf(secret) });
    expect(await late(disable, () => reset(guarded))).toEqual([401, 'second_step_wrong']);
    expect((await login(guarded, chosen)).body.code).toBe('second_step_required');
  });
});
