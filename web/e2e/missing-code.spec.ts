import { expect, type Page, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';

const dead = [/\/assets\/ListingPage-/, /\/health\//, /\/api\//];

/** Opens a list whose code cannot load, because the connection is lost right after the shell has rendered. */
async function openWithoutCode(page: Page): Promise<void> {
  for (const path of dead) await page.route(path, (route) => route.abort('internetdisconnected'));
  await page.goto('/servicios');
  await expect(page.getByText('Sin conexión por ahora')).toBeVisible();
  await expect(serviceLinks(page)).toHaveCount(0);
}

async function bringSignalBack(page: Page): Promise<void> {
  for (const path of dead) await page.unroute(path);
  // the page may have noticed it by itself and be reloading
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
}

test('a page that lacks code gets it by itself when the signal is back', async ({ page }) => {
  await openWithoutCode(page);
  await bringSignalBack(page);
  await expect(serviceLinks(page).first()).toBeVisible();
  await expect(page.getByText('Sin conexión por ahora')).toHaveCount(0);
});

test('not while somebody types', async ({ page }) => {
  await openWithoutCode(page);
  const search = page.getByRole('combobox', { name: 'Buscar servicios' });
  await search.fill('plomero');
  await bringSignalBack(page);
  await expect(page.getByText('Sin conexión por ahora')).toHaveCount(0);
  await expect(search).toHaveValue('plomero');
  await search.blur();
  await expect(serviceLinks(page).first()).toBeVisible();
});
