import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { mailboxOf } from './mails.ts';
import { newClient, registered, signIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function logIn(page: Page, identifier: string, secret: string): Promise<void> {
  await page.getByLabel('Email o nombre de usuario').fill(identifier);
  await password(page, 'Contraseña').fill(secret);
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** A second device of the same person. */
async function elsewhere(page: Page, identifier: string, secret: string): Promise<Page> {
  const other = await (await page.context().browser()?.newContext({ locale: 'es-UY' }))?.newPage();
  if (!other) throw new Error('no browser');
  await signIn(other, identifier, secret);
  return other;
}

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
  await page.getByLabel('Email').fill('nadie@correo.example');
  await send.click();
  await expect(main(page)).toContainText('No encontramos ninguna cuenta asociada a este email.');
  await page.getByLabel('Email').fill(client.email.toUpperCase());
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisá tu email');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page)).toContainText(client.email);
  // with a mail server nothing but the mail tells the link
  await expect(page.getByText('Modo de prueba')).toHaveCount(0);
  const first = await mails.link(/Restablecé tu contraseña/, '/reset-password/');

  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(client.email.toUpperCase());
  await send.click();
  const link = await mails.link(/Restablecé tu contraseña/, '/reset-password/');

  await page.goto(first);
  await expect(page.getByText('El enlace para restablecer la contraseña es inválido o ha expirado.')).toBeVisible();
  await page.goto(link);
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  await change.click();
  await expect(page.getByText('Por favor ingresa una nueva contraseña.')).toBeVisible();
  await password(page, 'Nueva contraseña').fill('corta');
  await password(page, 'Repetí la contraseña').fill('otra');
  await change.click();
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await password(page, 'Nueva contraseña').fill('otra-clave');
  await password(page, 'Repetí la contraseña').fill('otra-clave');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
  await expect(password(page, 'Nueva contraseña')).toHaveAttribute('type', 'text');
  await change.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Contraseña cambiada!');
  await expect(page).toHaveURL('/login', { timeout: 6000 });
  await mails.next(/Cambió la contraseña/);

  await page.goto(link);
  await page.getByRole('link', { name: 'Solicitar nuevo enlace' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/login');
  await logIn(page, client.email, client.password);
  await expect(main(page)).toContainText('Credenciales incorrectas.');
  await logIn(page, client.email, 'otra-clave');
  await expect(page).toHaveURL('/');
  // the session of the other device ended with the old password
  await other.goto('/user-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
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
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(main(page)).toContainText('Sin conexión. Revisá tu señal');
  await page.context().setOffline(false);
  const token = link.split('/').at(-1);
  await request.post('/api/auth/reset-password', { data: { token, newPassword: 'antes-que-vos' } });
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(main(page).getByRole('alert')).toContainText('inválido o ha expirado');
  await expect(password(page, 'Nueva contraseña')).toHaveValue('otra-clave');
});

test('where there is no mail server, the link is shown', async ({ page }) => {
  const reply = { success: true, testMode: true, resetUrl: 'http://localhost:3000/reset-password/de-prueba' };
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: reply }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ana@correo.example');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Modo de prueba')).toBeVisible();
  await page.getByRole('link', { name: '/reset-password/de-prueba' }).click();
  await expect(page).toHaveURL('/reset-password/de-prueba');
});

test('register → mail → verify; the badge follows, and a new link ends the old one', async ({
  page,
  request,
  baseURL,
}) => {
  const client = newClient();
  const mails = mailboxOf(request, client.email, baseURL);
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(client.name);
  await page.getByLabel('Nombre de usuario').fill(client.username);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Teléfono').fill(client.phone);
  await password(page, 'Contraseña').fill(client.password);
  await password(page, 'Repetí la contraseña').fill(client.password);
  await page.getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL('/login', { timeout: 6000 });
  const old = await mails.link(/Verificá tu email/, '/verify-email');

  await logIn(page, client.email, client.password);
  await expect(page).toHaveURL('/');
  await page.goto('/user-profile');
  await expect(main(page).getByText('Pendiente', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado. Revisa tu bandeja de entrada.').first()).toBeVisible();
  const second = await mails.link(/Verificá tu email/, '/verify-email');

  await page.goto(old);
  await expect(page.getByText('El enlace de verificación ha expirado. Solicita uno nuevo.')).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Por favor ingresa tu email')).toBeVisible();
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado.').first()).toBeVisible();
  const link = await mails.link(/Verificá tu email/, '/verify-email');
  expect(link).not.toBe(second);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email verificado!');
  // to the login after 3 s, and on home: this device is signed in
  await expect(page).toHaveURL('/', { timeout: 6000 });
  await page.goto('/user-profile');
  await expect(main(page).getByText('Verificado', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar email de verificación' })).toHaveCount(0);
});

test('a visitor who verifies is taken to the login after 3 s', async ({ page, request, baseURL }) => {
  const client = await registered(request);
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/email-verification/verify/') && asked.push(sent.url()));
  await page.goto(await mailboxOf(request, client.email, baseURL).link(/Verificá tu email/, '/verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email verificado!');
  await expect(page).toHaveURL('/login', { timeout: 6000 });
  expect(asked).toHaveLength(1);
});

test('a login that asks for verification offers another mail', async ({ page, request, baseURL }) => {
  const client = await registered(request);
  const mails = mailboxOf(request, client.email, baseURL);
  await mails.next(/Verificá tu email/);
  // as a server with REQUIRE_EMAIL_VERIFICATION=1 answers
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
  await main(page).getByLabel('Email', { exact: false }).first().fill(client.email);
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  await expect(page.getByText('Email de verificación reenviado.').first()).toBeVisible();
  await mails.next(/Verificá tu email/);
});

test('change password → another device is signed out, and this one after 2 s', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  const other = await elsewhere(page, client.email, client.password);
  await page.goto('/user-profile?tab=settings');
  await page.getByRole('link', { name: /Cambiar contraseña/ }).click();
  await expect(page).toHaveURL('/change-password');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/user-profile?tab=settings');
  await page.goBack().catch(() => null);
  await page.goto('/change-password');

  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  await change.click();
  await expect(page.getByText('La contraseña actual es requerida')).toBeVisible();
  await expect(page.getByText('La nueva contraseña es requerida')).toBeVisible();
  await expect(page.getByText('Confirma tu nueva contraseña')).toBeVisible();
  await password(page, 'Contraseña actual').fill(client.password);
  await password(page, 'Nueva contraseña').fill(client.password);
  await password(page, 'Confirmá la nueva contraseña').fill('no coincide');
  await change.click();
  await expect(page.getByText('La nueva contraseña debe ser diferente a la actual')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();

  await password(page, 'Contraseña actual').fill('no es esta');
  await password(page, 'Nueva contraseña').fill('clave nueva');
  await password(page, 'Confirmá la nueva contraseña').fill('clave nueva');
  await change.click();
  await expect(main(page).getByRole('alert')).toHaveText('La contraseña actual es incorrecta');
  await expect(password(page, 'Nueva contraseña')).toHaveValue('clave nueva');
  await password(page, 'Contraseña actual').fill(client.password);
  await change.click();
  await expect(main(page).getByRole('status')).toContainText('Tu contraseña fue cambiada.');
  await expect(password(page, 'Contraseña actual')).toHaveValue('');
  await expect(page).toHaveURL('/login', { timeout: 5000 });

  await other.goto('/user-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  await logIn(page, client.email, 'clave nueva');
  await expect(page).toHaveURL('/');
});

test('profile: cancel keeps, save changes, and a failure loses nothing', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.goto('/user-profile');
  const edit = page.getByRole('button', { name: 'Editar' });
  await edit.click();
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toBeFocused();
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Dirección').fill('Se pierde');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(edit).toBeFocused();
  await expect(page.getByText('Se pierde')).toHaveCount(0);

  await edit.click();
  const save = page.getByRole('button', { name: 'Guardar' });
  await page.getByLabel('Teléfono').fill('12');
  await save.click();
  await expect(page.getByText('El teléfono debe tener 9 dígitos')).toBeVisible();
  await page.getByLabel('Teléfono').fill('098 765 432');
  await page.getByLabel('Dirección').fill('Av. Italia 1234');
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, json: { success: false } }), {
    times: 1,
  });
  await save.click();
  await expect(page.getByText('Error al actualizar perfil')).toBeVisible();
  await expect(page.getByLabel('Dirección')).toHaveValue('Av. Italia 1234');
  await save.click();
  const told = page.getByText('Perfil actualizado correctamente.');
  await expect(told).toBeVisible();
  await expect(main(page).getByText('098765432')).toBeVisible();
  await expect(main(page).getByText('Av. Italia 1234')).toBeVisible();
  await expect(told).toHaveCount(0, { timeout: 7000 });
  await page.reload();
  await expect(main(page).getByText('Av. Italia 1234')).toBeVisible();
});

test('sessions: the others are listed and closed; the data can be taken away', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  const other = await elsewhere(page, client.email, client.password);
  await page.goto('/user-settings');
  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Esta sesión')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  await other.goto('/user-profile');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mis-datos-tero.json');
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.account[0].email).toBe(client.email);
  expect(JSON.stringify(data)).not.toContain('password');
});

test('deleting the account: its reviews say Usuario anónimo, and nothing lets it in again', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tero.session') ?? '{}'));
  const comment = `Quedó impecable. ${client.username}`;
  const ratings = { response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };
  const review = await request.post('/api/reviews', {
    headers: { authorization: `Bearer ${token}` },
    data: { service_id: 1, ...ratings, comment },
  });
  expect(review.status()).toBe(201);
  await page.goto('/servicios/1/reviews');
  const card = page.getByRole('article').filter({ hasText: comment });
  await expect(card).toContainText(client.name);

  await page.goto('/user-settings');
  const remove = page.getByRole('button', { name: 'Eliminar cuenta' });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('¿Estás seguro');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, json: { success: false } }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page.getByText('Error al eliminar la cuenta')).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();

  await page.goto('/servicios/1/reviews');
  await expect(card).toContainText('Usuario anónimo');
  await expect(card).not.toContainText(client.name);
  await page.goto('/login');
  await logIn(page, client.email, client.password);
  await expect(page.getByText('Usuario no encontrado. ¿Quieres registrarte?').first()).toBeVisible();
});

test('a client becomes a provider with the same account', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.getByRole('button', { name: new RegExp(client.name) }).click();
  await page.getByRole('link', { name: 'Ser Proveedor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ser Proveedor');
  await expect(main(page)).toContainText(client.email);
  await expect(page.getByLabel('Teléfono')).toHaveValue('099123456');
  const send = main(page).getByRole('button', { name: 'Ser Proveedor' });
  await send.click();
  await expect(page.getByText('La cédula es obligatoria')).toBeVisible();
  await page.getByLabel('Nombre de la empresa').fill('Ana Arregla');
  await page.getByLabel('Servicio que ofrecés').fill('Electricidad');
  await page.getByLabel('Cédula de identidad').fill('1.234.567-2');
  await page.reload();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Ana Arregla');
  await page.getByLabel('Cédula de identidad').fill('1.234.567-2');
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(page).toHaveURL('/provider-profile');
  await expect(main(page)).toContainText('Ana Arregla');
  await page.getByRole('button', { name: new RegExp(client.name) }).click();
  await expect(page.getByRole('link', { name: 'Mis Reseñas' })).toBeVisible();
});

test.describe('the page after a sign-in elsewhere', () => {
  test('takes the code once, out of the address at once, and goes home', async ({ page, request }) => {
    const client = await registered(request);
    const login = await request.post('/api/auth/login', {
      data: { identifier: client.email, password: client.password },
    });
    const asked: unknown[] = [];
    await page.route('**/api/auth/exchange', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ json: await login.json() });
    });
    await page.goto('/auth/success#code=de-una-vez&userType=user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procesando autenticación...');
    await expect(page).toHaveURL('/auth/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Autenticación exitosa!');
    await expect(page).toHaveURL('/', { timeout: 5000 });
    await expect(page.getByRole('button', { name: new RegExp(client.name) })).toBeVisible();
    expect(asked).toEqual([{ code: 'de-una-vez' }]);
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
  });

  test("never takes a token from a stranger's link", async ({ page, request }) => {
    const client = await registered(request);
    const login = await request.post('/api/auth/login', {
      data: { identifier: client.email, password: client.password },
    });
    const { token } = await login.json();
    for (const given of [`?token=${token}&userType=user`, `#token=${token}&userType=user`]) {
      await page.goto(`/auth/success${given}`);
      await expect(page.getByText('Token de autenticación no encontrado')).toBeVisible();
      await expect(page).toHaveURL('/auth/success');
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    }
  });

  test('tells a fault as text, and no more than 200 characters of it', async ({ page }) => {
    const long = `<img src=x onerror=alert(1)> ${'x'.repeat(400)}`;
    await page.goto(`/auth/error?message=${encodeURIComponent(long)}`);
    await expect(main(page).getByText('<img src=x')).toHaveText(long.slice(0, 200));
    await page.getByRole('link', { name: 'Iniciar sesión' }).last().click();
    await expect(page).toHaveURL('/login');
  });
});
