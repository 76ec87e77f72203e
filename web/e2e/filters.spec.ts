import { expect, type Page, test } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');
const used = (page: Page) => main(page).getByRole('list', { name: 'Filtros en uso' });

test('beside the list a mark in the row shows its tab @desktop', async ({ page }) => {
  await page.goto('/servicios?rating=4&serviceType=remoto');
  await used(page).getByRole('button', { name: 'Cambiar filtro: Muy bueno o mejor' }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await expect(filters.getByRole('tab', { name: /^Calificación/ })).toHaveAttribute('aria-selected', 'true');
});
