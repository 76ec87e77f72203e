import { expect, type Page, test } from '@playwright/test';
import { enter, newClient, registered } from './people.ts';
import { registeredProvider } from './providers.ts';

const main = (page: Page) => page.getByRole('main');

test('a client registers with any spelling of a phone, and reads it in one', async ({ page }) => {
  const client = newClient();
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(client.name);
  await page.getByLabel('Nombre de usuario').fill(client.username);
  await page.getByLabel('Email').fill(client.email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(client.password);
  await page.getByLabel('Repetí la contraseña').fill(client.password);
  await page.getByRole('checkbox').check();
  const phone = page.getByLabel('Teléfono');
  const send = main(page).getByRole('button', { name: 'Registrarse' });
  for (const [typed, fault] of [
    ['12 34 56', 'El teléfono debe tener 9 dígitos'],
    ['099 123 4567', 'El teléfono debe tener 9 dígitos'],
    ['2400 1234', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    ['+54 9 11 2345 6789', 'Escribí un teléfono de Uruguay, por ejemplo 099 123 456'],
  ] as const) {
    await phone.fill(typed);
    await send.click();
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  }
  await phone.fill('+598 (99) 123-456');
  const going = page.waitForRequest('**/api/users/register');
  await send.click();
  expect((await going).postDataJSON()).toMatchObject({ phone: '099123456' });
});

test('a provider is told of a number that nobody can write to, and of an emergency number that is none', async ({
  page,
  request,
}) => {
  const provider = await registeredProvider(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/edit-profile');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const phone = page.getByRole('textbox', { name: 'Teléfono', exact: true });
  await phone.fill('099 12 34');
  await page.getByLabel('Teléfono del contacto').fill('2400 12');
  await save.click();
  await expect(page.getByText('El teléfono debe tener 9 dígitos', { exact: true })).toBeVisible();
  await expect(page.getByText('El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo')).toBeVisible();
  await phone.fill('598 99 123 456');
  await page.getByLabel('Teléfono del contacto').fill('2400.1234');
  await save.click();
  await expect(page).toHaveURL('/provider-profile');
  await page.goto('/edit-profile');
  await expect(phone).toHaveValue('099123456');
  await expect(page.getByLabel('Teléfono del contacto')).toHaveValue('24001234');
});

test('a client and a message to the team take it in any spelling too @wide', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Teléfono').fill('00598 99 123 456');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil actualizado correctamente.')).toBeVisible();
  await expect(main(page)).toContainText('099 123 456');
  await page.goto('/contact');
  await page.getByLabel('Teléfono').fill('12 34 56');
  await main(page).getByRole('textbox', { name: 'Asunto' }).fill('Consulta');
  await main(page).getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
  await main(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main(page)).toContainText('El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo');
  await page.getByLabel('Teléfono').fill('2400 1234');
  const going = page.waitForRequest('**/api/contact');
  await main(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  expect((await going).postDataJSON()).toMatchObject({ phone: '24001234' });
});
