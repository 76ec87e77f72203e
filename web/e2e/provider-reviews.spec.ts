import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, demoPassword, enter, type NewClient, registered } from './people.ts';
import { journeySizes } from './sizes.ts';

async function tokenOf(request: APIRequestContext, identifier: string, password: string): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { identifier, password } });
  return (await response.json()).token;
}

async function demoProviderId(request: APIRequestContext): Promise<number> {
  const data = { identifier: demo.provider, password: demoPassword };
  return (await (await request.post('/api/auth/login', { data })).json()).provider.id;
}

/** Creates a review of the demo's provider that no other test knows. */
async function reviewed(request: APIRequestContext, stars: number): Promise<{ client: NewClient; comment: string }> {
  const client = await registered(request);
  const comment = `Opinión ${randomUUID()}`;
  const { services } = await (await request.get(`/api/services/provider/${await demoProviderId(request)}`)).json();
  const parts = { response_time_rating: stars, attention_rating: stars, work_quality_rating: stars };
  const response = await request.post('/api/reviews', {
    headers: { authorization: `Bearer ${await tokenOf(request, client.email, client.password)}` },
    data: { service_id: services[0].id, ...parts, comment },
  });
  expect(response.status()).toBe(201);
  return { client, comment };
}

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** The stars of the reviews on the screen, in order. */
const scores = (page: Page) =>
  page
    .getByRole('article')
    .locator('header [role="img"]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-label')?.split(' ')[0]?.replace(',', '.'))));

/** Shows all reviews: phones show three and a button. */
async function showAll(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Ver todas las reseñas/ });
  if (await button.isVisible()) await button.click();
}

for (const size of journeySizes) {
  for (const [path, title] of [
    ['reviews', 'Reseñas'],
    ['reviews?tab=historical&filter=positive&sort=rating', 'Reseñas'],
    ['reviews/current', 'Reseñas de los últimos 6 meses'],
    ['reviews/historical', 'Reseñas anteriores'],
  ]) {
    test(`the public page ${path}${size}${path === 'reviews' ? '' : ' @wide'}`, async ({ page, request }) => {
      const complaints = watchConsole(page);
      await page.goto(`/provider/${await demoProviderId(request)}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expect(page.getByRole('article').first()).toBeVisible();
      await inspect(page);
      await expect(page).toHaveTitle(new RegExp(`^${title} · .+ \\| Tero$`));
      await expect(page.getByRole('button', { name: 'Responder' })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  }

  test(`nobody’s reviews${size} @wide`, async ({ page }) => {
    await page.goto('/provider/999999/reviews');
    await expect(page.getByText('Perfil no encontrado')).toBeVisible();
    await inspect(page);
  });

  test(`a provider filters, sorts and opens the tabs of its own${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const { comment } = await reviewed(request, 2);
    await enter(page, demo.provider);
    await page.goto('/provider/reviews');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Reseñas');
    await inspect(page);
    await expect(page).toHaveTitle('Mis Reseñas | Tero');
    const summary = page.getByRole('list', { name: 'Resumen' });
    await expect(summary).toContainText('Últimos 6 meses');
    await expect(summary).toContainText('Anteriores');

    await page.getByRole('radio', { name: 'Negativas' }).click();
    await expect(page).toHaveURL('/provider/reviews?filter=negative');
    await expect(page.getByRole('radio', { name: 'Negativas' })).toBeChecked();
    await expect(card(page, comment)).toBeVisible();
    await showAll(page);
    await expect.poll(async () => Math.max(...(await scores(page)))).toBeLessThan(3.5);

    await page.getByRole('radio', { name: 'Positivas' }).click();
    await expect(card(page, comment)).toHaveCount(0);
    await page.getByLabel('Ordenar por').selectOption('rating');
    await expect(page).toHaveURL('/provider/reviews?filter=positive&sort=rating');
    await showAll(page);
    const bestFirst = (await scores(page)).toSorted((a, b) => b - a);
    expect(bestFirst.length).toBeGreaterThan(1);
    await expect.poll(() => scores(page)).toEqual(bestFirst);

    await page.getByRole('tab', { name: /^Anteriores/ }).click();
    await expect(page).toHaveURL('/provider/reviews?filter=positive&sort=rating&tab=historical');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Responder', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Anteriores/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Ordenar por')).toHaveValue('rating');
    expect(complaints).toEqual([]);
  });
}

for (const size of journeySizes) {
  test(`each list holds its own half of time${size} @wide`, async ({ page, request }) => {
    const id = await demoProviderId(request);
    const { current_reviews, historical_reviews } = await (await request.get(`/api/providers/${id}/reviews`)).json();
    expect(historical_reviews.length).toBeGreaterThan(0);
    await page.goto(`/provider/${id}/reviews/historical`);
    await showAll(page);
    await expect(page.getByRole('article')).toHaveCount(historical_reviews.length);
    await expect(card(page, historical_reviews[0].comment)).toBeVisible();
    await page.getByRole('link', { name: /^Últimos 6 meses/ }).click();
    await expect(page).toHaveURL(`/provider/${id}/reviews/current`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reseñas de los últimos 6 meses');
    await showAll(page);
    await expect(card(page, current_reviews.at(-1).comment)).toBeVisible();
    await expect(card(page, historical_reviews[0].comment)).toHaveCount(0);
  });

  test(`a reply is written, changed, made private and deleted${size}`, async ({ page, request }) => {
    // three people sign in
    const { client, comment } = await reviewed(request, 5);
    const id = await demoProviderId(request);
    await enter(page, demo.provider);
    await page.goto('/provider/reviews');
    const own = card(page, comment);
    await own.getByRole('button', { name: 'Responder', exact: true }).click();
    await own.getByRole('button', { name: 'Publicar respuesta' }).click();
    await expect(own.getByText('Escribí una respuesta')).toBeVisible();
    await own.getByLabel('Tu respuesta').fill('Un gusto trabajar en tu casa.');
    await inspect(page);
    await own.getByRole('button', { name: 'Publicar respuesta' }).click();
    await expect(own.getByText('Respuesta del proveedor')).toBeVisible();

    const reader = await elsewhere(page, client.email, client.password);
    await reader.goto(`/provider/${id}/reviews`);
    await expect(card(reader, comment)).toContainText('Un gusto trabajar en tu casa.');

    await own.getByRole('button', { name: 'Editar' }).click();
    await own.getByLabel('Tu respuesta').fill('Nota: pedir la llave del tablero.');
    await own.getByLabel('Respuesta privada').check();
    await expect(
      own.getByText('No se publica: la leen quien escribió la reseña y el equipo de Tero', { exact: false }),
    ).toBeVisible();
    await own.getByRole('button', { name: 'Guardar respuesta' }).click();
    await expect(own.getByText('Privada', { exact: true })).toBeVisible();
    await expect(own).toContainText('pedir la llave');

    const neighbour = await elsewhere(page, demo.client, demoPassword);
    await neighbour.goto(`/provider/${id}/reviews`);
    await expect(card(neighbour, comment)).toBeVisible();
    await expect(card(neighbour, comment)).not.toContainText('Respuesta del proveedor');
    await expect(neighbour.getByText('pedir la llave')).toHaveCount(0);
    const admin = await elsewhere(page, demo.admin, demoPassword);
    await admin.goto(`/provider/${id}/reviews`);
    await expect(card(admin, comment)).toContainText('pedir la llave');

    await own.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(own.getByRole('button', { name: 'Responder', exact: true })).toBeVisible();
    await own.getByRole('button', { name: '«Gracias por tu reseña»' }).click();
    await expect(own).toContainText('Respuesta del proveedor');
    await reader.reload();
    await expect(card(reader, comment)).toContainText('Gracias por tu reseña');
  });
}

test('phones show three reviews first', async ({ page, request }) => {
  const id = await demoProviderId(request);
  await page.goto(`/provider/${id}/reviews/current`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: /^Ver todas las reseñas/ }).click();
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
});

test('a failure says so and offers another try', async ({ page, request }) => {
  const id = await demoProviderId(request);
  let isBroken = true;
  await page.route(`**/api/providers/${id}/reviews`, (route) =>
    isBroken ? route.fulfill({ status: 503, json: { success: false, code: 'overloaded' } }) : route.continue(),
  );
  await page.goto(`/provider/${id}/reviews`);
  await expect(page.getByText('Error al cargar las reseñas')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('one’s own reviews are for providers', async ({ page }) => {
  await page.goto('/provider/reviews');
  await expect(page).toHaveURL(/\/login/);
  await enter(page, demo.client);
  await page.goto('/provider/reviews');
  await expect(page).toHaveURL('/unauthorized');
});
