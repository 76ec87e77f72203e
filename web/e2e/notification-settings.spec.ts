import { expect, type Page, test } from '@playwright/test';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('form > div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

for (const size of journeySizes) {
  test(`the settings' screens${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await enter(page, client.email, client.password);
    await page.goto('/notification-settings');
    await expect(page).toHaveTitle('Configuración de Notificaciones | Tero');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración de Notificaciones');
    for (const name of ['Email', 'Notificaciones push', 'SMS', 'Dispositivos', 'Búsquedas guardadas']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Todavía no hay ningún dispositivo')).toBeVisible();
    await inspect(page);
    await page.goto('/unsubscribe/1.promotionalOffers.no-es-nuestro');
    await expect(page).toHaveTitle('Dejar de recibir emails | Tero');
    await expect(page.getByText('«Promociones»')).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Dejar de recibirlos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El enlace no sirve');
    await inspect(page);
    await page.goto('/user-profile?tab=settings');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Notificaciones/ })
      .click();
    await expect(page).toHaveURL('/notification-settings');
    await page.goto('/user-settings');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Notificaciones/ })
      .click();
    await expect(page).toHaveURL('/notification-settings');
    expect(complaints).toEqual([]);
  });
}

test('choosing, discarding, saving, and finding it so after a reload @wide', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto('/notification-settings');
  const push = card(page, 'Notificaciones push');
  const promotions = push.getByRole('switch', { name: 'Promociones' });
  await expect(promotions).not.toBeChecked();
  await expect(push.getByRole('switch', { name: 'Resumen semanal' })).toHaveCount(0);
  await expect(card(page, 'Email').getByRole('switch', { name: 'Resumen semanal' })).toBeChecked();
  // clients have no subscription
  for (const name of ['Recordatorios de pago', 'Avisos de suscripción']) {
    await expect(page.getByRole('switch', { name })).toHaveCount(0);
  }
  await expect(push.getByText('Respuestas a tus reseñas', { exact: false })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Descartar cambios' })).toHaveCount(0);

  await test.step('security alerts by mail stay on (rule ACC-83)', async () => {
    const alerts = card(page, 'Email').getByRole('switch', { name: 'Alertas de seguridad' });
    await card(page, 'Email').getByRole('button', { name: 'Desactivar todo' }).click();
    await expect(alerts).toBeChecked();
    await expect(alerts).toBeDisabled();
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
  });

  await test.step('discard', async () => {
    await push.getByRole('button', { name: 'Desactivar todo' }).click();
    await expect(push.getByRole('switch', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
    await expect(push.getByRole('switch', { checked: true })).toHaveCount(5);
    await expect(saveButton(page)).toBeDisabled();
  });

  await test.step('save', async () => {
    await push.getByRole('button', { name: 'Activar todo', exact: true }).click();
    await expect(promotions).toBeChecked();
    await card(page, 'Email')
      .getByRole('switch', { name: /^Email: / })
      .click();
    await expect(card(page, 'Email').getByRole('button', { name: 'Activar todo', exact: true })).toHaveCount(0);
    await saveButton(page).click();
    await expect(page.getByText('Configuración guardada exitosamente')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await expect(page.getByText('Configuración guardada exitosamente')).toHaveCount(0);
  });

  await test.step('reload', async () => {
    await page.reload();
    await expect(promotions).toBeChecked();
    await expect(card(page, 'Email').getByRole('switch', { name: 'Email: Desactivado' })).not.toBeChecked();
  });

  await test.step('switching back on keeps the kinds', async () => {
    await card(page, 'Email')
      .getByRole('switch', { name: /^Email: / })
      .click();
    await expect(card(page, 'Email').getByRole('switch', { name: 'Resumen semanal' })).toBeChecked();
  });
});

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
  await expect(page.getByText('Sin señal. Tu configuración se guarda sola cuando vuelva la señal.')).toBeVisible();
  await expect(page.getByText('Tus cambios se guardan cuando haya señal.')).toBeVisible();
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
  await expect(page.getByText('Tus cambios se guardan cuando haya señal.')).toHaveCount(0);
  await page.reload();
  await expect(promotions).toBeChecked();
  await expect(digest).not.toBeChecked();
});

test('settings that could not be loaded say so and start from the defaults; a save that fails keeps them', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  const refused = { status: 500, json: { success: false, code: 'internal_error', message: '' } };
  await page.route('**/api/notifications/settings', (route) => route.fulfill(refused));
  await page.goto('/notification-settings');
  await expect(page.getByText('No pudimos cargar tu configuración.')).toBeVisible();
  await expect(card(page, 'SMS').getByRole('switch', { name: 'SMS: Desactivado' })).not.toBeChecked();
  const promotions = card(page, 'Email').getByRole('switch', { name: 'Promociones' });
  await expect(promotions).not.toBeChecked();
  await promotions.click();
  await saveButton(page).click();
  await expect(page.getByText('Error al guardar', { exact: true })).toBeVisible();
  await expect(promotions).toBeChecked();
  await expect(page.getByText('Error al guardar', { exact: true })).toHaveCount(0);
  await expect(saveButton(page)).toBeEnabled();
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
  await page.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo, ya no te los mandamos');
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

test('a search is saved from its listing, shown as saved, and removed in the settings', async ({ page, request }) => {
  const client = await registered(request);
  await page.goto('/servicios?q=pintura');
  const save = page.getByRole('button', { name: /^(Avisame|Te avisamos) de nuevos servicios/ });
  await save.click();
  await expect(page).toHaveURL('/login?next=%2Fservicios%3Fq%3Dpintura');
  await page.getByLabel('Email o nombre de usuario').fill(client.email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(client.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/servicios?q=pintura');
  // what was pressed before the login is done
  await expect(save).toHaveText(/^Te avisamos de nuevos servicios/);
  await page.goto('/servicios/categoria/electricidad');
  await expect(save).toHaveText('Avisame de nuevos servicios');
  await save.click();
  await expect(save).toHaveText(/^Te avisamos de nuevos servicios/);
  await page.goto('/servicios?q=PINTURA');
  await expect(save).toHaveText(/^Te avisamos de nuevos servicios/);
  await page.goto('/servicios');
  await expect(save).toHaveCount(0);

  await page.goto('/notification-settings');
  const saved = page.getByRole('list', { name: 'Búsquedas guardadas' });
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await saved.getByRole('button', { name: /pintura/i }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await saved.getByRole('link').click();
  await expect(page).toHaveURL(/\/servicios\/categoria\/electricidad$/);
  await expect(save).toHaveText(/^Te avisamos de nuevos servicios/);
});
