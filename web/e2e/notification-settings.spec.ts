import { expect, type Page, test } from '@playwright/test';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('form > div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

test('settings saved without signal wait, are shown as they will be, and arrive', { tag: '@worker' }, async ({
  page,
  context,
  request,
}) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto('/notification-settings');
  const promotions = card(page, 'Email').getByRole('switch', { name: 'Promociones' });
  const digest = card(page, 'Email').getByRole('switch', { name: 'Resumen semanal' });
  await expect(promotions).not.toBeChecked();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await goOffline(page);
  await promotions.click();
  await saveButton(page).click();
  await expect(page.getByText('Sin conexión. Guardamos tu configuración cuando vuelva la conexión.')).toBeVisible();
  await expect(page.getByText('Guardamos tus cambios cuando vuelva la conexión.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await digest.click();
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.reload();
  await expect(promotions).toBeChecked();
  await expect(digest).not.toBeChecked();
  await inspect(page);

  await context.setOffline(false);
  await expect(page.getByText('Se guardó: Configuración de notificaciones')).toBeVisible();
  await expect(page.getByText('Guardamos tus cambios cuando vuelva la conexión.')).toHaveCount(0);
  await page.reload();
  await expect(promotions).toBeChecked();
  await expect(digest).not.toBeChecked();
});

test('an unsubscribe link does nothing until it is tapped', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/notifications/unsubscribe/*', (route) => {
    calls += 1;
    return route.fulfill({ json: { success: true, category: 'Promociones' } });
  });
  await page.goto('/unsubscribe/1.promotionalOffers.firma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Dejar de recibir estos emails?');
  expect(calls).toBe(0);
  await page.getByRole('button', { name: 'Dejar de recibir estos emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo, ya no te mandamos esos emails');
  await expect(page.getByText('«Promociones»')).toBeVisible();
  expect(calls).toBe(1);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/login?next=%2Fnotification-settings');
});

test('an iPhone is told to install first @wide', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await enter(page, demo.client);
  await page.goto('/notification-settings');
  await page.getByRole('button', { name: 'Ver cómo agregar Tero' }).click();
  await expect(page.getByRole('dialog')).toContainText('Agregar a inicio');
  await inspectModal(page);
  expect(complaints).toEqual([]);
  await context.close();
});
