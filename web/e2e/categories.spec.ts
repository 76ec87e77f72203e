import { expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { goOffline } from './stored-app.ts';

const main = (page: Page) => page.getByRole('main');
const tree = (page: Page) => main(page).getByRole('region', { name: /^Categorías/ });

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });
  test('categories and the counts of a place are there as they were read', async ({ page }) => {
    await page.goto('/servicios?coverageArea=Salto');
    const link = tree(page).getByRole('link', { name: /^Sanitario \d+ servicio/ });
    const name = (await link.textContent()) ?? '';
    await isKept(page, 'served-categories');
    await goOffline(page);
    await page.reload();
    await expect(tree(page).getByRole('link').filter({ hasText: name })).toBeVisible();
  });
});
