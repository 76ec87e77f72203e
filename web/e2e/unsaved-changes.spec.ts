import { expect, type Page, test } from '@playwright/test';
import { registered, signIn } from './people.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('form > div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

test('unsaved changes are asked about: on a link, on Volver and on Back', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.goto('/user-settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Notificaciones/ })
    .click();
  const promotions = card(page, 'Email').getByRole('switch', { name: 'Promociones' });
  await promotions.click();
  const question = page.getByRole('alertdialog');

  await page.getByRole('link', { name: 'Tero, ir al inicio' }).click();
  await expect(question).toContainText('Tenés cambios sin guardar');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(promotions).toBeChecked();

  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Seguir editando' }).click();

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/notification-settings');
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/user-settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Notificaciones/ })
    .click();
  await expect(promotions).not.toBeChecked();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/user-settings');
});

test('whoever leaves while the settings are saved is not asked: they are saved all the same', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.goto('/notification-settings');
  const promotions = card(page, 'Email').getByRole('switch', { name: 'Promociones' });
  await promotions.click();
  let answer: () => void = () => undefined;
  const hang = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route('**/api/notifications/settings', async (route) => {
    if (route.request().method() === 'PUT') await hang;
    await route.continue();
  });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeVisible();
  await page.getByRole('link', { name: 'Tero, ir al inicio' }).click();
  await expect(page).toHaveURL('/');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  answer();
  expect((await saved).status()).toBe(200);
  await page.goto('/notification-settings');
  await expect(promotions).toBeChecked();
});

test('Volver asks too where there is nothing to go back to, and so does a button that leads elsewhere @wide', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, idx: 0 }, ''));
  await page.goto('/notification-settings');
  await page.evaluate(() => window.history.replaceState({ ...window.history.state, idx: 0 }, ''));
  const promotions = card(page, 'Email').getByRole('switch', { name: 'Promociones' });
  await promotions.click();
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(question).toContainText('Tenés cambios sin guardar');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL('/notification-settings');

  // the search is no link: its form navigates
  const search = page.getByRole('combobox', { name: /Buscar/ }).first();
  await search.fill('pintura');
  await search.press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(promotions).toBeChecked();
  await saveButton(page).click();
  await expect(page.getByText('Configuración guardada exitosamente')).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/');
});
