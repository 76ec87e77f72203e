// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { expectRoomForOne, times } from '../../../../test/cap.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createClient } from '../../../../test/people.ts';

const h = await startHarness();
const password = 'Clave-segura-1';
let next = 0;

async function register(): Promise<string> {
  next += 1;
  const email = `nueva${next}@correo.example`;
  const body = {
    name: 'Ana <b>',
    username: `nueva${next}`,
    email,
    phone: '099123456',
    password,
    password_confirmation: password,
  };
  expect((await h.call('POST', '/api/users/register', { body })).status).toBe(201);
  return email;
}

interface Mail {
  to: { address: string };
  text: string;
  html: string;
}

async function mailedToken(email: string): Promise<string> {
  const mails = (await h.call('GET', '/api/dev/mail')).body as unknown as Mail[];
  const mail = mails.find((candidate) => candidate.to.address === email);
  expect(mail?.html).not.toContain('<b>');
  return mail?.text.match(/verify-email\?token=(\S+)/)?.[1] ?? '';
}

const verify = (token: string) => h.call('GET', `/api/email-verification/verify/${token}`);
const resend = (body: unknown) => h.call('POST', '/api/email-verification/resend', { body });
const isVerified = async (email: string) => {
  const response = await h.call<{ user: { email_verified: boolean } }>('POST', '/api/auth/login', {
    body: { identifier: email, password },
  });
  return response.body.user.email_verified;
};

describe('the verification of an email', () => {
  it('comes with the registration, and a double tap is no error', async () => {
    const email = await register();
    expect(await isVerified(email)).toBe(false);
    const token = await mailedToken(email);
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified(email)).toBe(true);
    h.clock.advance(2 * day);
    const later = await verify(token);
    expect([later.status, later.body.message]).toEqual([200, 'Tu email ya está confirmado.']);
  });

  it('expires after a day, and says so', async () => {
    const email = await register();
    const token = await mailedToken(email);
    h.clock.advance(day);
    const { status, body } = await verify(token);
    expect([status, body.code]).toEqual([400, 'token_expired']);
    expect(body.message).toBe('El enlace de verificación ha expirado. Solicita uno nuevo.');
    expect((await resend({ email })).body.message).toBe(
      'Email de verificación reenviado. Revisa tu bandeja de entrada.',
    );
    expect((await verify(await mailedToken(email))).status).toBe(200);
  });

  it('works by the first link too after a second one was sent, and by either says that it is done', async () => {
    const email = await register();
    const first = await mailedToken(email);
    await resend({ email });
    const second = await mailedToken(email);
    expect(second).not.toBe(first);
    expect((await verify(first)).body).toMatchObject({ already: false });
    for (const token of [first, second]) {
      expect((await verify(token)).body).toMatchObject({ already: true, message: 'Tu email ya está confirmado.' });
    }
  });

  it('is sent again at most 3 times an hour, to known addresses that need it', async () => {
    const email = await register();
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await resend({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await resend({})).body.errors?.email).toBe('Por favor ingresa tu email');
    expect((await resend({ email: 'nadie@correo.example' })).status).toBe(404);
    const verified = await register();
    await verify(await mailedToken(verified));
    expect((await resend({ email: verified })).status).toBe(409);
  });

  it('takes no other token', async () => {
    for (const token of ['x'.repeat(43), 'nada', '%20']) expect((await verify(token)).status).toBe(400);
    const email = await register();
    const reset = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } });
    const resetToken = reset.body.resetUrl.split('/').at(-1) ?? '';
    expect((await verify(resetToken)).status).toBe(400);
  });
});

it('of several at once as many get in as there is room for', async () => {
  const client = await createClient(h, { email_verified: 0 });
  const at = h.clock.now().toISOString();
  const token = { purpose: 'verify' as const, account_id: client.id, created_at: at, expires_at: at };
  // the registration's mail counts as one
  const most = limits.mailsPerHour + 1;
  await expectRoomForOne({
    most,
    fill: () => {
      const tokens = times(most - 1, (place) => ({ ...token, hash: `verify${client.id}:${place}` }));
      return h.deps.db.insertInto('mail_tokens').values(tokens).execute();
    },
    attempt: () => resend({ email: client.email }),
    rows: h.deps.db
      .selectFrom('mail_tokens')
      .select('hash')
      .where('account_id', '=', client.id)
      .where('purpose', '=', 'verify'),
  });
});
