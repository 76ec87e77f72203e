import { expect, type Page, test } from '@playwright/test';
import { main } from './account-forms.ts';
import { type Ask, atThePanel, foundRow } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { enter } from './people.ts';
import { type NewProvider, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });
const decide = (ask: Ask, { id }: NewProvider, what: 'approve' | 'reject', body: object = {}) =>
  ask('POST', `/api/admin/providers-verification/${id}/${what}`, body);

/** A wide viewport, because only there the panel's table has rows. */
const viewport = { width: 1280, height: 800 };

/** Opens the panel in a new browser. */
async function panel(page: Page): Promise<{ admin: Page; ask: Ask }> {
  const admin = await (await page.context().browser()?.newContext({ locale: 'es-UY', viewport }))?.newPage();
  if (!admin) throw new Error('no browser');
  return { admin, ask: await atThePanel(admin) };
}

for (const size of journeySizes) {
  test(`a rejection tells the reason and what to correct, and a correction returns it${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const provider = await registeredProvider(page.request);
    const { admin, ask } = await panel(page);

    // the panel names what to correct
    await admin.goto('/admin/provider-verification');
    let row = await foundRow(admin, provider.name);
    await expect(row).toContainText('Se registró');
    await row.getByRole('button', { name: /Revisar/ }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Rechazar', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Motivo del rechazo').fill('El nombre no es el de la cédula.');
    await dialog.getByRole('checkbox', { name: 'Nombre' }).check();
    await inspectModal(admin);
    await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(admin.getByText('Proveedor rechazado exitosamente')).toBeVisible();

    await enter(page, provider.email, provider.password);
    await page.goto('/provider-settings');
    const told = page.getByRole('region', { name: 'Verificación rechazada' });
    await expect(told).toContainText('«El nombre no es el de la cédula.»');
    await expect(told.getByRole('listitem')).toHaveText(['Nombre']);
    await inspect(page);
    await told.getByRole('link', { name: 'Corregir mis datos' }).click();
    await expect(told).toBeVisible();
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosa Corregida');
    await expect(page.getByText('Vamos a revisar tu perfil de nuevo cuando guardes los cambios.')).toBeVisible();
    await inspect(page);
    await save(page).click();
    await expect(page.getByText(/Vamos a revisar los cambios y te avisamos/)).toBeVisible();
    await page.goto('/provider-settings');
    await expect(told).toHaveCount(0);
    await expect(main(page).getByText(/Recibimos tus correcciones/)).toBeVisible();

    // before and after, and why
    await admin.goto('/admin/provider-verification');
    row = await foundRow(admin, 'Rosa Corregida');
    await expect(row).toContainText('Corrigió después del rechazo: nombre');
    await row.getByRole('button', { name: /Revisar/ }).click();
    const detail = admin.getByRole('dialog');
    await expect(detail.getByText(`Antes: ${provider.name}`)).toBeVisible();
    await expect(detail.getByText('Ahora: Rosa Corregida')).toBeVisible();
    await inspectModal(admin);
    await decide(ask, provider, 'approve');
    await page.reload();
    await expect(main(page).getByText('Datos revisados', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
