import { expect, type Page, test } from '@playwright/test';
import { inspectModal } from './inspection.ts';

const main = (page: Page) => page.getByRole('main');
const used = (page: Page) => main(page).getByRole('list', { name: 'Filtros en uso' });

test('Aplicar says how many services it shows, and shows as many', async ({ page }) => {
  await page.goto('/servicios');
  await main(page).getByRole('list', { name: 'Más filtros' }).getByRole('button', { name: 'Calificación' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('tab', { name: 'Calificación' })).toHaveAttribute('aria-selected', 'true');
  const all =
    (await main(page)
      .getByText(/^\d+ servicios$/, { exact: false })
      .first()
      .textContent()) ?? '';
  await expect(sheet.getByRole('button', { name: `Aplicar Ver ${all}` })).toBeVisible();
  await sheet.getByText('Excelente').click();
  await sheet.getByRole('tab', { name: 'Días' }).click();
  await sheet.getByRole('checkbox', { name: 'Lunes' }).check();
  await sheet.getByRole('checkbox', { name: 'Martes' }).check();
  await expect(sheet.getByRole('tab', { name: /^Días.*2 en uso$/ })).toBeVisible();
  await inspectModal(page);
  const apply = sheet.getByRole('button', { name: /^Aplicar Ver \d+ servicios?$/ });
  await expect(apply).not.toHaveAccessibleName(`Aplicar Ver ${all}`);
  const promised = /\d+ servicios?/.exec((await apply.textContent()) ?? '')?.[0] ?? '';
  await apply.click();
  await expect(main(page).getByText(promised, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/servicios?rating=5&availableDays=lunes,martes');
});

test('filters in use stand first in the row, open their tab and are taken off', async ({ page }) => {
  await page.goto('/servicios?rating=4&availableDays=lunes,martes,viernes');
  await used(page).getByRole('button', { name: 'Cambiar filtro: Lunes, Martes, Viernes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('tab', { name: /^Días/ })).toHaveAttribute('aria-selected', 'true');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await used(page).getByRole('button', { name: 'Quitar filtro: Lunes, Martes, Viernes' }).click();
  await expect(page).toHaveURL('/servicios?rating=4');
  await expect(main(page).getByRole('list', { name: 'Más filtros' })).toContainText('Días');
});

test('beside the list a mark in the row shows its tab @desktop', async ({ page }) => {
  await page.goto('/servicios?rating=4&serviceType=remoto');
  await used(page).getByRole('button', { name: 'Cambiar filtro: Muy bueno o mejor' }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await expect(filters.getByRole('tab', { name: /^Calificación/ })).toHaveAttribute('aria-selected', 'true');
});
