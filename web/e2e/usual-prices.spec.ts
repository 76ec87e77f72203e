import { expect, test } from '@playwright/test';
import { readyToPublish } from './providers.ts';

const usual = 'Lo habitual en Montevideo: $650 a $750 por hora.';

test('what is usual is said on the page of a place, on the cards within it, and while a price is typed', async ({
  page,
}) => {
  await page.goto('/servicios/categoria/clases-particulares/montevideo');
  await expect(page.getByText(usual)).toBeVisible();
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card('Apoyo en inglés para liceo y UTU')).toContainText('Dentro de lo habitual');
  // dearer than most: nothing is said
  await expect(card('Tutorías de cálculo y álgebra')).toBeVisible();
  await expect(card('Tutorías de cálculo y álgebra')).not.toContainText('habitual');

  await readyToPublish(page);
  await page.getByLabel('Categoría').selectOption({ label: 'Clases particulares' });
  const said = page.getByRole('status').filter({ hasText: 'Lo habitual' });
  await page.getByRole('radio', { name: 'Por hora' }).check({ force: true });
  const zone = page.getByRole('combobox', { name: 'Zona de cobertura' });
  await zone.fill('pocitos');
  await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
  await expect(said).toHaveText(usual);
});
