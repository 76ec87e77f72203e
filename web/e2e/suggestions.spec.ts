import { expect, type Page, test } from '@playwright/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });
const options = (page: Page) => page.getByRole('option');

/** Waits until the new screen's heading has the focus, which closes suggestions. */
const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

async function search(page: Page, text: string): Promise<void> {
  const isElsewhere = new URL(page.url()).pathname !== '/servicios';
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/servicios?${new URLSearchParams({ q: text })}`);
  if (isElsewhere) await arrived(page);
}

test('without signal categories, searches and places still come', async ({ page }) => {
  await page.goto('/');
  await search(page, 'pintura de rejas');
  await box(page).fill('pin');
  await expect(options(page).first()).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await box(page).fill('pintu');
  await expect(options(page).filter({ hasText: /^pintura de rejas/ })).toBeVisible();
  await expect(options(page).first()).toHaveText(/^Pintura/);
  await box(page).fill('pocit');
  await expect(options(page).filter({ hasText: 'Pocitos, Montevideo' }).first()).toBeVisible();
});

test('whoever types while the next screen is coming types on in its box', async ({ page }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/ListingPage-/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/');
  await box(page).fill('plomero');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/servicios?q=plomero');
  await box(page).fill('plomero en ');
  come();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('plomero');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Salto');
  await expect(box(page)).toHaveValue('plomero en Salto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/servicios?q=plomero+en+Salto');
});
