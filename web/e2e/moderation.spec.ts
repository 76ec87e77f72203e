import { expect, test } from '@playwright/test';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';

test('a visitor reports a review, the team hides it, its author answers, and it comes back', async ({ page }) => {
  const complaints = watchConsole(page);
  const provider = await publisher(page.request);
  const id = await publishedService(page.request, provider, `Herrería de ${provider.username}`);
  const client = await registered(page.request);
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { identifier: client.email, password: client.password } })
  ).json();
  const words = `Un desastre, ${client.username}`;
  const stars = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };
  const headers = { authorization: `Bearer ${token}` };
  const data = { service_id: id, ...stars, comment: words };
  expect((await page.request.post('/api/reviews', { headers, data })).status()).toBe(201);

  const reviews = `/servicios/${id}/reviews`;
  await page.goto(reviews);
  await page.getByRole('button', { name: /^Reportar: Reseña/ }).click();
  const report = page.getByRole('dialog', { name: 'Reportar' });
  await report.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(report.getByText('Elegí un motivo')).toBeVisible();
  await report.getByLabel('Información falsa').check();
  await inspectModal(page);
  await report.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByText('Gracias por avisar')).toBeVisible();

  const decide = async (action: string, message: string) => {
    await enter(page, demo.admin);
    await page.goto('/admin/moderation?state=waiting');
    await page.getByRole('button', { name: new RegExp(`^Revisar: .*${client.username}`) }).click();
    const found = page.getByRole('dialog');
    await expect(found.getByText(words)).toBeVisible();
    await found.getByRole('radio', { name: action }).check();
    await found.getByLabel('Mensaje para el autor').fill(message);
    await inspectModal(page);
    await found.getByRole('button', { name: action }).click();
    await expect(found).toHaveCount(0);
  };
  await decide('Ocultar', 'No encontramos un trabajo de ese día.');
  await inspect(page);

  await page.goto(reviews);
  await expect(page.getByText('Reseña retirada por moderación')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await enter(page, client.email, client.password);
  await page.goto(reviews);
  await page.getByRole('link', { name: 'Ver por qué y responder' }).click();
  await expect(page.getByText('No encontramos un trabajo de ese día.')).toBeVisible();
  await inspect(page);
  await page.getByLabel('Tu respuesta').fill('Fue el martes: tengo la boleta.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Fue el martes: tengo la boleta.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar respuesta' })).toHaveCount(0);

  await decide('Restaurar', 'Gracias, vuelve a verse.');
  await enter(page, demo.client);
  await page.goto(reviews);
  await expect(page.getByText(words)).toBeVisible();
  expect(complaints).toEqual([]);
});
