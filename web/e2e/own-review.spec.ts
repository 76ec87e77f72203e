import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { keptTexts } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
import { enter, type NewClient, registered } from './people.ts';
import { journeySizes } from './sizes.ts';
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

/** A client who has reviewed a service of the demo with five stars. */
async function reviewed(request: APIRequestContext): Promise<Reviewed> {
  const client = await registered(request);
  const login = { identifier: client.email, password: client.password };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const { services } = await (await request.get('/api/services/recent?limit=1')).json();
  const [{ id, title }] = services;
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const response = await request.post('/api/reviews', {
    data: { service_id: id, ...stars, comment: `Todo bien. ${client.username}` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status(), await response.text()).toBe(201);
  return { client, serviceId: id, title };
}

for (const size of journeySizes) {
  test(`a client edits a review, which then says so, and deletes it${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const { client, serviceId, title } = await reviewed(request);
    await enter(page, client.email, client.password);
    await page.goto('/historial?tab=reviews');
    await expect(mine(page).getByRole('link', { name: title })).toHaveAttribute('href', `/servicios/${serviceId}`);
    await expect(mine(page)).not.toContainText('editada');
    // the account is new, and nobody opened its link (rule REV-87)
    await expect(mine(page)).toContainText('todavía no cuenta en el promedio');
    await mine(page).getByRole('button', { name: 'Reenviar email de verificación' }).click();
    await expect(mine(page)).toContainText('Email de verificación reenviado.');
    await inspect(page);
    await mine(page).getByRole('link', { name: 'Editar tu reseña' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar tu reseña');
    const comment = main(page).getByLabel(/Comentario/);
    await expect(comment).toHaveValue(`Todo bien. ${client.username}`);
    await inspect(page);
    await comment.fill(`Volvió a fallar. ${client.username}`);
    await page.getByRole('group', { name: 'Atención' }).locator('label').first().click();
    await expect(page.locator('output')).toContainText('3,7 de 5');
    await page.reload();
    await expect(comment).toHaveValue(`Volvió a fallar. ${client.username}`);
    await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(`/servicios/${serviceId}`);
    await expect(mine(page)).toContainText('Volvió a fallar.');
    await expect(mine(page)).toContainText('editada');
    await expect(mine(page)).toContainText('3,7 de 5');
    await inspect(page);
    await mine(page).getByRole('button', { name: 'Eliminar tu reseña' }).click();
    const question = page.getByRole('alertdialog', { name: 'Eliminar reseña' });
    await expect(question).toContainText('¿Seguro que querés');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Reseña eliminada')).toBeVisible();
    await expect(mine(page)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Dejar una reseña' }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
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
  await comment.fill(`Sin señal. ${client.username}`);
  await goOffline(page);
  await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Sin señal. Tus cambios se publican solos cuando vuelva la señal.')).toBeVisible();
  await expect(mine(page).getByText('Tus cambios se publican cuando haya señal.', { exact: false })).toBeVisible();
  await page.goto('/historial?tab=reviews');
  await expect(mine(page)).toContainText(`Todo bien. ${client.username}`);
  await page.goBack();
  await context.setOffline(false);
  await expect(mine(page)).toContainText(`Sin señal. ${client.username}`);
  await expect(mine(page)).toContainText('editada');
});
