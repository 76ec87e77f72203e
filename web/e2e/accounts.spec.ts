import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { elsewhere, logIn, main, password, register } from './account-forms.ts';
import { mailboxOf } from './mails.ts';
import { newClient, registered, savedSession } from './people.ts';
import { goOffline } from './stored-app.ts';

test('forgot → mail → reset → login; the link works once', async ({ page, request, baseURL }) => {
  const client = await registered(request);
  const mails = mailboxOf(request, client.email, baseURL);
  const other = await elsewhere(page, client.email, client.password);

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  const send = main(page).getByRole('button', { name: 'Enviar enlace' });
  await page.getByLabel('Email').fill('no es un email');
  await send.click();
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible();
  await page.getByLabel('Email').fill('nadie@gmial.com');
  await main(page).getByRole('button', { name: '¿Quisiste decir nadie@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nadie@gmail.com');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nadie@correo.example');
  await send.click();
  await expect(main(page)).toContainText('No encontramos ninguna cuenta asociada a este email.');
  await page.getByLabel('Email').fill(client.email.toUpperCase());
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu email');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page)).toContainText(client.email);
  // with a mail server, only the email contains the link
  await expect(page.getByText('Modo de prueba')).toHaveCount(0);
  const first = await mails.link(/Restablecé tu contraseña/, '/reset-password/');

  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(client.email.toUpperCase());
  await send.click();
  const link = await mails.link(/Restablecé tu contraseña/, '/reset-password/');

  // a second mail does not end the link of the first one (rule ACC-18)
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  await page.goto(first);
  await expect(change).toBeVisible();
  await page.goto(link);
  await change.click();
  await expect(page.getByText('Por favor ingresa una nueva contraseña.')).toBeVisible();
  await password(page, 'Nueva contraseña').fill('corta');
  await password(page, 'Repetí la contraseña').fill('otra');
  await change.click();
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await password(page, 'Nueva contraseña').fill('Password-1');
  await password(page, 'Repetí la contraseña').fill('Password-1');
  await change.click();
  await expect(page.getByText('Esa contraseña se adivina enseguida. Elegí otra.')).toBeVisible();
  await expect(password(page, 'Nueva contraseña')).toBeFocused();
  await password(page, 'Nueva contraseña').fill('otra-clave');
  await password(page, 'Repetí la contraseña').fill('otra-clave');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
  await expect(password(page, 'Nueva contraseña')).toHaveAttribute('type', 'text');
  await change.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Contraseña cambiada!');
  await expect(page).toHaveURL('/login');
  await mails.next(/Cambió la contraseña/);

  for (const used of [first, link]) {
    await page.goto(used);
    await expect(page.getByText('El enlace para restablecer la contraseña es inválido o ha expirado.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Solicitar nuevo enlace' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/login');
  await logIn(page, client.email, client.password);
  await expect(main(page)).toContainText('Credenciales incorrectas.');
  // the email that was typed there need not be typed again
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
  await page.goBack();
  await logIn(page, client.email, 'otra-clave');
  await expect(page).toHaveURL('/');
  // the new password ended the session of the other device
  await other.goto('/user-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('a link from a mail is followed to its end though the session of this browser has ended', async ({
  page,
  request,
  baseURL,
}) => {
  const client = await registered(request);
  await page.clock.install();
  await page.goto('/login');
  await logIn(page, client.email, client.password);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/');
  const { token } = await savedSession(page);
  // an open page would hear of it
  await page.goto('about:blank');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await request.post('/api/auth/forgot-password', { data: { email: client.email } });
  const link = await mailboxOf(request, client.email, baseURL).link(/Restablecé/, '/reset-password/');
  const verified = page.waitForResponse((response) => response.url().endsWith('/api/auth/verify'));
  await page.goto(link);
  expect((await verified).status()).toBe(401);
  await password(page, 'Nueva contraseña').fill('otra-clave');
  // the login would follow by now
  await page.clock.runFor(5000);
  await expect(password(page, 'Nueva contraseña')).toHaveValue('otra-clave');
  await expect(page).toHaveURL(link);
});

test('a link that somebody else uses up meanwhile is refused, and what was typed stays', async ({
  page,
  request,
  baseURL,
}) => {
  const client = await registered(request);
  await request.post('/api/auth/forgot-password', { data: { email: client.email } });
  const link = await mailboxOf(request, client.email, baseURL).link(/Restablecé/, '/reset-password/');
  await page.goto(link);
  await password(page, 'Nueva contraseña').fill('otra-clave');
  await password(page, 'Repetí la contraseña').fill('otra-clave');
  await goOffline(page);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(main(page)).toContainText('Sin conexión. Revisá tu señal');
  await page.context().setOffline(false);
  const token = link.split('/').at(-1);
  await request.post('/api/auth/reset-password', { data: { token, newPassword: 'antes-que-vos' } });
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(main(page).getByRole('alert')).toContainText('inválido o ha expirado');
  await expect(password(page, 'Nueva contraseña')).toHaveValue('otra-clave');
});

test('where there is no mail server, the link is shown @wide', async ({ page }) => {
  const reply = { success: true, testMode: true, resetUrl: 'http://localhost:3000/reset-password/de-prueba' };
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: reply }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ana@correo.example');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Modo de prueba')).toBeVisible();
  await page.getByRole('link', { name: '/reset-password/de-prueba' }).click();
  await expect(page).toHaveURL('/reset-password/de-prueba');
});

test('register → mail → verify; the badge follows, a new mail leaves the old link good, and a used one says so', async ({
  page,
  request,
  baseURL,
}) => {
  const client = newClient();
  const mails = mailboxOf(request, client.email, baseURL);
  await page.goto('/register');
  await register(page, client);
  await expect(page).toHaveURL('/');
  const old = await mails.link(/Verificá tu email/, '/verify-email');
  const { token } = await savedSession(page);
  const own = await request.get('/api/users/me/export', { headers: { authorization: `Bearer ${token}` } });
  expect((await own.json()).consents).toEqual([{ policies: '2024-03-01', accepted_at: expect.any(String) }]);
  await page.goto('/user-profile');
  await expect(main(page).getByText('Pendiente', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado. Revisa tu bandeja de entrada.').first()).toBeVisible();
  const second = await mails.link(/Verificá tu email/, '/verify-email');

  expect(second).not.toBe(old);

  await page.goto(old);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email verificado!');
  // goes to the login after 3 s, and on home: this device is signed in
  await expect(page).toHaveURL('/');
  for (const link of [old, second]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta ya está verificada');
    await expect(page).toHaveURL('/');
  }
  await page.goto('/user-profile');
  await expect(main(page).getByText('Verificado', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar email de verificación' })).toHaveCount(0);
});

test('a visitor who verifies is taken to the login after 3 s @wide', async ({ page, request, baseURL }) => {
  const client = await registered(request);
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/email-verification/verify/') && asked.push(sent.url()));
  await page.goto(await mailboxOf(request, client.email, baseURL).link(/Verificá tu email/, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email verificado!');
  await expect(page).toHaveURL('/login');
  expect(asked).toHaveLength(1);
});

test('a login that asks for verification offers another mail', async ({ page, request, baseURL }) => {
  const client = await registered(request);
  const mails = mailboxOf(request, client.email, baseURL);
  await mails.next(/Verificá tu email/);
  // the response of a server with REQUIRE_EMAIL_VERIFICATION=1
  const message = 'Verificá tu email antes de iniciar sesión.';
  const refusal = { success: false, code: 'requires_verification', message, requiresVerification: true };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/login');
  await logIn(page, client.email, client.password);
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado.').first()).toBeVisible();
  await mails.next(/Verificá tu email/);

  await logIn(page, client.username, client.password);
  await main(page).getByRole('textbox', { name: 'Email', exact: true }).fill(client.email);
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado.').first()).toBeVisible();
  await mails.next(/Verificá tu email/);
});

test('a registration offers a free username made of the name, and writes none into the field (rule ACC-90)', async ({
  page,
  request,
}) => {
  const mark = `q${randomUUID().slice(0, 6)}`;
  const taken = { ...newClient(), username: `${mark}.prueba` };
  const data = { ...taken, password_confirmation: taken.password };
  expect((await request.post('/api/users/register', { data })).status()).toBe(201);
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/username')) asked.push(call.postData() ?? '');
  });
  await page.goto('/register');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  const username = page.getByLabel('Nombre de usuario');
  const offer = page.getByRole('button', { name: '¿Querés usar' });
  await name.fill(`${mark} Prueba`);
  await name.press('Tab');
  await expect(username).toBeFocused();
  await expect(offer).toHaveText(`¿Querés usar ${mark}.prueba2?`);
  // whoever types at once has what was typed, alone
  await page.keyboard.type(`${mark}.propio`);
  await expect(username).toHaveValue(`${mark}.propio`);
  await expect(offer).toBeHidden();
  await username.fill('');
  // the same name is left again: the answer is known
  await name.focus();
  await name.press('Tab');
  await name.fill(`${mark} Prueba Nueva`);
  await name.press('Tab');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map((body) => JSON.parse(body).name)).toEqual([`${mark} Prueba`, `${mark} Prueba Nueva`]);
  await name.fill(`${mark} Prueba`);
  await name.press('Tab');
  await offer.click();
  await expect(username).toHaveValue(`${mark}.prueba2`);
  await expect(username).toBeFocused();
  await name.fill('Otra Persona');
  await name.press('Tab');
  await expect.poll(() => asked.length).toBe(3);
  await expect(offer).toBeHidden();
  await expect(username).toHaveValue(`${mark}.prueba2`);
  // a provider's form does the same
  await page.goto('/register-provider');
  await name.fill(`${mark} Prueba`);
  await name.press('Tab');
  await expect(offer).toHaveText(`¿Querés usar ${mark}.prueba2?`);
  await page.keyboard.type('juan99');
  await expect(username).toHaveValue('juan99');
});
