import { expect, test } from '@playwright/test';
import { atThePanel, foundRow } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { publishedService, publisher } from './providers.ts';

test('support finds why a service is not listed, and takes a verification back and gives it again @desktop', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const ask = await atThePanel(page);
  const provider = await publisher(page.request);
  const title = `Aljibes ${provider.id}`;
  await publishedService(page.request, provider, title);
  const { services } = await ask<{ services: { id: number }[] }>(
    'GET',
    `/api/admin/services?provider_id=${provider.id}`,
  );
  await ask('PUT', `/api/admin/services/${services[0]?.id}/status`, { isActive: false });
  await ask('POST', `/api/admin/providers-verification/${provider.id}/approve`, {});

  // from the row
  await page.goto('/admin/providers');
  const row = await foundRow(page, provider.email);
  const dialog = page.getByRole('dialog');
  await row.getByRole('button', { name: /^Verificación de / }).click();
  await expect(dialog.getByRole('heading', { name: 'Decisiones anteriores' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  await inspectModal(page);
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await dialog.getByLabel(/^Motivo del rechazo/).fill('La cédula era de otra persona');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('Proveedor rechazado exitosamente')).toBeVisible();
  await expect(row).toContainText('Rechazado');

  // by the name to the page, which has the history, and gives it back
  await row.getByRole('link', { name: provider.name }).click();
  await expect(page).toHaveURL(`/admin/people/${provider.id}`);
  const verification = page.getByRole('region', { name: 'Verificación: rechazado' });
  await expect(verification.getByText('Motivo: La cédula era de otra persona')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Servicios' })).toContainText(
    '¿Por qué no se ve este servicio? Está desactivado',
  );
  await inspect(page);
  await verification.getByRole('button', { name: 'Ver documentos y decidir' }).click();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('region', { name: 'Verificación: aprobado' })).toBeVisible();
  expect(complaints).toEqual([]);
});
