import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { logIn, password } from './account-forms.ts';
import { mailboxOf } from './mails.ts';
import { newClient, registered, savedSession } from './people.ts';

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
  // a person who starts typing at once sees only the typed text
  await page.keyboard.type(`${mark}.propio`);
  await expect(username).toHaveValue(`${mark}.propio`);
  await expect(offer).toBeHidden();
  await username.fill('');
  // leaving the field with the same name again needs no new check
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
