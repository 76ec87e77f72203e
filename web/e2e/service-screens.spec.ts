import { expect, type Locator, type Page, test } from '@playwright/test';
import { images } from './images.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter } from './people.ts';
import { readyToPublish, registeredProvider } from './providers.ts';
import { createButton, expectPublished, gallery } from './service-form.ts';
import { journeySizes } from './sizes.ts';

const small = { width: 640, height: 480 };

/** Returns a service of the demo's provider with images. */
async function demoService(page: Page): Promise<{ id: number; title: string }> {
  const login = await page.request.post('/api/auth/login', {
    data: { identifier: demo.provider, password: 'Tero-demo-1' },
  });
  const { provider } = await login.json();
  return (await (await page.request.get(`/api/services/provider/${provider.id}`)).json()).services[0];
}

for (const size of journeySizes) {
  test(`the form of a new service, empty, with photos and with faults${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await readyToPublish(page);
    await expect(page).toHaveTitle('Crear Nuevo Servicio | Tero');
    await inspect(page);
    const { items, choose } = gallery(page);
    await choose([
      ...(await images(2, small)),
      { name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await expect(items).toHaveCount(2);
    await createButton(page).click();
    await expect(page.getByText('El título es requerido')).toBeVisible();
    await inspect(page);
    expect(complaints).toEqual([]);
  });

  test(`the form of a service that is there${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const { id, title } = await demoService(page);
    await enter(page, demo.provider);
    await page.goto(`/edit-service/${id}`);
    await expect(page.getByLabel('Título')).toHaveValue(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Servicio');
    await expect(page).toHaveTitle(`Editar: ${title} | Tero`);
    await inspect(page);
    expect(complaints).toEqual([]);
  });
}

test('who may not publish is told what is missing', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/create_service');
  await expect(page).toHaveURL(/\/login\?next=%2Fcreate_service$/);
  // the screen before was still on its way
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await enter(page, demo.newcomer);
  await page.goto('/create_service');
  await expect(page.getByText('Necesitas una suscripción activa para acceder a esta página')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveCount(0);
  await inspect(page);

  // no registration creates such a profile; older accounts may have one
  await page.route('**/api/auth/verify', async (route) => {
    const response = await (await route.fetch()).json();
    await route.fulfill({ json: { ...response, provider: { ...response.provider, entitled: true } } });
  });
  await page.route('**/api/providers/profile/complete', (route) =>
    route.fulfill({ json: { success: true, isComplete: false, missingFields: ['phone', 'cedula_number'] } }),
  );
  await page.goto('/create_service');
  await expect(page.getByText('Te falta: teléfono, cédula.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Completar perfil' })).toHaveAttribute('href', '/edit-profile');
  await inspect(page);
  expect(complaints).toEqual([]);
});

test('the check of the subscription says what it does, and fails in words @wide', async ({ page }) => {
  await enter(page, demo.provider);
  let response: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route('**/api/providers/profile/complete', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } });
  });
  await page.goto('/create_service');
  await expect(page.getByRole('heading', { name: 'Verificando suscripción...' })).toBeVisible();
  response();
  await expect(page.getByText('Error verificando suscripción')).toBeVisible();
  await inspect(page);
  await page.unroute('**/api/providers/profile/complete');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Título')).toBeVisible();
});

test('only its owner or an admin edits a service', async ({ page, browser, baseURL }) => {
  const { id, title } = await demoService(page);
  const stranger = await registeredProvider(page.request);
  await enter(page, stranger.email, stranger.password);
  await page.goto(`/edit-service/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tienes permisos para editar servicios.');
  await inspect(page);
  await page.goto('/edit-service/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicio no encontrado');
  await inspect(page);
  await page.route('**/api/services/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: '' } }),
  );
  await page.goto(`/edit-service/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error al cargar los datos del servicio');

  for (const [who, where] of [
    [demo.client, /\/unauthorized$/],
    [demo.admin, new RegExp(`/edit-service/${id}$`)],
  ] as const) {
    const other = await browser.newPage({ baseURL });
    await enter(other, who);
    await other.goto(`/edit-service/${id}`);
    await expect(other).toHaveURL(where);
    if (who === demo.admin) await expect(other.getByLabel('Título')).toHaveValue(title);
    await other.close();
  }
});

/** Moves the focus to the target by Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard alone fills in the form and sends it', async ({ page }) => {
  // listens from the start: a file chooser that opens early would be missed
  page.on('filechooser', () => undefined);
  await readyToPublish(page);
  const { keyboard } = page;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  await type(page.getByLabel('Título'), 'Cambio de tableros');
  await type(page.getByLabel('Categoría'), 'Electri');
  await type(page.getByLabel('Descripción'), 'Cambio tableros viejos por nuevos.');
  await tabTo(page, page.getByRole('radio', { name: 'Precio fijo' }));
  await keyboard.press('ArrowRight');
  await type(page.getByLabel('Precio mínimo'), '500');
  await type(page.getByLabel('Precio máximo'), '900');
  await type(page.getByLabel('Duración estimada'), '2 horas');
  await tabTo(page, page.getByRole('checkbox', { name: 'Martes' }));
  await keyboard.press('Space');
  await type(page.getByRole('combobox', { name: 'Zona de cobertura' }), 'pocitos');
  await expect(page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await type(page.getByLabel('Modalidad'), 'Presencial');
  await tabTo(page, page.getByRole('button', { name: 'Elegir fotos' }));
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await chooser).setFiles(await images(2, small));
  await expect(gallery(page).items).toHaveCount(2);
  await tabTo(page, page.getByRole('checkbox', { name: /^Acepto los términos/ }));
  await keyboard.press('Space');
  await tabTo(page, createButton(page));
  await keyboard.press('Enter');
  await expectPublished(page);
});
