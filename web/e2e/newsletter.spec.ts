import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect } from './inspection.ts';

const main = (page: Page) => page.getByRole('main');

test('an administrator sees who asked for it, and deletes an address', async ({ page, request }) => {
  const email = `lector.${randomUUID().slice(0, 8)}@correo.example`;
  const asked = await request.post('/api/newsletter', { data: { email, consent: '2026-11-22' } });
  expect(asked.status()).toBe(200);
  await atThePanel(page);
  await page.goto(`/admin/newsletter?q=${email}`);
  await expect(main(page)).toContainText(email);
  await expect(main(page)).toContainText('Sin confirmar');
  await inspect(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await downloading;
  await page.getByRole('button', { name: `Eliminar ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Dirección eliminada exitosamente')).toBeVisible();
});
