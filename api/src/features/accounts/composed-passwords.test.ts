import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { madeUpPassword } from './new-password/new-password.ts';
import { hashPassword } from './passwords.ts';

const h = await startHarness();

/** The same word from two keyboards: one types ñ as one character, the other as an n and a combining tilde. */
const composed = 'Cañería-del-Ñandú-7'.normalize('NFC');
const apart = composed.normalize('NFD');

const signIn = async (identifier: string, password: string) =>
  (await h.call('POST', '/api/auth/login', { body: { identifier, password } })).status;

let next = 0;

async function registered(password: string, password_confirmation: string): Promise<string> {
  next += 1;
  const email = `nandu${next}@correo.example`;
  const person = { name: 'Ana Pérez', username: `nandu${next}`, email, phone: '099 123 456' };
  const response = await h.call('POST', '/api/users/register', {
    body: { ...person, password, password_confirmation },
  });
  expect([response.status, response.body.errors]).toEqual([201, undefined]);
  return email;
}

describe('a ñ of another keyboard is the same (rule ACC-91)', () => {
  test.each([
    ['composed', composed],
    ['apart', apart],
  ])('whoever registered with it %s signs in with both', async (_name, password) => {
    const email = await registered(password, password);
    expect([await signIn(email, composed), await signIn(email, apart)]).toEqual([200, 200]);
    expect(await signIn(email, composed.replace('ñ', 'n'))).toBe(401);
  });

  test('its repetition too', async () => {
    expect(await signIn(await registered(composed, apart), composed)).toBe(200);
  });

  test('an account whose password was stored as it was typed, before, still signs in', async () => {
    const password_hash = await hashPassword(madeUpPassword(apart));
    const { email } = await createClient(h, { password_hash });
    expect([await signIn(email, apart), await signIn(email, composed)]).toEqual([200, 200]);
  });

  test('after a change too, for which the old one written otherwise is no new one', async () => {
    const { token, email } = await createClient(h, { password_hash: await hashPassword(madeUpPassword(apart)) });
    const change = (newPassword: string) =>
      h.call('PUT', '/api/users/change-password', { as: token, body: { currentPassword: composed, newPassword } });
    expect((await change(apart)).body.errors?.newPassword).toBe('La nueva contraseña debe ser diferente a la actual');
    expect((await change(`${apart}-8`)).status).toBe(200);
    expect(await signIn(email, `${composed}-8`)).toBe(200);
  });
});
