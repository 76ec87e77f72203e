import { expect, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';
import { journeySizes } from './sizes.ts';

for (const size of journeySizes) {
  test(`the badge of a provider tells what was verified, by whom and when${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    for (const path of ['/servicios/1', '/provider-profile/2']) {
      await page.goto(path);
      await page.waitForLoadState();
      const badge = page.getByRole('main').getByRole('button', { name: /^(Verificado|Datos revisados)/ });
      if (path !== '/servicios/1' && (await badge.count()) === 0) continue;
      await badge.click();
      await expect(
        page.getByText('El equipo de Tero revisó el nombre, la empresa y el número de cédula que dio el proveedor.'),
      ).toBeVisible();
      await expect(page.getByText(/Datos · \d+ de \p{L}+ de 20\d\d/u)).toBeVisible();
      await expect(page.getByText('Esta revisión no incluye el teléfono', { exact: false })).toBeVisible();
      await inspect(page);
      await page.keyboard.press('Escape');
      await expect(page.getByText('Qué revisamos')).toHaveCount(0);
      await expect(badge).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Qué revisamos')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}

test('the home page and a rating read as the rules have it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Servicios cerca de vos en Uruguay | Tero');
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d,\d de 5$/)
      .first(),
  ).toBeVisible();
});
