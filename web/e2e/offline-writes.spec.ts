import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { elsewhere, logIn } from './account-forms.ts';
import { wholeBrowser } from './browsers.ts';
import { isKept } from './device-storage.ts';
import { images } from './images.ts';
import { mailboxOf } from './mails.ts';
import { type NewClient, registered } from './people.ts';
import { chooseImages, publishedPost, publishedService, publisher } from './providers.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });
// several people, and a browser that starts twice

const small = { width: 800, height: 600 };
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, text: string) => main(page).getByRole('article').filter({ hasText: text });
const waits = 'Publicamos esto cuando vuelva la conexión';

async function tokenOf(request: APIRequestContext, { email, password }: { email: string; password: string }) {
  const response = await request.post('/api/auth/login', { data: { identifier: email, password } });
  return (await response.json()).token as string;
}

/** Signs in with a remembered session, and waits until its screens are stored. */
async function settleIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Recordarme' }).check();
  await logIn(page, email, password);
  await expect(page).toHaveURL('/');
  await appIsStored(page);
}

async function rate(page: Page, comment: string): Promise<void> {
  for (const part of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await page.getByRole('group', { name: part }).locator('label').last().click();
  }
  await page.getByLabel(/Comentario/).fill(comment);
}

const reviewsOf = async (request: APIRequestContext, serviceId: number): Promise<{ comment: string }[]> =>
  (await (await request.get(`/api/reviews/service/${serviceId}`)).json()).reviews;
const postsOf = async (
  request: APIRequestContext,
  providerId: number,
): Promise<{ content: string; images: unknown[] }[]> =>
  (await (await request.get(`/api/posts/provider/${providerId}`)).json()).posts;

test('a review and a post with three photos, written without signal, outlive the browser and arrive once', async ({
  request,
  baseURL,
}) => {
  const provider = await publisher(request);
  const serviceId = await publishedService(request, provider, 'Rejas para balcones');
  const client = await registered(request);
  const profiles = { client: newProfile(), provider: newProfile() };
  const opened: BrowserContext[] = [];
  const phone = async (profile: string) => {
    const context = await chromium.launchPersistentContext(profile, {
      ...wholeBrowser,
      headless: true,
      baseURL,
      serviceWorkers: 'allow',
      locale: 'es-UY',
      viewport: { width: 390, height: 844 },
    });
    opened.push(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    await test.step('a client reviews on the road', async () => {
      const { context, page } = await phone(profiles.client);
      await settleIn(page, client);
      for (const path of [`/servicios/${serviceId}`, `/servicios/${serviceId}/review`]) {
        await page.goto(path);
        await expect(main(page).getByText('Rejas para balcones').first()).toBeVisible();
        await isKept(page, 'Rejas para balcones');
      }
      await goOffline(page);
      await page.goto(`/servicios/${serviceId}/review`);
      await rate(page, 'Quedaron firmes y prolijas.');
      await page.getByRole('button', { name: 'Publicar reseña' }).click();
      await expect(page.getByText('Sin conexión. Publicamos tu reseña cuando vuelva la conexión.')).toBeVisible();
      await expect(page).toHaveURL(`/servicios/${serviceId}`);
      await expect(card(page, 'Quedaron firmes y prolijas.')).toContainText(waits);
      await expect(page.getByRole('link', { name: 'Dejar una reseña' })).toHaveCount(0);
      await page.reload();
      await expect(card(page, 'Quedaron firmes y prolijas.')).toContainText(waits);
      // checked while it is open, because a closing browser is online for a moment
      expect(await reviewsOf(request, serviceId)).toEqual([]);
      await context.close();
    });

    await test.step('its provider posts from a basement', async () => {
      const { context, page } = await phone(profiles.provider);
      await settleIn(page, provider);
      await page.goto(`/provider-profile/${provider.id}?tab=posts`);
      await expect(page.getByText('Todavía no hiciste publicaciones')).toBeVisible();
      await goOffline(page);
      await page.goto('/create-post');
      await page.getByLabel('Descripción').fill('Reja nueva en el sótano #herrería');
      await chooseImages(page, 'Fotos', await images(3, small));
      await expect(page.getByText('3 de 5.')).toBeVisible();
      await page.getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByText('Sin conexión. Enviamos tu publicación cuando vuelva la conexión.')).toBeVisible();
      await expect(page).toHaveURL(`/provider-profile/${provider.id}?tab=posts`);
      const waiting = card(page, 'Reja nueva en el sótano');
      await expect(waiting).toContainText(waits);
      await expect(waiting.getByRole('img', { name: /^Imagen \d de 3$/ })).toHaveCount(3);
      await page.goto('/pendientes');
      await expect(main(page).getByText('Publicación: Reja nueva en el sótano #herrería')).toBeVisible();
      await expect(main(page).getByText('3 fotos')).toBeVisible();
      expect(await postsOf(request, provider.id)).toEqual([]);
      await context.close();
    });

    await test.step('both go out when the browser starts again', async () => {
      const reader = await phone(profiles.client);
      const owner = await phone(profiles.provider);
      await reader.page.goto(`/servicios/${serviceId}`);
      await owner.page.goto('/pendientes');
      await expect.poll(() => reviewsOf(request, serviceId)).toHaveLength(1);
      await expect.poll(() => postsOf(request, provider.id)).toHaveLength(1);
      await expect(card(reader.page, 'Quedaron firmes y prolijas.')).toHaveCount(1);
      await expect(card(reader.page, 'Quedaron firmes y prolijas.')).not.toContainText(waits);
      await expect(owner.page.getByText('No tenés nada pendiente')).toBeVisible();
      // triggers everything that might send again: the workers, the timers, another start
      for (const { page } of [reader, owner]) await page.reload();
      await expect(owner.page.getByText('No tenés nada pendiente')).toBeVisible();
    });

    const comments = (await reviewsOf(request, serviceId)).map(({ comment }) => comment);
    expect(comments).toEqual(['Quedaron firmes y prolijas.']);
    const posts = await postsOf(request, provider.id);
    expect(posts.map(({ content, images }) => [content, images.length])).toEqual([
      ['Reja nueva en el sótano #herrería', 3],
    ]);
  } finally {
    for (const context of opened) await context.close();
    for (const profile of Object.values(profiles)) rmSync(profile, { recursive: true, force: true });
  }
});

function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'tero-profile-'));
}

test('a favourite, a like, a reply and a message wait for signal, also where there is no background sync', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  const provider = await publisher(request);
  const serviceId = await publishedService(request, provider, 'Portones corredizos');
  const postId = await publishedPost(request, provider, 'Portón corredizo terminado');
  const client = await registered(request);
  await reviewed(request, client, serviceId, 'El portón anda muy suave.');
  const as = { headers: { authorization: `Bearer ${await tokenOf(request, client)}` } };

  await settleIn(page, client);
  await page.goto('/favoritos');
  await expect(page.getByText('Todavía no tenés favoritos')).toBeVisible();
  await isKept(page, '["favorites"]');
  await page.goto(`/publicacion/post/${postId}`);
  const like = page.getByRole('button', { name: 'Me gusta' });
  await expect(like).toHaveText(/0$/);
  await isKept(page, 'Portón corredizo terminado');
  await page.goto(`/servicios/${serviceId}`);
  const heart = page.getByRole('button', { name: /favoritos: Portones corredizos$/ }).first();
  await expect(heart).toHaveAccessibleName(/^Agregar/);
  await isKept(page, 'Portones corredizos');

  await goOffline(page);
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Quitar/);
  const kept = (count: number) => page.getByRole('button', { name: new RegExp(`, ${count} sin enviar$`) });
  await expect(kept(1)).toBeVisible();
  await page.goto(`/publicacion/post/${postId}`);
  await like.click();
  await expect(like).toHaveText(/1$/);
  await expect(kept(2)).toBeVisible();
  // unchanged, also after a start without connection
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favoritos');
  await expect(main(page).getByRole('link', { name: 'Portones corredizos' })).toBeVisible();
  await page.goto('/contact');
  const subject = `Consulta ${client.username}`;
  await page.getByRole('textbox', { name: 'Asunto' }).fill(subject);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Cómo cambio mi foto?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main(page).getByRole('status').getByText('Sin conexión. Guardamos tu mensaje')).toBeVisible();

  const owner = await elsewhere(page, provider.email, provider.password);
  await owner.goto('/provider/reviews');
  const own = card(owner, 'El portón anda muy suave.');
  await own.getByRole('button', { name: 'Responder', exact: true }).click();
  await goOffline(owner);
  await own.getByLabel('Tu respuesta').fill('Gracias, cualquier cosa avisame.');
  await own.getByRole('button', { name: 'Publicar respuesta' }).click();
  await expect(owner.getByText('Sin conexión. Publicamos tu respuesta cuando vuelva la conexión.')).toBeVisible();
  await expect(own).toContainText('Gracias, cualquier cosa avisame.');
  await expect(own).toContainText(waits);

  await context.setOffline(false);
  await owner.context().setOffline(false);
  const favorites = async () => (await (await request.get('/api/favorites', as)).json()).favorites;
  await expect
    .poll(async () => (await favorites()).map((one: { title: string }) => one.title))
    .toEqual(['Portones corredizos']);
  await expect.poll(async () => (await (await request.get(`/api/posts/${postId}`)).json()).post.likes_count).toBe(1);
  const mail = await mailboxOf(request, 'soporte@tero.example', baseURL).next(new RegExp(subject));
  expect(mail.replyTo).toBe(client.email);
  await expect(own).not.toContainText(waits);
  const reply = await (await request.get(`/api/reviews/service/${serviceId}`)).json();
  expect(reply.reviews[0].reply.response_text).toBe('Gracias, cualquier cosa avisame.');
  await page.goto('/pendientes');
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  await owner.context().close();
});

async function reviewed(request: APIRequestContext, client: NewClient, service_id: number, comment: string) {
  const parts = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const headers = { authorization: `Bearer ${await tokenOf(request, client)}` };
  const response = await request.post('/api/reviews', { headers, data: { service_id, ...parts, comment } });
  expect(response.status(), await response.text()).toBe(201);
}

test('what the server refuses later waits for its writer with the reason, and comes back into its form', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const serviceId = await publishedService(request, provider, 'Toldos a medida');
  const client = await registered(request);

  await test.step('a review of a service that is deleted meanwhile', async () => {
    const reader = await elsewhere(page, client.email, client.password);
    await appIsStored(reader);
    await reader.goto(`/servicios/${serviceId}/review`);
    await rate(reader, 'El toldo quedó perfecto.');
    await goOffline(reader);
    await reader.getByRole('button', { name: 'Publicar reseña' }).click();
    await expect(card(reader, 'El toldo quedó perfecto.')).toContainText(waits);
    const headers = { authorization: `Bearer ${provider.token}` };
    expect((await request.delete(`/api/services/${serviceId}`, { headers })).status()).toBe(200);
    await reader.context().setOffline(false);
    await reader.goto('/pendientes');
    await expect(main(reader).getByText('Rechazado')).toBeVisible();
    await expect(main(reader).getByText(/Servicio no encontrado/)).toBeVisible();
    await reader.getByRole('button', { name: 'Corregir: Reseña de «Toldos a medida»' }).click();
    await expect(reader).toHaveURL(new RegExp(`/servicios/${serviceId}/review\\?waiting=`));
    await expect(main(reader).getByText('Servicio no encontrado')).toBeVisible();
    await expect(main(reader)).toContainText('El toldo quedó perfecto.');
    await reader.context().close();
  });

  await test.step('a post with photos that has to be written otherwise', async () => {
    await settleIn(page, provider);
    await page.goto('/create-post');
    await page.getByLabel('Descripción').fill('Toldo nuevo con palabrotas');
    await chooseImages(page, 'Fotos', await images(2, small));
    await expect(page.getByText('2 de 5.')).toBeVisible();
    await goOffline(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Sin conexión. Enviamos tu publicación cuando vuelva la conexión.')).toBeVisible();
    const refusal = {
      success: false,
      code: 'validation_failed',
      message: 'Sin palabrotas',
      errors: { content: 'Sin palabrotas' },
    };
    await context.route('**/api/posts', (route) => route.fulfill({ status: 400, json: refusal }));
    await context.setOffline(false);
    await expect(card(page, 'Toldo nuevo con palabrotas')).toContainText('No se publicó. Sin palabrotas');
    await card(page, 'Toldo nuevo').getByRole('link', { name: 'Ver pendientes' }).click();
    await expect(main(page).getByText('Sin palabrotas', { exact: true })).toBeVisible();
    await context.unroute('**/api/posts');
    await page.getByRole('button', { name: /^Corregir: Publicación: Toldo nuevo/ }).click();
    await expect(page).toHaveURL(/\/create-post(\?waiting=.+)?$/);
    await expect(page.getByLabel('Descripción')).toHaveValue('Toldo nuevo con palabrotas');
    await expect(page.getByText('2 de 5.')).toBeVisible();
    await page.getByLabel('Descripción').fill('Toldo nuevo con buenas palabras');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(card(page, 'Toldo nuevo con buenas palabras').getByRole('img')).toHaveCount(2);
    expect((await postsOf(request, provider.id)).map(({ images }) => images.length)).toEqual([2]);
  });
});
