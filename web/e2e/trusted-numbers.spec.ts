import { expect, type Locator, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { demo, enter, registered } from './people.ts';
import { type NewProvider, publishedService, publisher } from './providers.ts';
import { appIsStored, goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

/** Returns the text under a name in a row of the metrics. */
const figure = (place: Locator, name: string) =>
  place
    .locator('div', { has: place.page().getByRole('term').filter({ hasText: name }) })
    .getByRole('definition')
    .first();
const region = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page) => page.locator('div', { has: page.getByText('Cuánto te costó cada contacto') }).last();

/** Opens another browser in which a new client is signed in. Chats end in a stub. */
async function visitor(page: Page): Promise<Page> {
  const client = await registered(page.request);
  const reader = await elsewhere(page, client.email, client.password);
  await reader.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  return reader;
}

async function showMetrics(page: Page, provider: NewProvider, query = ''): Promise<void> {
  await enter(page, provider.email, provider.password);
  await page.goto(`/metrics${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Métricas');
}

const tracked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/metrics/track-click') && answer.status() === 200);

test('a call without signal waits in Pendientes, and is counted when signal returns', { tag: '@worker' }, async ({
  page,
}) => {
  const provider = await publisher(page.request);
  const serviceId = await publishedService(page.request, provider, 'Llaves de luz y tableros');
  const reader = await visitor(page);
  await reader.goto(`/servicios/${serviceId}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Llaves de luz y tableros');
  await appIsStored(reader);
  await goOffline(reader);
  // a call link would leave the page for a program that does not exist here
  await reader.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await reader
    .getByRole('link', { name: /^Llamar al/ })
    .first()
    .click();
  await reader
    .getByRole('link', { name: /pendiente/i })
    .first()
    .click();
  await expect(reader.getByRole('heading', { name: 'Llamada: Llaves de luz y tableros' })).toBeVisible();
  const arrived = tracked(reader);
  await reader.context().setOffline(false);
  expect((await arrived).request().postDataJSON()).toMatchObject({ service_id: serviceId, click_type: 'phone' });
  await expect(reader.getByRole('heading', { name: 'Llamada: Llaves de luz y tableros' })).toHaveCount(0);

  await showMetrics(page, provider);
  await expect(figure(region(page, 'Por servicio'), 'Teléfono')).toHaveText('1');
});

test('the cost says what was paid, and that the first month is free', async ({ page }) => {
  const nothing = { spent: 0, payments: 0, contacts: 0, perContact: null, freeUntil: null };
  let cost: object = { ...nothing, freeUntil: '2026-12-10T15:00:00.000Z' };
  await page.route('**/api/metrics/provider/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.cost = cost;
    await route.fulfill({ response: answer, json: body });
  });
  await enter(page, demo.provider);
  const says = async (given: object, ...texts: string[]) => {
    cost = given;
    await page.goto('/metrics?period=year');
    for (const text of texts) await expect(card(page)).toContainText(text);
  };
  await says(
    cost,
    'Gratis',
    'Estás en el mes gratis y todavía no pagaste nada. El primer cobro es el 10 de diciembre de 2026.',
  );
  await says({ ...nothing, contacts: 1 }, 'Sin cobros', 'En este período no pagaste nada. Te contactó 1 persona.');
  await says({ ...nothing, spent: 890, payments: 1 }, 'Sin contactos', 'Pagaste $890 en 1 cobro');
  await says(
    { ...nothing, spent: 1780, payments: 2, contacts: 4, perContact: 445 },
    '$445',
    '$1.780 en 2 cobros, entre 4 personas.',
  );
});
