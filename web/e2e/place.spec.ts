import { expect, type Page, test } from '@playwright/test';
import { isKept, keptTexts } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
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

    // the next visit, on a list that names no place
    await page.goto('/servicios/categoria/pintura');
    await expect(chip(page, /^Lugar: Pocitos/)).toBeVisible();
    await main(page).getByRole('button', { name: 'Ver solo en Pocitos, Montevideo' }).click();
    await expect(page).toHaveURL(`/servicios/categoria/pintura?${filtered}`);
    await inspect(page);

    // after a change by the chip, the current list follows
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

test('the device finds the nearest place, and no coordinate leaves it', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -34.91234, longitude: -56.15043 });
  await page.goto('/servicios');
  const question = main(page).getByText('¿Dónde lo necesitás?');
  await expect(question).toBeVisible();
  await inspect(page);
  await main(page).getByRole('button', { name: '¿Dónde lo necesitás?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(page).toHaveURL(`/servicios?${filtered}`);
  await expect(question).toHaveCount(0);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  expect(sent.filter((request) => /34\.91|56\.15/.test(request))).toEqual([]);
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
  // the lists cached for offline reading do not reveal what was searched for, and where, either
  await expect.poll(() => keptTexts(page)).not.toMatch(/"q":\\*"pintura|coverageArea|\\"Pocitos, Montevideo/);
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
