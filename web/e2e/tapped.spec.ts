import { expect, test } from '@playwright/test';

test('a tap on a notification is not overtaken by the login of the page that it leaves (NOTI-90)', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/later-screens-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/favoritos', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Cargando…')).toBeVisible();
  // the tap comes as soon as the screen that sends to the login is there, and before it does
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const seen = new MutationObserver(() => {
      if (main.textContent?.includes('Cargando')) return;
      seen.disconnect();
      const data = { type: 'NAVIGATE', path: '/servicios' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    seen.observe(main, { childList: true, subtree: true, attributes: true });
  });
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /servicios/i })).toBeVisible();
  await expect(page).toHaveURL('/servicios');
});
