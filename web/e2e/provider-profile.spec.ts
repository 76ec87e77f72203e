import { expect, type Page, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter } from './people.ts';
import { chooseImages, picture, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

for (const size of journeySizes) {
  test(`the form of a profile, and the settings${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await page.goto('/edit-profile');
    await expect(page.getByLabel('Nombre de la empresa')).not.toHaveValue('');
    await inspect(page);
    await expect(page).toHaveTitle('Editar perfil | Tero');
    await page.goto('/provider-settings');
    await expect(page.getByText('Verificado', { exact: true })).toBeVisible();
    await expect(page.getByText('Esta sesión')).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle('Configuración | Tero');
    expect(complaints).toEqual([]);
  });

  test(`a provider without a subscription is led to one${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.newcomer);
    await page.goto('/provider-profile');
    await expect(page.getByText('Sin suscripción', { exact: true })).toBeVisible();
    const subscribe = page.getByRole('link', { name: 'Suscribirse' });
    await expect(subscribe).toHaveAttribute('href', '/subscription-plans');
    await expect(page.getByRole('link', { name: 'Nuevo servicio' })).toHaveCount(0);
    await inspect(page);
    await tab(page, 'Publicaciones').click();
    await expect(subscribe).toHaveCount(1);
    await page.goto('/create-post');
    await expect(page.getByText('Necesitas una suscripción activa para acceder a esta página')).toBeVisible();
    await page.goto('/provider-settings');
    await expect(page.getByText('Pendiente', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the profile is edited with a photo; its draft outlives a reload, and faults keep what was typed', async ({
  page,
  request,
}) => {
  const taken = await registeredProvider(request);
  const provider = await registeredProvider(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/edit-profile');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await page.getByLabel('Descripción').fill('Hierro a medida desde 1998.');
  await page.reload();
  await expect(page.getByLabel('Descripción')).toHaveValue('Hierro a medida desde 1998.');

  await page.getByLabel('Cédula de identidad').fill('1234567');
  await page.getByLabel('Nombre de la empresa').fill(' ');
  await save.click();
  await expect(page.getByText('La cédula debe tener 8 dígitos')).toBeVisible();
  await expect(page.getByText('El nombre de la empresa es requerido')).toBeVisible();
  await expect(page.getByText('6 de 7 datos')).toBeVisible();
  await page.getByLabel('Cédula de identidad').fill('12345678');
  await page.getByLabel('Nombre de la empresa').fill('Herrería Nueva');
  await page.getByLabel('Nombre de usuario').fill(taken.username);
  await save.click();
  await expect(page.getByLabel('Nombre de usuario')).toHaveAccessibleDescription(/ya está en uso|ya existe/i);
  await page.getByLabel('Nombre de usuario').fill(provider.username);

  await chooseImages(page, 'Foto de perfil', [
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(page.getByText('El archivo cv.pdf no es una imagen válida')).toBeVisible();
  await chooseImages(page, 'Foto de perfil', [await picture('yo.jpg')]);
  await save.click();
  await expect(page).toHaveURL('/provider-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herrería Nueva');
  await expect(page.getByText('Hierro a medida desde 1998.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menú de/ }).locator('img')).toBeVisible();

  await page.goto('/edit-profile');
  await page.getByLabel('Descripción').fill('Otra cosa');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/provider-profile');
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Descripción')).toHaveValue('Hierro a medida desde 1998.');
});

test('profiles that are not there say so @wide', async ({ page }) => {
  await page.goto('/provider-profile/999999');
  await expect(page.getByText('Perfil no encontrado', { exact: true })).toBeVisible();
  await expect(page.getByText('No se encontró el perfil del proveedor')).toBeVisible();
  await page.route('**/api/providers/1', (route) => route.abort());
  await page.goto('/provider-profile/1');
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
  await enter(page, demo.client);
  await page.goto('/provider-profile');
  await expect(page.getByText('No se encontró el perfil del proveedor')).toBeVisible();
  for (const path of ['/provider-settings', '/create-post', '/provider/create-offer']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
});
