// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';

const h = await startHarness({ REQUIRE_EMAIL_VERIFICATION: '1' });
const password = 'Clave-segura-1';
let next = 0;

async function register(): Promise<string> {
  next += 1;
  const email = `mal${next}@correo.example`;
  const body = { name: 'Ana', username: `corrige${next}`, email, phone: '099123456', password };
  const response = await h.call('POST', '/api/users/register', { body: { ...body, password_confirmation: password } });
  expect(response.status).toBe(201);
  expect(response.body.message).toBe(
    'Registro exitoso. Para iniciar sesión, verificá tu email con el enlace que te mandamos.',
  );
  return email;
}

async function mailedToken(address: string): Promise<string> {
  const mails = (await h.call('GET', '/api/dev/mail')).body as unknown as { to: { address: string }; text: string }[];
  return mails.find(({ to }) => to.address === address)?.text.match(/verify-email\?token=(\S+)/)?.[1] ?? 'no mail';
}

const correct = (email: string, new_email: string, secret = password) =>
  h.call('POST', '/api/email-verification/correct', { body: { email, password: secret, new_email } });
const verify = (token: string) => h.call('GET', `/api/email-verification/verify/${token}`);
const login = (identifier: string) => h.call('POST', '/api/auth/login', { body: { identifier, password } });

describe('the address of an account that was never verified (rule ACC-41)', () => {
  it('is corrected with its password: the link goes to the new one, and those of the old one end', async () => {
    const old = await register();
    const oldToken = await mailedToken(old);
    const reset = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email: old } });
    expect((await login(old)).body.code).toBe('requires_verification');
    expect((await correct(old, `bien.${old}`)).status).toBe(200);
    expect((await verify(oldToken)).body.code).toBe('token_expired');
    const resetToken = reset.body.resetUrl.split('/').at(-1);
    expect((await h.call('GET', `/api/auth/verify-reset-token/${resetToken}`)).status).toBe(400);
    expect((await login(old)).status).toBe(404);
    expect((await verify(await mailedToken(`bien.${old}`))).status).toBe(200);
    expect((await login(`bien.${old}`)).status).toBe(200);
  });

  it('is not corrected by others, to an address that is taken or none, or once it is verified', async () => {
    const email = await register();
    const wrong = await correct(email, `otra.${email}`, 'no es esta');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials']);
    expect((await correct('nadie@correo.example', `otra.${email}`)).status).toBe(404);
    const taken = await correct(email, (await register()).toUpperCase());
    expect([taken.status, taken.body.errors?.new_email]).toEqual([
      409,
      'Este email ya está registrado. Usa otro email.',
    ]);
    expect((await correct(email, 'nada')).body.errors?.new_email).toBe('Formato de email inválido');
    await verify(await mailedToken(email));
    expect((await correct(email, `otra.${email}`)).status).toBe(409);
  });

  it('changes a few times an hour only: nobody has strangers mailed by it', async () => {
    let email = await register();
    const statuses: number[] = [];
    for (let at = 0; at <= limits.mailsPerHour; at += 1) {
      const to = `v${at}.${email}`;
      const { status } = await correct(email, to);
      statuses.push(status);
      if (status === 200) email = to;
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('where no verification is required', async () => {
  const open = await startHarness();

  it('the address is not changed this way: whoever is signed in does it in the profile', async () => {
    const body = { name: 'Ana', username: 'entra', email: 'entra@correo.example', phone: '099123456', password };
    await open.call('POST', '/api/users/register', { body: { ...body, password_confirmation: password } });
    const given = { email: body.email, password, new_email: 'otra@correo.example' };
    const refused = await open.call('POST', '/api/email-verification/correct', { body: given });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });
});
