import { expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
import { goOffline } from './stored-app.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Secciones' }).filter({ visible: true });
const tree = (page: Page) => main(page).getByRole('region', { name: /^Categorías/ });

interface Counted {
  name: string;
  slug: string;
  services_count: number;
}

test('Categorías shows all of them with their services, in the chosen place too', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const all: Counted[] = await (await request.get('/api/service_category')).json();
  await page.goto('/');
  await bar(page).getByRole('link', { name: 'Categorías', exact: true }).click();
  await expect(page).toHaveURL('/servicios');
  await expect(tree(page).getByRole('link')).toHaveCount(all.length);
  // others publish meanwhile: what the page read and what is read here may differ once
  await expect(async () => {
    const now: Counted[] = await (await request.get('/api/service_category')).json();
    await page.reload();
    const names = now.map(({ name, services_count: n }) => `${name}${n} ${n === 1 ? 'servicio' : 'servicios'}`);
    await expect(tree(page).getByRole('link')).toHaveText(names, { timeout: 10_000 });
  }).toPass();
  await inspect(page);

  const place = 'Pocitos, Montevideo';
  // others publish services that reach every place, between what is read here and what the page reads
  await expect(async () => {
    const there: Counted[] = await (
      await request.get(`/api/service_category?coverageArea=${encodeURIComponent(place)}`)
    ).json();
    await page.goto(`/servicios?coverageArea=${encodeURIComponent(place)}`);
    await expect(main(page).getByRole('heading', { name: `Categorías en ${place}` })).toBeVisible();
    const [first] = there.filter(({ services_count }) => services_count > 1);
    if (!first) throw new Error('nothing in Pocitos');
    await tree(page)
      .getByRole('link', { name: `${first.name} ${first.services_count} servicios` })
      .click({ timeout: 10_000 });
    await expect(page).toHaveURL(`/servicios/categoria/${first.slug}?coverageArea=Pocitos%2C+Montevideo`);
    const count = main(page).getByRole('status').first();
    await expect(count).toHaveText(`${first.services_count} servicios`, { timeout: 10_000 });
  }).toPass();
  await expect(tree(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('categories that fail to load say so, and the services below stay', async ({ page }) => {
  await page.route(/\/api\/service_category/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/servicios');
  await expect(tree(page).getByText('Error al cargar las categorías')).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await inspect(page);
  await page.unroute(/\/api\/service_category/);
  await tree(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(tree(page).getByRole('link', { name: /^Sanitario/ })).toBeVisible();
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });
  test('categories and the counts of a place are there as they were read', async ({ page }) => {
    await page.goto('/servicios?coverageArea=Salto');
    const link = tree(page).getByRole('link', { name: /^Sanitario \d+ servicio/ });
    const name = (await link.textContent()) ?? '';
    await isKept(page, 'served-categories');
    await goOffline(page);
    await page.reload();
    await expect(tree(page).getByRole('link').filter({ hasText: name })).toBeVisible();
  });
});

for (const [size, tag] of [
  ['phone', ''],
  ['desktop', ' @desktop @wide'],
] as const) {
  test(`a list is narrowed to a category, and keeps its filters: ${size}${tag}`, async ({ page }) => {
    await page.goto('/servicios?rating=4&page=1');
    const select = main(page).getByRole('combobox', { name: 'Categoría' });
    await select.selectOption('pintura');
    await expect(page).toHaveURL('/servicios/categoria/pintura?rating=4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pintura');
    await expect(select).toHaveValue('pintura');
    await select.selectOption('');
    await expect(page).toHaveURL('/servicios?rating=4');

    // a search looks in one, and says so
    await page.goto('/servicios?q=reparacion');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await select.selectOption({ label: 'Carpintería' });
    await expect(page).toHaveURL('/servicios?q=reparacion&category=carpinteria');
    const used = main(page).getByRole('list', { name: 'Filtros en uso' });
    await expect(used.getByRole('button', { name: 'Quitar filtro: Carpintería' })).toBeVisible();
    await inspect(page);
    await used.getByRole('button', { name: 'Quitar filtro: Carpintería' }).click();
    await expect(page).toHaveURL('/servicios?q=reparacion');
  });
}
