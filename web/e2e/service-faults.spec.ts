import { expect, type Page, test } from '@playwright/test';
import { logIn } from './account-forms.ts';
import { images } from './images.ts';
import { enter, savedSession } from './people.ts';
import { publishedService, publisher, readyToPublish } from './providers.ts';
import { seen } from './seen.ts';
import { createButton, fillService, gallery } from './service-form.ts';

const words = { title: 'Cambio de tableros', description: 'Cambio tableros viejos por nuevos, con disyuntor.' };

async function written(page: Page): Promise<void> {
  await fillService(page, words);
  const { items, choose } = gallery(page);
  await choose(await images(1, { width: 640, height: 480 }));
  await expect(items).toHaveCount(1);
}

async function refuse(page: Page, status: number, body: object): Promise<void> {
  await page.unroute('**/api/services');
  await page.route('**/api/services', (route) => route.fulfill({ status, json: { success: false, ...body } }));
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Título')).toHaveValue(words.title);
  await expect(gallery(page).items).toHaveCount(1);
  await expect(createButton(page)).toBeEnabled();
}

test('all missing fields show their faults at once, and the first is focused', async ({ page }) => {
  await readyToPublish(page);
  await createButton(page).click();
  for (const message of [
    'Escribí el título',
    'Elegí una categoría',
    'Escribí una descripción',
    'Escribí el precio',
    'Elegí la duración estimada',
    'Elegí la zona de cobertura',
    'Elegí la modalidad',
    'Debes subir al menos una imagen para el servicio',
    'Tenés que aceptar los términos y condiciones',
  ]) {
    await expect(page.getByRole('main').getByText(message, { exact: true }).last()).toBeVisible();
  }
  await expect(page.getByLabel('Título')).toBeFocused();

  await fillService(page, words);
  await createButton(page).click();
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeFocused();

  await page.getByRole('radio', { name: 'Rango de precios' }).check();
  await page.getByLabel('Precio mínimo').fill('500');
  await page.getByLabel('Precio máximo').fill('100');
  await page.getByLabel('Desde').fill('18:00');
  await page.getByLabel('Hasta').fill('18:00');
  await createButton(page).click();
  await expect(page.getByText('El precio máximo no puede ser menor que el mínimo')).toBeVisible();
  await expect(page.getByText('Elegí una hora de fin distinta de la de inicio, o Todo el día')).toBeVisible();
  await expect(page.getByLabel('Precio máximo')).toBeFocused();
});

test('what the server refuses is told (rule SVC-19), and nothing is lost', async ({ page }) => {
  await readyToPublish(page);
  await written(page);
  const cases: [number, object, string][] = [
    [403, { code: 'forbidden', message: '' }, 'No tienes permisos para crear servicios.'],
    [500, { code: 'internal_error', message: '' }, 'Error al crear el servicio. Probá de nuevo.'],
    [400, { code: 'already_exists', message: 'Ya publicaste este servicio' }, 'Ya publicaste este servicio'],
    [
      403,
      { code: 'profile_incomplete', message: 'Completá tu perfil para poder publicar. Te falta: cédula.' },
      'Te falta: cédula.',
    ],
  ];
  for (const [status, body, message] of cases) {
    await refuse(page, status, body);
    await createButton(page).click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expectKept(page);
  }
  await expect(page.getByRole('alert').getByRole('link', { name: 'Completar perfil' })).toHaveAttribute(
    'href',
    '/edit-profile',
  );

  await refuse(page, 200, {});
  await createButton(page).click();
  await expect(page.getByText('No se pudo crear el servicio. Probá de nuevo.')).toBeVisible();

  await refuse(page, 422, { code: 'validation_failed', message: 'x', errors: { title: 'El título no se entiende' } });
  await createButton(page).click();
  await expect(page.getByLabel('Título')).toBeFocused();
  await expect(page.getByLabel('Título')).toHaveAccessibleDescription(/El título no se entiende/);
  await expectKept(page);
});

test('a subscription that has ended is told, and leads to the plans after three seconds @wide', async ({ page }) => {
  await readyToPublish(page);
  await written(page);
  const message = 'Necesitás una suscripción activa.';
  await refuse(page, 403, { code: 'requires_subscription', requiresSubscription: true, message });
  await createButton(page).click();
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect(page).toHaveURL(/\/(test-subscription|subscription-plans)$/);
  await page.goto('/create_service');
  await expectKept(page);
});

test('without a session the form waits for its owner', async ({ page }) => {
  const { email, password } = await readyToPublish(page);
  await written(page);
  await refuse(page, 401, { code: 'session_required', message: 'Iniciá sesión para continuar.' });
  const missing = seen(page, 'No hay sesión activa. Por favor, inicia sesión nuevamente.');
  await createButton(page).click();
  await missing;
  await expect(page).toHaveURL(/\/login\?next=%2Fcreate_service$/);

  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/create_service$/);
  await expectKept(page);
  await refuse(page, 401, { code: 'session_invalid', message: '' });
  const expired = seen(page, 'Tu sesión ha expirado');
  await createButton(page).click();
  await expired;
  await expect(page).toHaveURL(/\/login\?next=%2Fcreate_service$/);
});

test('a session that ends while a service is edited is told there, a second and a half before the login', async ({
  page,
}) => {
  const provider = await publisher(page.request);
  const id = await publishedService(page.request, provider, 'Herrería a medida');
  await enter(page, provider.email, provider.password);
  await page.goto(`/edit-service/${id}`);
  await page.getByLabel('Título').fill('Herrería a medida y rejas');
  // ends the session on the server, as another device could
  const session = await savedSession(page);
  const authorization = `Bearer ${session.token}`;
  expect((await page.request.post('/api/auth/logout', { headers: { authorization } })).ok()).toBe(true);
  expect((await page.request.get('/api/auth/verify', { headers: { authorization } })).status()).toBe(401);
  const fields = { Título: 'Herrería a medida y rejas' };
  const expired = seen(page, 'Tu sesión ha expirado', { path: `/edit-service/${id}`, fields });
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expired;
  await expect(page).toHaveURL(`/login?next=%2Fedit-service%2F${id}`);
  await logIn(page, provider.email, provider.password);
  await expect(page).toHaveURL(`/edit-service/${id}`);
  await expect(page.getByText('Recuperamos tu borrador')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Herrería a medida y rejas');
});

test('thirty seconds without an answer are told as such @wide', async ({ page }) => {
  // records the timeout of 30 s and shortens it, so that the test need not wait
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const shorter = (work: () => void, pause?: number) => {
      if (pause !== 30_000) return own(work, pause);
      document.documentElement.dataset.limit = String(pause);
      return own(work, pause / 30);
    };
    Object.assign(window, { setTimeout: shorter });
  });
  await readyToPublish(page);
  await written(page);
  await page.route('**/api/services', () => undefined);
  await createButton(page).click();
  await expect(page.getByText('La conexión tardó demasiado. Por favor, intenta con menos imágenes.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-limit', '30000');
  await expectKept(page);
});
