import { expect, test } from '@playwright/test';
import { isKept } from './device-storage.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('where nobody works there is one answer, and the words are kept by way of the trade too (rules ASK-25, ASK-45)', async ({
  page,
}) => {
  const words = 'se me rompió el calefón, pierde agua';
  const far = 'Bella Unión, Artigas';
  // typed here, so that it is among the device's recent searches
  await page.goto('/servicios');
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.goto(`/servicios?q=${encodeURIComponent(words)}&coverageArea=${encodeURIComponent(far)}`);
  await expect(
    page.getByText(/^En Bella Unión no hay nadie todavía\. En todo el país hay \d+ proveedores\.$/),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
  const nobody = page.getByRole('main');
  await expect(nobody.getByText('Mirá en todo el país: puede que alguien vaya hasta ahí.')).toBeVisible();
  await expect(nobody.getByRole('button', { name: 'Buscar en todo el país' })).toBeVisible();
  await expect(nobody.getByRole('button', { name: 'Limpiar filtros' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pedir a varios' }).click();
  const what = page.getByRole('textbox', { name: /^Qué necesitás/ });
  await expect(what).toHaveValue(words);
  await expect(page.getByText(/no trabajan en Bella Unión, Artigas\. Preguntales si van\.$/)).toBeVisible();
  // the link would lead to an empty list again
  await expect(page.getByRole('link', { name: 'Buscar en Bella Unión, Artigas' })).toHaveCount(0);
  await page.goBack();
  await nobody.getByRole('link', { name: 'Sanitario', exact: true }).click();
  await page.getByRole('link', { name: 'Pedir a varios' }).first().click();
  await expect(what).toHaveValue(words);
  // discarded text does not come back
  await what.fill('otra cosa');
  await isKept(page, 'otra cosa');
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(what).toHaveValue('');
});
