// @module-tag postgres
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { startFacebook } from '../../../../test/facebook.ts';
import { startHarness } from '../../../../test/harness.ts';
import { holdTransaction } from '../../../../test/held.ts';
import { createAdmin, createClient } from '../../../../test/people.ts';
import type { Stranger } from '../../../../test/sign-in-server.ts';

const facebook = await startFacebook({ redirectUris: ['http://localhost:3000/api/auth/facebook/callback'] });
afterAll(() => facebook.close());
const env = {
  FACEBOOK_CLIENT_ID: facebook.clientId,
  FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
  FACEBOOK_AUTH_BASE: facebook.base,
};
const h = await startHarness(env);
let next = 0;

function person(given: Partial<Stranger> = {}): Stranger {
  next += 1;
  const made = { id: `10${next}`, name: `Beto ${next}`, email: `beto${next}@correo.example`, ...given };
  facebook.people.push(made);
  return made;
}

/** Returns a browser that has come back from the provider with a code. */
async function returned({ id }: Stranger = person()) {
  const browser = new Browser(h);
  const { address } = await browser.signIn('facebook', id);
  return { browser, code: new URLSearchParams(address.hash.slice(1)).get('code') ?? '', address };
}

const refused = [400, 'token_invalid', 'Error al procesar la autenticación.'];
const outcome = ({ status, body }: Awaited<ReturnType<Browser['exchange']>>) => [status, body.code, body.message];

describe('the code of /auth/success', () => {
  it('is exchanged for a session once, and its cookie is cleared', async () => {
    const { browser, code } = await returned();
    const cookies = [...browser.cookies];
    const response = await browser.exchange(code);
    expect(response.status).toBe(200);
    const [cleared, device, ...more] = response.headers['set-cookie'] as string[];
    expect(cleared).toMatch(/^tero-sign-in=; Max-Age=0; Path=\/; Expires=.*1970/);
    expect(device).toMatch(/^tero-devices=\d+-/);
    expect(more).toEqual([]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(cookies.map(([name]) => name)).toEqual(['tero-sign-in']);
    expect(outcome(await browser.exchange(code))).toEqual(refused);
  });

  it('is accepted once of two concurrent calls', async () => {
    const { browser, code } = await returned();
    const responses = await Promise.all([browser.exchange(code), browser.exchange(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is refused in another browser, with or without a sign-in of its own', async () => {
    const { browser, code } = await returned();
    const other = await returned();
    expect(outcome(await new Browser(h).exchange(code))).toEqual(refused);
    expect(outcome(await other.browser.exchange(code))).toEqual(refused);
    expect(outcome(await browser.exchange(other.code))).toEqual(refused);
    expect((await browser.exchange(code)).status).toBe(200);
    expect((await other.browser.exchange(other.code)).status).toBe(200);
  });

  it('lives for 60 seconds', async () => {
    const late = await returned();
    const intime = await returned();
    h.clock.advance(59_999);
    expect((await intime.browser.exchange(intime.code)).status).toBe(200);
    h.clock.advance(1);
    expect(outcome(await late.browser.exchange(late.code))).toEqual(refused);
    await returned();
    const left = await h.deps.db.selectFrom('sign_in_codes').select('expires_at').execute();
    expect(left.every((row) => row.expires_at > h.clock.now().toISOString())).toBe(true);
  });

  it('opens no session once the account’s credentials are others, also while it is exchanged (rule SES-82)', async () => {
    const promote = async ({ email }: Stranger) => {
      const { db } = h.deps;
      const { id } = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', `${email}`)
        .executeTakeFirstOrThrow();
      const { token } = await createAdmin(h);
      await h.call('PUT', `/api/admin/users/${id}/role`, { as: token, body: { is_admin: true } });
      return async () => (await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).length;
    };
    const [early, racing] = [person(), person()];
    const first = await returned(early);
    const sessionsOfEarly = await promote(early);
    expect((await first.browser.exchange(first.code)).body.code).toBe('token_invalid');
    expect(await sessionsOfEarly()).toBe(0);

    const second = await returned(racing);
    const gate = holdTransaction(h);
    const waiting = second.browser.exchange(second.code);
    await gate.reached;
    const sessionsOfRacing = await promote(racing);
    gate.open();
    expect((await waiting).body.code).toBe('token_invalid');
    expect(await sessionsOfRacing()).toBe(0);
  });

  it('is kept as a hash, beside the hash of the cookie', async () => {
    const { browser, code } = await returned();
    const sha256 = (text = '') => createHash('sha256').update(text).digest('hex');
    const rows = await h.deps.db.selectFrom('sign_in_codes').selectAll().execute();
    const row = rows.find(({ hash }) => hash === sha256(code));
    expect(row?.browser_hash).toBe(sha256(browser.cookies.get('tero-sign-in')));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('must be given', async () => {
    const empty = await h.call('POST', '/api/auth/exchange', { body: { code: '' } });
    expect([empty.status, empty.body.message]).toEqual([400, 'Token de autenticación no encontrado']);
    expect(outcome(await new Browser(h).exchange('x'.repeat(43)))).toEqual(refused);
  });

  it('is rate-limited', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await new Browser(limited).exchange('x')).status);
    expect([statuses[19], statuses[20]]).toEqual([400, 429]);
  });
});

describe('Facebook', () => {
  it('makes an unverified client, and finds it again', async () => {
    const beto = person();
    const first = await returned(beto);
    const session = await first.browser.exchange(first.code);
    expect(session.body.user).toMatchObject({ email: beto.email, name: beto.name, email_verified: false });
    const again = await returned(beto);
    expect((await again.browser.exchange(again.code)).body.user?.id).toBe(session.body.user?.id);
    const tokens = await h.deps.db
      .selectFrom('mail_tokens')
      .select('purpose')
      .where('account_id', '=', session.body.user?.id ?? 0)
      .execute();
    expect(tokens).toEqual([{ purpose: 'verify' }]);
  });

  it('says what to do when it gives no email', async () => {
    const { address } = await returned(person({ email: undefined }));
    expect(address.pathname).toBe('/auth/error');
    expect(address.searchParams.get('message')).toBe(
      'Facebook no nos pasó tu email. Probá de nuevo y permití que lo veamos, o registrate con email y contraseña.',
    );
  });

  it('opens no account by its email, verified or not', async () => {
    for (const email_verified of [0, 1] as const) {
      const client = await createClient(h, { email_verified });
      const { address } = await returned(person({ email: client.email }));
      expect(address.searchParams.get('message')).toBe(
        'Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.',
      );
      expect((await h.call('GET', '/api/auth/verify', { as: client.token })).status).toBe(200);
    }
  });

  it('waits for the email to be verified where that is required', async () => {
    const strict = await startHarness({ ...env, REQUIRE_EMAIL_VERIFICATION: '1' });
    const beto = person();
    const { address } = await new Browser(strict).signIn('facebook', beto.id);
    expect(address.searchParams.get('message')).toMatch(/^Verificá tu email antes de iniciar sesión\./);
    const mails = (await strict.call('GET', '/api/dev/mail')).body as unknown as { text: string }[];
    const token = mails[0]?.text.match(/verify-email\?token=(\S+)/)?.[1];
    expect((await strict.call('GET', `/api/email-verification/verify/${token}`)).status).toBe(200);
    expect((await new Browser(strict).signIn('facebook', beto.id)).address.pathname).toBe('/auth/success');
  });
});
