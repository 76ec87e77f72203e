import { expect, type Page, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });
const options = (page: Page) => page.getByRole('option');
const recent = (page: Page) => page.getByRole('listbox', { name: 'Búsquedas anteriores' });

/** The heading of another screen takes the focus, which closes suggestions. */
const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

async function search(page: Page, text: string): Promise<void> {
  const isElsewhere = new URL(page.url()).pathname !== '/servicios';
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/servicios?${new URLSearchParams({ q: text })}`);
  if (isElsewhere) await arrived(page);
}

for (const [size, tag] of [
  ['phone', ''],
  ['desktop', ' @desktop @wide'],
] as const) {
  test(`the last searches come back, one goes at a time or all of them: ${size}${tag}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto('/');
    await box(page).focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    for (const text of ['pintura', 'jardín', 'Pintura', 'plomero']) await search(page, text);
    await page.goto('/');
    await box(page).click();
    await expect(recent(page).getByRole('option')).toHaveText([
      /^plomero/,
      /^Pintura/,
      /^jardín/,
      'Borrar estas búsquedas',
    ]);
    await inspect(page);

    await page.getByRole('button', { name: 'Quitar “Pintura”' }).click();
    await expect(recent(page).getByRole('option')).toHaveText([/^plomero/, /^jardín/, 'Borrar estas búsquedas']);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(recent(page).getByRole('option')).toHaveText([/^jardín/, 'Borrar estas búsquedas']);
    await expect(page.getByRole('status').filter({ hasText: /^1 búsqueda anterior$/ })).toBeAttached();

    await recent(page)
      .getByRole('option', { name: /^jardín/ })
      .click();
    await expect(page).toHaveURL('/servicios?q=jard%C3%ADn');
    await page.goto('/');
    await box(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(recent(page)).toHaveCount(0);
    await page.reload();
    await box(page).focus();
    await expect(recent(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('categories come first, then own searches, places and services', async ({ page }) => {
  await page.goto('/');
  await search(page, 'pintura de rejas');
  await box(page).fill('pint');
  await expect(options(page).nth(0)).toHaveText(/^PinturaCategoría · \d+ servicios?$/);
  await expect(options(page).filter({ hasText: /^pintura de rejas/ })).toHaveText(/Búsqueda anterior/);
  await expect(options(page).filter({ hasText: '$' }).first()).toBeVisible();
  const all = await options(page).allTextContents();
  const at = (part: string) => all.findIndex((text) => text.includes(part));
  expect(at('Categoría ·')).toBeLessThan(at('Búsqueda anterior'));
  expect(at('Búsqueda anterior')).toBeLessThan(at('$'));
});

test('a place is suggested, alone and behind a trade', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('malv');
  await options(page).filter({ hasText: 'Servicios que llegan ahí' }).first().click();
  await expect(page).toHaveURL('/servicios?coverageArea=Malv%C3%ADn%2C+Montevideo');
  await expect(page.getByRole('search').getByRole('button', { name: /^Lugar: Malvín/ })).toBeVisible();
  await arrived(page);
  await box(page).fill('electricista en poci');
  await options(page).filter({ hasText: 'electricista en Pocitos, Montevideo' }).click();
  await expect(page).toHaveURL('/servicios?q=electricista+en+Pocitos%2C+Montevideo');
  await expect(page.getByRole('main').getByRole('list', { name: 'Lo que entendimos' })).toContainText('Pocitos');
});

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

test('what was searched for stands in the box of its results alone, not on the pages around them', async ({ page }) => {
  await page.goto('/');
  await search(page, 'plomero');
  await expect(box(page)).toHaveValue('plomero');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('');
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
