import { expect, test } from '@playwright/test';
import { holdDisk } from './device-storage.ts';

test('a tap on a notification is not overtaken by the login of the page that it leaves (NOTI-90)', async ({ page }) => {
  await page.goto('/maintenance');
  const release = await holdDisk(page);
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/ListingPage-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  // while the device's copy of a session is looked for
  await page.goto('/favoritos', { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  await page.evaluate(() => {
    const data = { type: 'NAVIGATE', path: '/servicios' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  await expect(page).toHaveURL('/servicios');
  await release();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/servicios');
});
