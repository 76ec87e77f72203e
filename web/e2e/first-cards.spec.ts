import { expect, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

test('a start without signal draws the first cards of the list, then all of them', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/servicios');
  await expect(cards).toHaveCount(12);
  await isKept(page, '["services","list"');
  await goOffline(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { length } = document.querySelectorAll('main article');
      if (length === 0) return;
      Object.assign(window, { firstDrawn: length });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(cards).toHaveCount(12);
  expect(await page.evaluate(() => (window as unknown as { firstDrawn: number }).firstDrawn)).toBe(4);
});
