import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { keptTexts } from './device-storage.ts';
import { enter, type NewClient, registered } from './people.ts';
import { someService } from './providers.ts';
import { appIsStored, goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

const main = (page: Page) => page.getByRole('main');
const mine = (page: Page) => main(page).getByRole('article').filter({ hasText: 'Tu reseña' });

interface Reviewed {
  client: NewClient;
  serviceId: number;
  title: string;
}

/** Creates a client who has reviewed a service with five stars. */
async function reviewed(request: APIRequestContext): Promise<Reviewed> {
  const client = await registered(request);
  const login = { identifier: client.email, password: client.password };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const title = 'Rejas a medida';
  const id = await someService(request, title);
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const response = await request.post('/api/reviews', {
    data: { service_id: id, ...stars, comment: `Todo bien. ${client.username}` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status(), await response.text()).toBe(201);
  return { client, serviceId: id, title };
}

test('without signal the change waits, and arrives', { tag: '@worker' }, async ({ page, context, request }) => {
  const { client, serviceId } = await reviewed(request);
  await enter(page, client.email, client.password);
  await page.goto('/historial?tab=reviews');
  await expect.poll(() => keptTexts(page)).toContain('["reviews","own"]');
  await appIsStored(page);
  // the screen that follows has been open before
  await page.goto(`/servicios/${serviceId}`);
  await mine(page).getByRole('link', { name: 'Editar tu reseña' }).click();
  const comment = main(page).getByLabel(/Comentario/);
  await comment.fill(`Sin datos. ${client.username}`);
  await goOffline(page);
  await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Sin conexión. Publicamos tus cambios cuando vuelva la conexión.')).toBeVisible();
  await expect(
    mine(page).getByText('Publicamos tus cambios cuando vuelva la conexión.', { exact: false }),
  ).toBeVisible();
  await page.goto('/historial?tab=reviews');
  await expect(mine(page)).toContainText(`Todo bien. ${client.username}`);
  await page.goBack();
  await context.setOffline(false);
  await expect(mine(page)).toContainText(`Sin datos. ${client.username}`);
  await expect(mine(page)).toContainText('editada');
});
