import { expect, type Page, test } from '@playwright/test';
import { askWith, atThePanel, field, foundRow } from './admin-panel.ts';
import { inspect } from './inspection.ts';
import { enter, registered } from './people.ts';
import { type NewProvider, publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

const panel = (page: Page) => page.getByRole('region', { name: /cambió en otro lado/ });
const shownService = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/services/${id}`)).json()).service;

/** Changes fields of the service on another device of the same provider. */
async function elsewhere(page: Page, { token }: NewProvider, id: number, change: object): Promise<void> {
  const service = await shownService(page, id);
  await askWith(page.request, token)('PUT', `/api/services/${id}`, {
    ...service,
    photoIds: [],
    available_hours: service.available_hours ?? undefined,
    ...change,
  });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
}

test('two devices of one account edit a service: nobody writes over what they have not seen', async ({ page }) => {
  const provider = await publisher(page.request);
  const id = await publishedService(page.request, provider, 'Portones de hierro');
  await enter(page, provider.email, provider.password);
  await page.goto(`/edit-service/${id}`);
  await page.getByLabel('Título').fill('Portones y rejas');
  await page.getByLabel('Precio (en pesos)').fill('2000');
  await elsewhere(page, provider, id, { fixed_price: 1800, coverage_area: 'Salto' });

  await save(page);
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await expect(panel(page)).toContainText('Este servicio cambió en otro lado');
  await expect(page.getByLabel('Título')).toHaveValue('Portones y rejas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const price = panel(page).getByRole('group', { name: 'Precio (en pesos)' });
  await expect(price.getByRole('radio', { name: 'Mi versión: $2.000' })).toBeChecked();
  // a field that only the other device changed takes the current value
  const zone = panel(page).getByRole('group', { name: 'Zona de cobertura' });
  await expect(zone.getByRole('radio', { name: 'La otra versión: Salto' })).toBeChecked();
  await inspect(page);
  await price.getByRole('radio', { name: 'La otra versión: $1.800' }).check();
  await panel(page).getByRole('button', { name: 'Guardar lo que elegí' }).click();
  await expect(page).toHaveURL(`/servicios/${id}`);
  await expect(page).toHaveTitle(/^Portones y rejas/);
  const kept = { title: 'Portones y rejas', fixed_price: 1800, coverage_area: 'Salto' };
  expect(await shownService(page, id)).toMatchObject(kept);

  // the same for an edit that waits for a connection after its form was left. It starts from the page to which the form
  // leads back, so that no code is missing offline: the page would reload just as it is left when the connection
  // returns.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Editar/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/edit-service/${id}`);
  await page.getByLabel('Título').fill('Rejas');
  await goOffline(page);
  await save(page);
  await expect(page.getByText(/^Sin conexión\. Publicamos tus cambios/)).toBeVisible();
  await elsewhere(page, provider, id, { title: 'Herrería' });
  await page.context().setOffline(false);
  await page.goto('/pendientes');
  await expect(page.getByText('Hay una versión más nueva')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: /^Ver cambios/ }).click();
  await expect(page).toHaveURL(new RegExp(`/edit-service/${id}`));
  await panel(page).getByRole('button', { name: 'Usar la otra versión' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel('Título')).toHaveValue('Herrería');
  expect(await shownService(page, id)).toMatchObject({ ...kept, title: 'Herrería' });
  // leaving the page before the device has deleted the item would keep it waiting
  await expect(page.getByRole('button', { name: /sin enviar/ })).toHaveCount(0);
  await page.goto('/pendientes');
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
});

test('two administrators edit a client: the second one is told, and keeps what each changed @desktop', async ({
  page,
}) => {
  const client = await registered(page.request);
  const ask = await atThePanel(page);
  await page.goto('/admin/users');
  const row = await foundRow(page, client.email);
  await row.getByRole('button', { name: /^Editar/ }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Nombre').fill('Ana Segunda');
  const { users } = await ask<{ users: { id: number }[] }>('GET', `/api/admin/users?search=${client.email}`);
  await ask('PUT', `/api/admin/users/${users[0]?.id}`, { location: 'Rivera 1234' });

  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(panel(page)).toContainText('Este cliente cambió en otro lado');
  await panel(page).getByRole('button', { name: 'Usar mi versión' }).click();
  await expect(dialog).toBeHidden();
  const after = await ask<{ users: object[] }>('GET', `/api/admin/users?search=${client.email}`);
  expect(after.users[0]).toMatchObject({ name: 'Ana Segunda', location: 'Rivera 1234' });
});
