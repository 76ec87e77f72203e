import { acceptedTexts, currentPolicies } from '@tero/shared/rules/policies';
import { minute } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test, vi } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, password, signIn } from '../../api/test/people.ts';
import { startSmtp } from '../../api/test/smtp.ts';
import { field, fill, follow, heading, isAt, logIn, main, newcomer, press, register } from './acts.ts';
import { calls, failing } from './line.ts';
import { mailboxes } from './mailbox.ts';
import { open } from './open.tsx';

const smtp = await startSmtp();
afterAll(smtp.close);
const h = await startHarness({ SMTP_URL: smtp.url });
const mails = mailboxes(h, smtp);
const strictSmtp = await startSmtp();
afterAll(strictSmtp.close);
const strict = await startHarness({ SMTP_URL: strictSmtp.url, REQUIRE_EMAIL_VERIFICATION: '1' });
const strictMails = mailboxes(strict, strictSmtp);
const withoutMail = await startHarness();

const forgotten = async (email: string) => {
  await h.call('POST', '/api/auth/forgot-password', { body: { email } });
  return mails.link(email, /Restablecé/, '/reset-password/');
};
const isUsed = () => screen.findByText('El enlace para restablecer la contraseña es inválido o ha expirado.');

test('forgot → mail → reset → login; the link works once', async () => {
  const client = await createClient(h);
  const other = await signIn(h, client);
  let user = await open(h, '/login');
  await follow(user, '¿Olvidaste tu contraseña?');
  const send = async (email: string) => {
    await fill(user, await field('Email'), email);
    await press(user, 'Enviar enlace', main());
  };
  await send('no es un email');
  await screen.findByText('Por favor ingresa un email válido');
  await fill(user, await field('Email'), 'nadie@gmial.com');
  await press(user, /nadie@gmail\.com/);
  expect(await field('Email')).toHaveValue('nadie@gmail.com');
  await send('nadie@correo.example');
  await waitFor(() => expect(main()).toHaveTextContent('No encontramos ninguna cuenta asociada a este email.'));
  await send(client.email.toUpperCase());
  await waitFor(async () => expect(await heading('Revisá tu email')).toHaveFocus());
  expect(main()).toHaveTextContent(new RegExp(client.email, 'i'));
  // with a mail server, only the email contains the link
  expect(screen.queryByText(/Modo de prueba/)).toBeNull();
  const first = await mails.link(client.email, /Restablecé tu contraseña/, '/reset-password/');

  await press(user, 'Volver a intentar');
  expect(await field('Email')).toHaveValue(client.email.toUpperCase());
  await press(user, 'Enviar enlace', main());
  const link = await mails.link(client.email, /Restablecé tu contraseña/, '/reset-password/');
  expect(link).not.toBe(first);

  // a second email does not invalidate the link of the first (rule ACC-18)
  await open(h, first);
  await screen.findByRole('button', { name: 'Cambiar contraseña' });
  user = await open(h, link);
  const change = async (secret: string, again = secret) => {
    await fill(user, await field('Nueva contraseña'), secret);
    await fill(user, await field('Repetí la contraseña'), again);
    await press(user, 'Cambiar contraseña');
  };
  await press(user, 'Cambiar contraseña');
  await screen.findByText('Por favor ingresa una nueva contraseña.');
  await change('corta', 'otra');
  await screen.findByText('La contraseña debe tener al menos 6 caracteres.');
  await screen.findByText('Las contraseñas no coinciden.');
  await change('Password-1');
  await screen.findByText('Esa contraseña se adivina enseguida. Elegí otra.');
  await waitFor(async () => expect(await field('Nueva contraseña')).toHaveFocus());
  await user.click(screen.getAllByRole('button', { name: 'Mostrar contraseña' })[0] as HTMLElement);
  expect(await field('Nueva contraseña')).toHaveAttribute('type', 'text');
  await change('otra-clave');
  await heading('¡Contraseña cambiada!');
  await isAt('/login');
  await mails.next(client.email, /Cambió la contraseña/);

  for (const used of [first, link]) {
    user = await open(h, used);
    await isUsed();
  }
  await follow(user, 'Solicitar nuevo enlace');
  await isAt('/forgot-password');
  user = await open(h, '/login');
  await logIn(user, client.email, password);
  await waitFor(() => expect(main()).toHaveTextContent('Credenciales incorrectas.'));
  // the email typed there is already filled in
  await follow(user, '¿Olvidaste tu contraseña?');
  await heading('¿Olvidaste tu contraseña?');
  expect(await field('Email')).toHaveValue(client.email);
  history.back();
  await isAt('/login');
  await logIn(user, client.email, 'otra-clave');
  await isAt('/');
  // the new password ended the session of the other device
  expect((await h.call('GET', '/api/auth/verify', { as: other })).status).toBe(401);
});

test('a link that somebody else uses up meanwhile is refused, and what was typed stays', async () => {
  const client = await createClient(h);
  const link = await forgotten(client.email);
  const user = await open(h, link);
  await fill(user, await field('Nueva contraseña'), 'otra-clave');
  await fill(user, await field('Repetí la contraseña'), 'otra-clave');
  const repair = failing(/./, 'lost');
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(user, 'Cambiar contraseña');
  await waitFor(() => expect(main()).toHaveTextContent('Sin conexión. Probá de nuevo cuando vuelva.'));
  repair();
  signal.mockReturnValue(true);
  const body = { token: link.split('/').at(-1), newPassword: 'antes-que-vos' };
  expect((await h.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
  await press(user, 'Cambiar contraseña');
  await waitFor(() => expect(within(main()).getByRole('alert')).toHaveTextContent('inválido o ha expirado'));
  expect(await field('Nueva contraseña')).toHaveValue('otra-clave');
});

test('where there is no mail server, the link is shown', async () => {
  const { email } = await createClient(withoutMail);
  const user = await open(withoutMail, '/forgot-password');
  await fill(user, await field('Email'), email);
  await press(user, 'Enviar enlace');
  await screen.findByText(/Modo de prueba/);
  await follow(user, /\/reset-password\//);
  await waitFor(() => expect(location.pathname).toMatch(/^\/reset-password\/./));
  await screen.findByRole('button', { name: 'Cambiar contraseña' });
});

test('register → mail → verify; the badge follows, a new mail leaves the old link good, and a used one says so', async () => {
  const client = newcomer('ana.uno');
  const link = () => mails.link(client.email, /Verificá tu email/, '/verify-email');
  let user = await open(h, '/register');
  await register(user, client);
  await isAt('/');
  const old = await link();
  const row = await h.deps.db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', client.email)
    .executeTakeFirstOrThrow();
  const as = { ...client, id: row.id, kind: 'user', role: 'user', token: '' } as const;
  const { terms, privacy } = acceptedTexts(currentPolicies);
  const hashes = { terms_hash: terms, privacy_hash: privacy };
  const own = await h.call('GET', '/api/users/me/export', { as: await signIn(h, as) });
  expect(own.body.consents).toEqual([{ policies: currentPolicies, ...hashes, accepted_at: expect.any(String) }]);
  user = await open(h, '/user-profile', { as });
  await within(main()).findByText('Pendiente');
  await press(user, 'Reenviar email de verificación');
  await screen.findAllByText(/Email de verificación reenviado. Revisa tu bandeja de entrada./);
  const second = await link();
  expect(second).not.toBe(old);

  await open(h, old, { as });
  await heading('¡Email confirmado!');
  // goes to the login after 3 s, and then home, because this device is signed in
  await isAt('/');
  for (const used of [old, second]) {
    await open(h, used, { as });
    await heading('Tu email ya está confirmado');
  }
  await isAt('/');
  await open(h, '/user-profile', { as });
  await within(main()).findByText('Verificado');
  expect(screen.queryByRole('button', { name: 'Reenviar email de verificación' })).toBeNull();
});

test('a visitor who verifies is taken to the login after 3 s', async () => {
  const client = newcomer('ana.dos');
  const body = { ...client, password, password_confirmation: password };
  expect((await h.call('POST', '/api/users/register', { body })).status).toBe(201);
  await open(h, await mails.link(client.email, /Verificá tu email/, '/verify-email'));
  await heading('¡Email confirmado!');
  await isAt('/login');
  expect(calls.filter((call) => call.includes('/api/email-verification/verify/'))).toHaveLength(1);
});

test('a login that asks for verification offers another mail', async () => {
  const client = newcomer('ana.tres');
  const body = { ...client, password, password_confirmation: password };
  expect((await strict.call('POST', '/api/users/register', { body })).status).toBe(201);
  const mail = () => strictMails.next(client.email, /Verificá tu email/);
  await mail();
  strict.clock.advance(5 * minute);
  const user = await open(strict, '/login');
  await logIn(user, client.email);
  await screen.findByText(/Verificá tu email antes de iniciar sesión./);
  await press(user, 'Reenviar email de verificación');
  await screen.findAllByText(/Email de verificación reenviado\./);
  await mail();

  strict.clock.advance(5 * minute);
  await logIn(user, client.username);
  await fill(user, await field('Email', main()), client.email);
  await press(user, 'Reenviar email de verificación');
  await mail();
  await screen.findAllByText(/Email de verificación reenviado\./);
});
