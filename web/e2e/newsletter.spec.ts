import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { journeySizes } from './sizes.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const size of journeySizes) {
  test(`a reader asks for the newsletter, confirms, is exported and leaves${size}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const complaints = watchConsole(page);
    const email = `lectora.${randomUUID().slice(0, 8)}@correo.example`;
    const mails = mailboxOf(request, email, baseURL);
    await page.goto('/blog');
    const form = page.getByRole('region', { name: 'Boletín por email' });
    await form.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(form.getByText('El email es requerido')).toBeVisible();
    await expect(form.getByText('Marcá la casilla para recibir el boletín')).toBeVisible();
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(form.getByText('Te mandamos un email para confirmar.', { exact: false })).toBeVisible();
    await inspect(page);

    await page.goto(await mails.link(/Confirmá/, '/boletin/confirmar'));
    await inspect(page);
    await main(page).getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await expect(heading(page)).toHaveText('Listo, ya recibís el boletín');
    await page.reload();
    await main(page).getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await expect(heading(page)).toHaveText('Listo, ya recibís el boletín');

    await page.goto(await mails.link(/Ya estás/, '/api/newsletter/unsubscribe'));
    await expect(heading(page)).toHaveText('¿Dejar el boletín?');
    await inspect(page);
    await main(page).getByRole('button', { name: 'Darme de baja' }).click();
    await expect(heading(page)).toHaveText('Listo, no te escribimos más');
    await page.goto('/boletin/confirmar?token=x');
    await main(page).getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await expect(heading(page)).toHaveText('El enlace no sirve');
    expect(complaints).toEqual([]);
  });
}

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
