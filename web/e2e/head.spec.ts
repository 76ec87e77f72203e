import { expect, type Page } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { appHasPage } from './stored-app.ts';

// the heads come with the pages of a server that renders them
const test = ownServer(16);

/** Returns what the head of the page says. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
    return {
      description: content('description'),
      robots: content('robots'),
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      told: document.querySelectorAll('script[type="application/ld+json"], meta[property^="og:"], link[hreflang]')
        .length,
    };
  });
}

test('within the app the head says of each address what the server would, and nothing of the one before', async ({
  page,
}) => {
  await page.goto('/');
  const first = await headOf(page);
  expect(first).toMatchObject({ robots: null, canonical: ['/'] });
  expect(first.description).toMatch(/^Encontrá servicios/);
  expect(first.told).toBeGreaterThan(5);

  await appHasPage(page);
  await page.getByRole('link', { name: 'Categorías', exact: true }).click();
  const list = { description: expect.stringMatching(/^Todos los servicios/), canonical: ['/servicios'], told: 0 };
  await expect.poll(() => headOf(page)).toEqual({ ...list, robots: null });
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ index: 1 });
  await expect.poll(() => headOf(page)).toEqual({ ...list, robots: 'noindex' });

  const own = () => ({ description: null, robots: null, canonical: [new URL(page.url()).pathname], told: 0 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/servicios\/\d+$/);
  await expect.poll(() => headOf(page)).toEqual(own());
  await page
    .getByRole('link', { name: /perfil/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/provider-profile\/\d+$/);
  await expect.poll(() => headOf(page)).toEqual(own());

  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  const login = {
    description: expect.stringMatching(/^Tero: servicios/),
    robots: 'noindex',
    canonical: ['/login'],
    told: 0,
  };
  await expect.poll(() => headOf(page)).toEqual(login);
});
