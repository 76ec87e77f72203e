import { expect, test } from '@playwright/test';

test('a tap on a notification is not overtaken by the login of the page that it leaves (NOTI-90)', async ({ page }) => {
  // the tap comes as soon as the page has rendered, before it redirects to the login
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('#root main')) return;
      drawn.disconnect();
      const data = { type: 'NAVIGATE', path: '/servicios' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { level: 1, name: /servicios/i })).toBeVisible();
  await expect(page).toHaveURL('/servicios');
});
