import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { inTheField } from './field.ts';
import { heldItems } from './outbox.ts';
import { registered } from './people.ts';
import { type NewProvider, publishedPost, publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

// tasks that a provider does offline
test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');

async function isActive(request: APIRequestContext, provider: NewProvider, id: number): Promise<boolean> {
  const as = { headers: { authorization: `Bearer ${provider.token}` } };
  return (await (await request.get(`/api/services/${id}`, as)).json()).service.is_active;
}

test('a service is paused and resumed without signal: the last word goes out', async ({ page, request, context }) => {
  const provider = await publisher(request);
  const id = await publishedService(request, provider, 'Rejas de balcón');
  await inTheField(page, provider, `/provider-profile/${provider.id}`);
  const available = page.getByRole('switch', { name: 'Visible para clientes: Rejas de balcón' });
  const toggle = () => available.evaluate((box: HTMLElement) => box.click());
  await expect(available).toBeChecked();
  await isKept(page, 'Rejas de balcón');

  await goOffline(page);
  await toggle();
  await expect(page.getByText('Sin conexión. Ocultamos tu servicio cuando vuelva la conexión.')).toBeVisible();
  await expect(available).not.toBeChecked();
  await expect(main(page).getByText('Ocultamos el servicio cuando vuelva la conexión.')).toBeVisible();
  // also after a start without signal
  await page.reload();
  await expect(available).not.toBeChecked();
  await toggle();
  await expect(main(page).getByText('Mostramos el servicio cuando vuelva la conexión.')).toBeVisible();
  await toggle();
  await expect(main(page).getByText('Ocultamos el servicio cuando vuelva la conexión.')).toBeVisible();
  await page.goto('/pendientes');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Ocultar el servicio: Rejas de balcón']);
  expect(await isActive(request, provider, id)).toBe(true);

  await context.setOffline(false);
  await expect.poll(() => isActive(request, provider, id)).toBe(false);
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(available).not.toBeChecked();
});

test('a post is deleted without signal, which can be taken back until it goes out', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const ids = [];
  for (const content of ['La obra que se queda', 'La obra que se va']) {
    ids.push(await publishedPost(request, provider, content));
  }
  const posts = async () => (await (await request.get(`/api/posts/provider/${provider.id}`)).json()).posts.length;
  await inTheField(page, provider, `/provider-profile/${provider.id}?tab=posts`);
  const card = (text: string) => main(page).getByRole('article').filter({ hasText: text });
  await expect(card('La obra que se queda')).toBeVisible();
  await isKept(page, 'La obra que se queda');

  await goOffline(page);
  for (const text of ['La obra que se queda', 'La obra que se va']) {
    await card(text)
      .getByRole('button', { name: `Eliminar publicación: ${text}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(card(text)).toContainText('Eliminamos esto cuando vuelva la conexión.');
    await expect(card(text).getByRole('button', { name: `No eliminar publicación: ${text}` })).toBeFocused();
    await expect(card(text).getByRole('link', { name: /^Editar/ })).toHaveCount(0);
  }
  await card('La obra que se queda')
    .getByRole('button', { name: /^No eliminar/ })
    .click();
  await expect(card('La obra que se queda')).not.toContainText('Eliminamos esto');
  await page.reload();
  await expect(card('La obra que se va')).toContainText('Eliminamos esto cuando vuelva la conexión.');
  await page.goto('/pendientes');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Eliminar la publicación: La obra que se va',
  ]);
  await expect(
    page.getByRole('button', { name: 'Deshacer: Eliminar la publicación: La obra que se va' }),
  ).toBeVisible();
  expect(await posts()).toBe(2);

  await context.setOffline(false);
  await expect.poll(posts).toBe(1);
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  expect((await request.get(`/api/posts/${ids[0]}`)).status()).toBe(200);
});

test('who contacts a provider on a dead line, or opens a kept service, is counted when there is signal', async ({
  page,
  request,
  context,
}) => {
  const provider = await publisher(request);
  const [id, other] = [
    await publishedService(request, provider, 'Cortinas de enrollar'),
    await publishedService(request, provider, 'Toldos de lona'),
  ];
  const client = await registered(request);
  await inTheField(page, client, `/servicios/${other}`);
  await isKept(page, 'Toldos de lona');
  await page.goto(`/servicios/${id}`);
  const chat = page.getByRole('link', { name: /^Contactar por WhatsApp/ }).first();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/59899123456/);
  await isKept(page, 'Cortinas de enrollar');
  const seen = () =>
    page.evaluate(async () => {
      const { token } = JSON.parse(
        sessionStorage.getItem('tero.session') ?? localStorage.getItem('tero.session') ?? '{}',
      ) as { token?: string };
      const headers = { authorization: `Bearer ${token}` };
      const read = async (path: string) => (await (await fetch(path, { headers })).json()) as { title: string }[];
      const lists = [await read('/api/history/visited'), await read('/api/history/contacted')];
      return lists.map((rows) => rows.map(({ title }) => title));
    });
  await expect.poll(seen).toEqual([['Cortinas de enrollar', 'Toldos de lona'], []]);

  await goOffline(page);
  // the chat opens in another window, so the link needs no delay
  const opened = context.waitForEvent('page');
  await chat.click();
  await (await opened).close();
  const kinds = async () => (await heldItems(page)).items.map(({ kind }) => kind).toSorted();
  await expect.poll(kinds).toEqual(['tap']);
  await page.goto(`/servicios/${other}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Toldos de lona');
  await expect.poll(kinds).toEqual(['tap', 'visit']);
  await page.goto('/pendientes');
  // the visit is nothing that anybody wrote
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Contacto: Cortinas de enrollar']);

  await context.setOffline(false);
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  await expect.poll(seen).toEqual([['Toldos de lona', 'Cortinas de enrollar'], ['Cortinas de enrollar']]);
});
