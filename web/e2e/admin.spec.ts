import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { askWith, atTheDesk } from './admin-desk.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, demoPassword, signIn } from './people.ts';
import { publisher, registeredProvider } from './providers.ts';

const tabs: [path: string, title: string, h1: string][] = [
  ['/admin', 'Panel', 'Panel de Administración'],
  ['/admin/users', 'Clientes', 'Clientes'],
  ['/admin/providers-list', 'Proveedores', 'Proveedores'],
  ['/admin/provider-verification', 'Verificación de proveedores', 'Verificación de proveedores'],
  ['/admin/services', 'Servicios', 'Servicios'],
  ['/admin/reviews', 'Reseñas', 'Reseñas'],
  ['/admin/review-responses', 'Respuestas a reseñas', 'Respuestas a reseñas'],
  ['/admin/subscriptions', 'Suscripciones', 'Suscripciones'],
  ['/admin/payments', 'Pagos', 'Pagos'],
  ['/admin/categories', 'Categorías', 'Categorías'],
];

for (const size of ['', ' @desktop']) {
  for (const [path, title, h1] of tabs) {
    test(`the panel: ${path}${size}`, async ({ page }) => {
      const complaints = watchConsole(page);
      await signIn(page, demo.admin);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByRole('main').getByText('Cargando…')).toHaveCount(0);
      if (path !== '/admin') await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible();
      await inspect(page);
      await expect(page).toHaveTitle(`${title} · Administración | Tero`);
      expect(complaints).toEqual([]);
    });
  }
}

test('a category is created, found, edited and deleted, and the log knows @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, demo.admin);
  await page.goto('/admin/categories');
  const name = `Herrería ${randomUUID().slice(0, 8)}`;
  const form = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Nueva categoría' }).click();
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(form.getByText('El nombre es requerido')).toBeVisible();
  await inspectModal(page);
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Ícono').fill('fa-hammer');
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('Categoría creada exitosamente')).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('fa-hammer');
  await expect(page.getByRole('status').filter({ hasText: '1 resultado' })).toBeVisible();

  await page.route('**/api/admin/categories/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: 'x', errors: {} } }),
  );
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await form.getByLabel('Descripción').fill('Rejas y portones');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByRole('alert')).toHaveText('Error al guardar la categoría');
  await page.unroute('**/api/admin/categories/*');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('Rejas y portones');

  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Categoría eliminada exitosamente')).toBeVisible();
  await expect(row).toHaveCount(0);

  expect(await actsOn(page, 'category')).toEqual(['delete', 'update', 'create']);
  expect(complaints.filter((line) => !line.includes('500'))).toEqual([]);
});

test("a provider's documents are looked at, and a rejection needs its reason @desktop", async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/provider-verification');
  await page
    .getByRole('button', { name: /^Revisar a / })
    .first()
    .click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('Dígito verificador')).toBeVisible();
  await inspectModal(page);
  await modal.getByRole('button', { name: 'Rechazar' }).click();
  await modal.getByRole('button', { name: 'Rechazar' }).click();
  await expect(modal.getByText('Debe proporcionar un motivo para el rechazo')).toBeVisible();
  await inspectModal(page);
});

test('a subscription is edited in its row, and says what it refuses @desktop', async ({ page }) => {
  const granted = await publisher(page.request);
  const pending = await registeredProvider(page.request);
  await askWith(page.request, pending.token)('POST', '/api/subscriptions/create', {});
  await atTheDesk(page);
  await page.goto('/admin/subscriptions');
  const row = await foundRow(page, granted.email, granted.name);
  await row.getByRole('button', { name: /^Editar la suscripción / }).click();
  await inspect(page);
  await row.getByLabel('Fin').fill('2020-01-01');
  await row.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('La fecha de fin tiene que ser posterior a la de inicio');
  await expect(row.getByLabel('Fin')).toHaveAttribute('aria-invalid', 'true');
  await row.getByRole('button', { name: 'Cancelar' }).click();
  await row.getByRole('button', { name: /^Editar la suscripción / }).click();
  await row.getByRole('spinbutton', { name: 'Monto' }).fill('901.5');
  await row.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Suscripción actualizada exitosamente')).toBeVisible();
  await expect(row.getByRole('cell', { name: '$901,50' })).toBeVisible();

  const charged = await foundRow(page, pending.email, pending.name);
  await charged.getByRole('button', { name: /^Editar la suscripción / }).click();
  await expect(charged).toContainText('Lo fija MercadoPago');
  await expect(charged.getByRole('spinbutton', { name: 'Monto' })).toHaveCount(0);
});

test('a table leaves as a CSV @desktop', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/categories');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^tero-.+-\d{4}-\d\d-\d\d\.csv$/);
});

test('the panel is for administrators alone', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, demo.client);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
});

/** Searches the table, and answers the row that the server found. */
async function foundRow(page: Page, search: string, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(search);
  await expect(page.getByRole('status').filter({ hasText: '1 resultado' })).toBeVisible();
  return page.getByRole('row').filter({ hasText: name });
}

/** The last acts on a kind of thing, the newest first; an act without an id is about the whole table. */
async function actsOn(page: Page, entityType: string): Promise<string[]> {
  const credentials = { identifier: demo.admin, password: demoPassword };
  const session = await page.request.post('/api/auth/login', { data: credentials });
  const { token } = (await session.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/admin/logs', { headers, params: { entityType, limit: '20' } });
  const { logs } = (await answer.json()) as { logs: { action: string; entity_id: number | null }[] };
  const last = logs.find(({ entity_id }) => entity_id !== null)?.entity_id;
  return logs.filter(({ entity_id }) => entity_id === last).map(({ action }) => action);
}
