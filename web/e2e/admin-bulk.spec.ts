import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { watchConsole } from './inspection.ts';

test('a row is ticked by keys, then all that match @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  const ask = await atThePanel(page);
  const word = randomUUID().slice(0, 8);
  const { providers } = await ask<{ providers: { id: number }[] }>('GET', '/api/admin/providers?limit=1');
  for (const name of ['Alfa', 'Beta', 'Gama']) {
    await ask('POST', '/api/admin/services', {
      provider_id: providers[0]?.id,
      title: `${name} ${word}`,
      description: 'Un servicio para el lote',
      category: 'Electricidad',
    });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/admin/services?q=${word}&sort=title`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  // the frame listens to the keys, and may load after the rows
  await expect(page.getByRole('button', { name: 'Buscar en todo' })).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 elegida')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Elegir Beta ${word}` })).toBeChecked();
  await page.getByRole('button', { name: /^Elegir las de todas las páginas/ }).click();
  await expect(page.getByText('Todas: 3 filas')).toBeVisible();
  expect(complaints).toEqual([]);
});
