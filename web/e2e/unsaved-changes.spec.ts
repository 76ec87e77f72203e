import { expect, type Page, test } from '@playwright/test';
import { registered, signIn } from './people.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('form > div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

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
