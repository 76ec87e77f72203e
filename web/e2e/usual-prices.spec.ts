import { expect, test } from '@playwright/test';
import { inspect } from './inspection.ts';
import { readyToPublish } from './providers.ts';

test('what is usual is said on the pages of a category, on the card and while a price is typed', async ({
  page,
  request,
}) => {
  const control = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3210) + 1}`;
  const cell = { category: 'idiomas', payment_type: 'por_hora', low: '500', middle: '600', high: '900' };
  for (const department of ['', 'montevideo']) {
    const response = await request.post(`${control}/usual?${new URLSearchParams({ ...cell, department })}`);
    expect(response.status()).toBe(204);
  }

  await page.goto('/servicios/categoria/idiomas');
  await expect(page.getByText('Lo habitual en Uruguay: $500 a $900 por hora.')).toBeVisible();
  const usual = page.getByRole('article').filter({ hasText: 'Dentro de lo habitual' }).first();
  await inspect(page);
  await page.getByRole('link', { name: 'Montevideo', exact: true }).click();
  await expect(page.getByText('Lo habitual en Montevideo: $500 a $900 por hora.')).toBeVisible();
  await usual.getByRole('link').first().click();
  await expect(page.getByRole('main').getByText('Dentro de lo habitual').first()).toBeVisible();

  await readyToPublish(page);
  await page.getByLabel('Categoría').selectOption({ label: 'Idiomas' });
  const said = page.getByRole('status').filter({ hasText: 'Lo habitual' });
  await expect(said).toHaveCount(0);
  await page.getByText('Por hora', { exact: true }).click();
  await expect(said).toHaveText('Lo habitual en Uruguay: $500 a $900 por hora.');
  const zone = page.getByRole('combobox', { name: 'Zona de cobertura' });
  await zone.fill('pocitos');
  await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
  await expect(said).toHaveText('Lo habitual en Montevideo: $500 a $900 por hora.');
  await page.getByLabel('Precio (UYU)').fill('700');
  await inspect(page);
});
