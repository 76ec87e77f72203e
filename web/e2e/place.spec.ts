import { expect, type Page, test } from '@playwright/test';
import { isKept, keptTexts } from './device-storage.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar servicios' });
const chip = (page: Page, name: RegExp | string) => page.getByRole('search').getByRole('button', { name });
const pocitos = 'coverageArea=Pocitos%2C+Montevideo';
/** The same as filters write it. */
const filtered = 'coverageArea=Pocitos,+Montevideo';

async function choosePlace(page: Page, typed: string): Promise<void> {
  await chip(page, /Elegir el lugar|^Lugar:/).click();
  await page.getByRole('combobox', { name: 'O elegí el lugar' }).fill(typed);
  await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
}

for (const [size, tag] of [
  ['phone', ''],
  ['desktop', ' @desktop @wide'],
] as const) {
  test(`a chosen place holds for searches, categories and the next visit, and can be taken off: ${size}${tag}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.goto('/');
    await choosePlace(page, 'pocitos');
    await expect(chip(page, 'Lugar: Pocitos, Montevideo. Cambiar')).toBeFocused();
    await inspect(page);
    await box(page).fill('pintura');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/servicios?${pocitos}&q=pintura`);
    await expect(main(page).getByRole('list', { name: 'Filtros en uso' })).toContainText('Pocitos');

    // the next visit, in a list that says no place
    await page.goto('/servicios/categoria/pintura');
    await expect(chip(page, /^Lugar: Pocitos/)).toBeVisible();
    await main(page).getByRole('button', { name: 'Ver solo en Pocitos, Montevideo' }).click();
    await expect(page).toHaveURL(`/servicios/categoria/pintura?${filtered}`);
    await inspect(page);

    // changed from the chip, the list that is shown follows
    await choosePlace(page, 'malvin');
    await expect(page).toHaveURL('/servicios/categoria/pintura?coverageArea=Malv%C3%ADn%2C+Montevideo');
    await chip(page, /^Lugar: Malvín/).click();
    await page.getByRole('button', { name: 'Buscar en todo el país' }).click();
    await expect(page).toHaveURL('/servicios/categoria/pintura');
    await expect(chip(page, 'Elegir el lugar')).toBeVisible();
    await page.reload();
    await expect(chip(page, 'Elegir el lugar')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the name of a chosen place stands whole beside the search box of a phone', async ({ page }) => {
  for (const place of ['Montevideo', 'Punta del Este, Maldonado', 'Ciudad de la Costa, Canelones']) {
    await page.goto('/recientes');
    await page.evaluate((chosen) => localStorage.setItem('tero.place', chosen), place);
    await page.goto('/recientes');
    const name = chip(page, `Lugar: ${place}. Cambiar`).locator('span[aria-hidden=true]');
    await expect(name).toHaveText(place.split(', ')[0] ?? '');
    const cut = await name.evaluate((text) => [
      text.scrollWidth - text.clientWidth,
      text.scrollHeight - text.clientHeight,
    ]);
    expect(cut, place).toEqual([0, 0]);
  }
});

test('a search that names a place goes before the chosen one, which stays', async ({ page }) => {
  await page.goto('/');
  await choosePlace(page, 'pocitos');
  await box(page).fill('electricista en malvin');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/servicios?q=electricista+en+malvin');
  await expect(main(page).getByRole('list', { name: 'Lo que entendimos' })).toContainText('Malvín');
  await expect(chip(page, /^Lugar: Pocitos/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Ver solo en/ })).toHaveCount(0);
  await box(page).fill('electricista');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/servicios?${pocitos}&q=electricista`);
  // what nobody offers anywhere is not narrowed
  await page.goto('/servicios?q=cerrajero');
  await expect(main(page).getByText('Todavía no hay nadie en Tero para cerrajería')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Ver solo en/ })).toHaveCount(0);
});

test('the device finds the nearest place, and no coordinate leaves it', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -34.91234, longitude: -56.15043 });
  await page.goto('/servicios');
  const question = main(page).getByText('¿Dónde lo necesitás?');
  await expect(question).toBeVisible();
  await inspect(page);
  await main(page).getByRole('button', { name: 'Elegir el lugar' }).click();
  await main(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(page).toHaveURL(`/servicios?${filtered}`);
  await expect(question).toHaveCount(0);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  expect(sent.filter((request) => /34\.91|56\.15/.test(request))).toEqual([]);
});

test('where the position is refused or far away, it says so and the list remains', async ({ page, context }) => {
  await page.goto('/servicios');
  await main(page).getByRole('button', { name: 'Elegir el lugar' }).click();
  const own = main(page).getByRole('button', { name: 'Usar mi ubicación' });
  await own.click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Elegí el lugar en la lista.' })).toBeVisible();
  await inspect(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.4, longitude: -3.7 });
  await own.click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'No conocemos ningún lugar cerca' })).toBeVisible();
  await main(page).getByRole('combobox', { name: 'O elegí el lugar' }).fill('salto');
  await page.getByRole('listbox', { name: 'Zonas' }).getByRole('option').first().click();
  await expect(page).toHaveURL('/servicios?coverageArea=Salto');
});

test('the place is asked once: not again after an answer, nor on the next visit without one', async ({
  page,
  browser,
  baseURL,
}) => {
  const question = (at: Page) => main(at).getByText('¿Dónde lo necesitás?');
  await page.goto('/servicios');
  await main(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const fresh = await other.newPage();
  await fresh.goto('/servicios/categoria/pintura');
  await expect(question(fresh)).toBeVisible();
  await fresh.reload();
  await expect(main(fresh).getByRole('article').first()).toBeVisible();
  await expect(question(fresh)).toHaveCount(0);
  await other.close();
});

test('signing out forgets the place and the searches of who was there', async ({ page, request }) => {
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await choosePlace(page, 'pocitos');
  await box(page).fill('pintura');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/servicios?${pocitos}&q=pintura`);
  await isKept(page, '"q":"pintura"');
  await page.goto('/');
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(chip(page, 'Elegir el lugar')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /place|searches/.test(key)))).toEqual([]);
  // nor do the lists that were kept for reading them without signal tell what was looked for, and where
  await expect.poll(() => keptTexts(page)).not.toMatch(/"q":\\*"pintura|coverageArea|\\"Pocitos, Montevideo/);
});

test('a zone that is typed and not picked is looked up on Aplicar, and one that is none is said', async ({ page }) => {
  await page.goto('/servicios');
  await main(page).getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('tab', { name: 'Zona' }).click();
  const zone = sheet.getByRole('combobox', { name: 'Zona de cobertura' });
  await zone.fill('narnia');
  await sheet.getByRole('tab', { name: 'Precio' }).click();
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await expect(sheet.getByText('No encontramos esa zona.', { exact: false }).first()).toBeVisible();
  await inspectModal(page);
  await zone.fill('pocit');
  await sheet.getByRole('heading', { name: 'Filtros' }).click();
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`/servicios?${filtered}`);
  await expect(sheet).toHaveCount(0);
  await expect(chip(page, /^Lugar: Pocitos/)).toBeVisible();
});

test('a nickname in the zone filter is understood @desktop', async ({ page }) => {
  await page.goto('/servicios');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('tab', { name: 'Zona' }).click();
  await filters.getByRole('combobox', { name: 'Zona de cobertura' }).fill('mvd');
  await filters.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/servicios?coverageArea=Montevideo');
});

test('the page of a place says its name whole, also where nobody is (rule NAV-171)', async ({ page }) => {
  for (const [path, name] of [
    ['montevideo/pocitos', 'Pocitos, Montevideo'],
    ['canelones/ciudad-de-la-costa', 'Ciudad de la Costa, Canelones'],
  ] as const) {
    await page.goto(`/servicios/categoria/electricidad/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Electricidad en ${name}`);
    const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
    await expect(crumbs.getByRole('link').last()).toHaveText('Electricidad');
    const filter = page.getByRole('button', { name: `Cambiar filtro: ${name}` });
    await expect(filter).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: `Quitar filtro: ${name}` })).toBeInViewport({ ratio: 1 });
    expect(
      await filter.evaluate((one) => [...one.children].every((part) => part.scrollWidth <= part.clientWidth + 1)),
    ).toBe(true);
  }
});
