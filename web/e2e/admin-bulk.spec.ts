import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';

test('many services are switched off, taken back after a reload, and moved @desktop', async ({ page }) => {
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

  // by keys: the second row is ticked, then all that match are
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 elegida')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Elegir Beta ${word}` })).toBeChecked();
  await page.getByRole('button', { name: /^Elegir todas las que coinciden/ }).click();
  await expect(page.getByText('Todas: 3 filas')).toBeVisible();
  await inspect(page);

  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  const preview = page.getByRole('alertdialog', { name: 'Desactivar 3 servicios' });
  await expect(preview).toContainText(`Alfa ${word}, Beta ${word} y Gama ${word}.`);
  await preview.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Desactivaste 3 servicios.')).toBeVisible();
  await expect(page.getByRole('switch', { name: `Activo: Alfa ${word}` })).not.toBeChecked();

  await page.reload();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Se deshizo en 3 servicios.')).toBeVisible();
  await expect(page.getByRole('switch', { name: `Activo: Alfa ${word}` })).toBeChecked();

  // one that another changed between preview and confirmation stays, and is named
  await page.getByRole('checkbox', { name: 'Elegir las filas de esta página' }).check();
  await page.getByRole('button', { name: 'Mover a otra categoría' }).click();
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Jardinería' });
  await page.getByRole('button', { name: 'Ver cuáles son' }).click();
  const moved = page.getByRole('alertdialog', { name: 'Mover 3 servicios a Jardinería' });
  await expect(moved).toBeVisible();
  const { services } = await ask<{ services: { id: number }[] }>('GET', `/api/admin/services?search=gama ${word}`);
  await ask('PUT', `/api/admin/services/${services[0]?.id}`, { title: `Delta ${word}` });
  await moved.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByText('Moviste 2 servicios a Jardinería.')).toContainText(
    `1 quedó como estaba, porque alguien lo cambió mientras tanto: Delta ${word}.`,
  );
  expect(complaints).toEqual([]);
});
