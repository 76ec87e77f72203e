import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { elsewhere, logIn, main, password } from './account-forms.ts';
import { inspect } from './inspection.ts';
import { enter, registered, savedSession, signIn } from './people.ts';
import { seen } from './seen.ts';

test('change password → another device is signed out, and this one after 2 s', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  const other = await elsewhere(page, client.email, client.password);
  await page.goto('/user-profile?tab=settings');
  await page.getByRole('link', { name: /Cambiar contraseña/ }).click();
  await expect(page).toHaveURL('/change-password');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/user-profile?tab=settings');
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
  await password(page, 'Nueva contraseña').fill(client.username);
  await password(page, 'Confirmá la nueva contraseña').fill(client.username);
  await change.click();
  await expect(page.getByText('Esa contraseña se adivina enseguida con tus datos')).toBeVisible();
  await expect(password(page, 'Contraseña actual')).toHaveValue(client.password);
  await password(page, 'Nueva contraseña').fill('clave nueva');
  await password(page, 'Confirmá la nueva contraseña').fill('clave nueva');
  const changed = seen(page, 'Tu contraseña fue cambiada.', { fields: { 'Contraseña actual': '' } });
  await change.click();
  await changed;
  await expect(page).toHaveURL('/login');

  await other.goto('/user-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  await logIn(page, client.email, 'clave nueva');
  await expect(page).toHaveURL('/');
});

test('profile: cancel keeps, save changes, and a failure loses nothing', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto('/user-profile');
  const edit = page.getByRole('button', { name: 'Editar' });
  await edit.click();
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
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
  await expect(main(page).getByText('098 765 432')).toBeVisible();
  await expect(main(page).getByText('Av. Italia 1234')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByText('Av. Italia 1234')).toBeVisible();
});

test('sessions: the others are listed and closed; the data can be taken away', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  const other = await elsewhere(page, client.email, client.password);
  await page.goto('/user-settings');
  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Esta sesión')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  // on a public screen one stays, and is told; from a private one the login says why
  await other.goto('/servicios');
  const ended = other.getByRole('status').filter({ hasText: 'Tu sesión ha expirado.' });
  await expect(ended.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(other).toHaveURL('/servicios');
  await ended.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(other).toHaveURL('/login?next=%2Fservicios');
  await expect(main(other)).toContainText('Tu sesión se cerró');
  await inspect(other);
  await logIn(other, client.email, client.password);
  await expect(other).toHaveURL('/servicios');
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.goto('/user-profile');
  await expect(other).toHaveURL('/login?next=%2Fuser-profile');
  await expect(main(other)).toContainText('Tu sesión se cerró');
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
  const { token } = await savedSession(page);
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
  await expect(
    page.getByText('Eliminamos tu cuenta: se borraron tus datos, tus favoritos y tu historial.'),
  ).toBeVisible();
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
  await page.getByRole('link', { name: 'Ser Proveedor', exact: true }).click();
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mis Reseñas' })).toBeVisible();
});
