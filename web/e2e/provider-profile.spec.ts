import { expect, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, demoPassword, enter } from './people.ts';
import { chooseImages, picture, publishedService, publisher, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

for (const size of journeySizes) {
  test(`a provider’s own profile${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await page.goto('/provider-profile');
    await expect(page).toHaveTitle('Mi Perfil | Tero');
    await expect(page.getByRole('link', { name: 'Nuevo servicio' })).toHaveAttribute('href', '/create_service');
    for (const [name, href] of [
      ['Editar perfil', '/edit-profile'],
      ['Configuración', '/provider-settings'],
      ['Métricas', '/metrics'],
      ['Mis Reseñas', '/provider/reviews'],
      ['Crear promoción', '/provider/create-offer'],
      ['Volver al inicio', '/'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await inspect(page);
    await tab(page, 'Publicaciones').click();
    await expect(page.getByRole('link', { name: 'Nueva publicación' })).toHaveAttribute('href', '/create-post');
    await inspect(page);
    expect(complaints).toEqual([]);
  });

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

test('an incomplete profile stops publishing with an alert that says what is missing', async ({ page, request }) => {
  // an old account's response: no current form leaves a profile incomplete
  await page.route('**/api/providers/profile/complete', (route) =>
    route.fulfill({ json: { success: true, isComplete: false, missingFields: ['phone', 'cedula_number'] } }),
  );
  const provider = await publisher(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-profile');
  const details = page.getByRole('listitem').filter({ hasText: 'Tus datos' });
  await expect(details).toContainText('Te falta para publicar: teléfono, cédula.');
  await expect(details.getByRole('link')).toHaveAttribute('href', '/edit-profile');
  await page.getByRole('link', { name: 'Nuevo servicio' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Tu perfil está incompleto' });
  await expect(alert).toContainText('Te falta: teléfono, cédula.');
  await alert.getByRole('button', { name: 'Completar perfil' }).click();
  await expect(page).toHaveURL('/edit-profile');
  await page.goto('/create-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu perfil está incompleto');
  await expect(page.getByText(/Te falta: teléfono, cédula/)).toBeVisible();
  await inspect(page);
});

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

test('a visit to somebody else’s profile is noted once, one’s own never', async ({ page, request }) => {
  const provider = await registeredProvider(request);
  const visits: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('track-profile-view')) visits.push(sent.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(heading).toHaveText(provider.company_name);
  await tab(page, 'Publicaciones').click();
  await expect(page.getByText('No tiene publicaciones')).toBeVisible();
  await expect.poll(() => visits.length).toBe(1);
  await enter(page, provider.email, provider.password);
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(page.getByRole('link', { name: 'Editar perfil' })).toBeVisible();
  await page.goto('/provider-profile');
  await expect(page.getByText('Todavía no publicaste servicios')).toBeVisible();
  expect(visits).toHaveLength(1);
});

test('its owner takes a service out of sight, shows it again, and deletes it', async ({ page, request }) => {
  const provider = await publisher(request);
  const title = `Rejas a medida ${provider.username}`;
  await publishedService(request, provider, title);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-profile');
  const card = page.getByRole('article').filter({ hasText: title });
  const active = card.getByRole('switch', { name: `Disponible para clientes: ${title}` });
  await expect(active).toBeChecked();
  await inspect(page);
  await active.click();
  await expect(card.getByText('No activo')).toBeVisible();
  await expect(active).not.toBeChecked();

  const client = await elsewhere(page, demo.client, demoPassword);
  await client.goto(`/provider-profile/${provider.id}`);
  await expect(client.getByText('No tiene servicios publicados')).toBeVisible();
  await active.click();
  await expect(card.getByText('Activo', { exact: true })).toBeVisible();
  await client.reload();
  await expect(client.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(client.getByRole('switch')).toHaveCount(0);
  await client.close();

  await card.getByRole('button', { name: `Eliminar: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('status').getByText('Servicio eliminado')).toBeVisible();
  await expect(card).toHaveCount(0);
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

test('a provider deletes its account in the settings', async ({ page, request }) => {
  const provider = await registeredProvider(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-settings');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(page.getByText('Perfil no encontrado', { exact: true })).toBeVisible();
});
