import { expect, type Page, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { inspect } from './inspection.ts';

const dead = [/\/assets\/calls-/, /\/health\//, /\/api\//];

/** Opens a list whose HTTP client does not come any more: the signal went right after the first drawing. */
async function openWithoutClient(page: Page): Promise<void> {
  for (const path of dead) await page.route(path, (route) => route.abort('internetdisconnected'));
  await page.goto('/servicios');
  await expect(page.getByText('Sin conexión por ahora')).toBeVisible();
  await expect(serviceLinks(page)).toHaveCount(0);
}

async function bringSignalBack(page: Page): Promise<void> {
  for (const path of dead) await page.unroute(path);
  // the page may have noticed it by itself, and load anew in this moment
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
}

test('a page that lacks code gets it by itself when the signal is back', async ({ page }) => {
  await openWithoutClient(page);
  await bringSignalBack(page);
  await expect(serviceLinks(page).first()).toBeVisible();
  await expect(page.getByText('Sin conexión por ahora')).toHaveCount(0);
});

test('not while somebody types', async ({ page }) => {
  await openWithoutClient(page);
  const search = page.getByRole('combobox', { name: 'Buscar servicios' });
  await search.fill('plomero');
  await bringSignalBack(page);
  await expect(page.getByText('Sin conexión por ahora')).toHaveCount(0);
  await expect(search).toHaveValue('plomero');
  await search.blur();
  await expect(serviceLinks(page).first()).toBeVisible();
});

test('the table of screens that does not come is told, and is there when the signal is back', async ({ page }) => {
  const table = /\/assets\/later-screens-/;
  await page.goto('/');
  for (const path of [table, /\/health\//]) await page.route(path, (route) => route.abort('internetdisconnected'));
  await page.goto('/blog');
  await expect(page.getByText('Sin conexión por ahora')).toBeVisible();
  for (const path of [table, /\/health\//]) await page.unroute(path);
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a part of a screen that does not come says so, and comes with another try', async ({ page }) => {
  const body = /\/assets\/DetailBody-/;
  await page.goto('/servicios');
  await page.route(body, (route) => route.abort('internetdisconnected'));
  await serviceLinks(page).first().click();
  const missing = page.getByRole('main').getByRole('alert');
  await expect(missing).toHaveText('No pudimos cargar esta parte. Recargá la página.');
  await inspect(page);
  await page.unroute(body);
  await missing.getByRole('button', { name: 'Recargá la página' }).click();
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});
