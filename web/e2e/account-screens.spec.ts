import { expect, test } from '@playwright/test';

test('the debug page is not in a build', async ({ page }) => {
  await page.goto('/test-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});
