import { expect, type Page, test } from '@playwright/test';
import { serviceLinks } from './cards.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter } from './people.ts';
import { journeySizes } from './sizes.ts';

type Row = [path: string, title: string, h1: string | RegExp];

const asClient: Row[] = [
  ['/', 'Servicios cerca de vos en Uruguay', /./],
  ['/favoritos', 'Mis Favoritos', 'Mis Favoritos'],
  ['/historial', 'Mi Historial', 'Mi Historial'],
  ['/servicios/1', '', /./],
  ['/servicios/1/review', '', 'Dejar una reseña'],
];

async function look(page: Page, [path, title, h1]: Row): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  await inspect(page);
  await expect(page).toHaveTitle(title ? `${title} | Tero` : / \| Tero$/);
}

// the page that the server shows instead of the app, also after too many calls
test('visitor: an address that is none', async ({ page }) => {
  await page.goto('/servicios/categoria/50%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos abrir la página');
  await inspect(page);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});

for (const size of journeySizes) {
  test(`visitor: a provider's profile${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto('/servicios/1');
    await page.getByRole('main').locator('a[href^="/provider-profile/"]').first().click();
    await expect(page).toHaveURL(/\/provider-profile\/\d+$/);
    await expect(page.getByRole('tab', { name: /^Servicios/ })).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).textContent()} | Tero`);
    expect(complaints).toEqual([]);
  });

  test(`client: every screen of theirs${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.client);
    for (const row of asClient) await look(page, row);
    expect(complaints).toEqual([]);
  });

  test(`provider: own profile and service${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await page.goto('/provider-profile');
    await inspect(page);
    await serviceLinks(page).first().click();
    await expect(page.getByRole('link', { name: 'Editar', exact: true })).toBeVisible();
    await inspect(page);
    expect(complaints).toEqual([]);
  });
}
