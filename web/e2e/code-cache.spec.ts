import { expect, type Page, test } from '@playwright/test';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the files in the worker's cache of code. */
function cachedCode(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cache = await caches.open('tero-code');
    return (await cache.keys()).map(({ url }) => url).join('\n');
  });
}

test('a screen that is not fetched ahead opens without signal once it was opened', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  // the very first visit, before a worker controls the page
  await page.goto('/terms');
  await expect(heading).toHaveText('Términos y condiciones');
  await appIsStored(page);
  await expect.poll(() => cachedCode(page)).toContain('/assets/TermsPage-');
  await page.goto('/cookies');
  await expect(heading).toHaveText('Política de cookies');
  await expect.poll(() => cachedCode(page)).toContain('/assets/CookiesPage-');
  // neither the shell nor prefetched code is stored twice
  expect(await cachedCode(page)).not.toMatch(/\/assets\/(index|HomePage|ListingPage)-/);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await goOffline(page);
  await page.goto('/terms');
  await expect(heading).toHaveText('Términos y condiciones');
  await page.goto('/cookies');
  await expect(heading).toHaveText('Política de cookies');
  // fetched ahead, and never opened
  await page.goto('/report');
  await expect(heading).toHaveText('Reportar un problema');
  // neither
  await page.goto('/privacy');
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
