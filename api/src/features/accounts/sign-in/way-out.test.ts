import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, password } from '../../../../test/people.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });

let host = 0;
/** Returns a network that nobody has come from. */
const elsewhere = () => {
  host += 1;
  return `198.51.100.${host}`;
};
const login = (identifier: string, given: string, ip: string) =>
  h.call('POST', '/api/auth/login', { body: { identifier, password: given }, ip });

test("whoever waits for somebody else's wrong passwords is told the way out, and it works (rule SES-4)", async () => {
  const { email } = await createClient(h);
  for (let at = 0; at < 6; at += 1) await login(email, 'no es esta', elsewhere());
  const home = elsewhere();
  const { status, body } = await login(email, password, home);
  expect(status).toBe(429);
  expect(body.message).toMatch(
    /^Demasiados intentos\. Probá de nuevo en \d+ segundos?\. Si no fuiste vos, no hace falta esperar: con «¿Olvidaste tu contraseña\?» te mandamos un email para elegir una contraseña nueva\.$/,
  );

  const asked = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email }, ip: home });
  const given = { token: asked.body.resetUrl.split('/').at(-1), newPassword: 'Lluvia+Entera 9' };
  expect((await h.call('POST', '/api/auth/reset-password', { body: given, ip: home })).status).toBe(200);
  await login(email, 'no es esta', elsewhere());
  expect((await login(email, 'Lluvia+Entera 9', home)).status).toBe(200);
});
