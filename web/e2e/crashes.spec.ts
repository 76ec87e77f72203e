import { expect, type Page, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';
import { tooWide } from './sizes.ts';

const noList = { success: true };

/** Responds to every call for categories and services with data that are not a list. */
async function withoutLists(page: Page): Promise<void> {
  await page.route(/\/api\/(service_category|services)(\?|$)/, (route) => route.fulfill({ json: noList }));
}

/** Opens a service whose data make its screen throw. Returns the reported crash. */
async function openBroken(page: Page, id: number): Promise<Record<string, string>> {
  const service = { id, title: 'Rota', images: null, provider: null };
  await page.route(`**/api/services/${id}`, (route) => route.fulfill({ json: { success: true, service } }));
  const reported = page.waitForResponse('**/api/crashes');
  await page.goto(`/servicios/${id}?q=ana@correo.uy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo salió mal');
  const response = await reported;
  expect(response.status()).toBe(200);
  expect(response.request().headers().authorization).toBeUndefined();
  return response.request().postDataJSON();
}

test('answers that are no lists are told in words, and the frame survives @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await withoutLists(page);
  await page.goto('/');
  const failure = page.getByText('No se pudieron cargar los servicios. Formato incorrecto.');
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Categorías' }).click();
  await expect(page.getByText('Error al cargar las categorías: formato inválido')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/servicios');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios');
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a screen that crashes leaves the frame, is reported without its address, and stands in the panel @desktop', async ({
  page,
}) => {
  const sent = await openBroken(page, 987654);
  await expect(page.getByRole('banner')).toBeVisible();
  await inspect(page);
  expect(sent.route).toBe('/servicios/:id');
  expect(sent.build).toMatch(/^[0-9a-f]{12}$/);
  expect(sent.stack).toMatch(/\/assets\/[\w.-]+\.js:\d+:\d+/);
  expect(JSON.stringify(sent)).not.toMatch(/987654|127\.0\.0\.1|correo/);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { name: 'Servicios destacados' })).toBeVisible();

  await atThePanel(page);
  await page.goto('/admin/logs');
  await page.getByRole('tab', { name: 'Fallas en los navegadores' }).click();
  await expect(page).toHaveURL('/admin/logs?tab=fallas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fallas en los navegadores');
  // selects the crash with this stack, because the phone's crash has the same message
  const stack = sent.stack?.trim().split('\n').at(-1)?.trim() ?? '';
  const rows = page.getByRole('row').filter({ hasText: sent.message }).filter({ hasText: '/servicios/:id' });
  const row = rows.filter({ hasText: stack });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(sent.build ?? '');
  await row.getByText('Pila').click();
  await expect(row.getByText(/\/assets\/[\w.-]+\.js:\d+/)).toBeVisible();
  await inspect(page);
});

test('the crashes on a phone @wide', async ({ page }) => {
  await openBroken(page, 987653);
  await inspect(page);
  await atThePanel(page);
  await page.goto('/admin/logs?tab=fallas');
  await expect(
    page.getByRole('list', { name: 'Fallas en los navegadores' }).getByRole('listitem').first(),
  ).toBeVisible();
  await inspect(page);
  expect(await tooWide(page)).toBe(0);
});

test('errors that nothing caught are reported once, and neither extensions nor refusals are', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/crashes', (route) => {
    sent.push(route.request().postDataJSON().message);
    return route.continue();
  });
  await page.goto('/help');
  await page.evaluate(() => {
    const broken = (name: string, file: string) => {
      const error = new Error(`${name} broke`);
      error.stack = `Error: ${name} broke\n    at ${name} (${file}:1:2)`;
      return error;
    };
    const own = `${location.origin}/assets/a.js`;
    const throwLater = (error: Error) => setTimeout(() => void Promise.reject(error));
    throwLater(broken('promise', own));
    throwLater(broken('promise', own));
    throwLater(Object.assign(broken('refusal', own), { name: 'ApiError' }));
    throwLater(broken('extension', 'chrome-extension://abc/a.js'));
    setTimeout(() => {
      throw broken('listener', own);
    });
  });
  await expect.poll(() => sent.toSorted()).toEqual(['Error: listener broke', 'Error: promise broke']);
  // when a later report has arrived, no earlier report is still on its way
  await page.evaluate(() => {
    const error = new Error('end');
    error.stack = 'Error: end\n    at end (/assets/b.js:1:2)';
    reportError(error);
  });
  await expect.poll(() => sent).toContain('Error: end');
  expect(sent).toHaveLength(3);
});
