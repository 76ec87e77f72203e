import { expect, test } from '@playwright/test';
import { images } from './images.ts';
import { enter } from './people.ts';
import { chooseImages, publisher } from './providers.ts';

test('a full device is told before anything is lost, and what was written stays', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const provider = await publisher(request);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  // room for texts but not for an image; set first, because the browser caches the available space for a while
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await enter(page, provider.email, provider.password);
  await page.goto('/create-post');
  const text = page.getByLabel('Descripción');
  await text.fill('Techo de chapa en Rivera');
  const server = /\/(?:api|health)\//;
  await context.route(server, (route) => route.abort());
  await chooseImages(page, 'Fotos', await images(3, { width: 1600, height: 1200 }));
  await expect(page.getByText('3 de 5.')).toBeVisible();
  await expect(page.getByText(/^No hay espacio en este dispositivo para guardar .*borrador/)).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/^No hay espacio en este dispositivo para guardar lo que querés enviar\./)).toBeVisible();
  await expect(page).toHaveURL('/create-post');
  await expect(text).toHaveValue('Techo de chapa en Rivera');
  await expect(page.getByText('3 de 5.')).toBeVisible();

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Sin conexión. Enviamos tu publicación cuando vuelva la conexión.')).toBeVisible();
  await context.unroute(server);
  const published = async () => {
    const response = await request.get(`/api/posts/provider/${provider.id}`);
    const { posts } = (await response.json()) as { posts: { content: string; images: unknown[] }[] };
    return posts.map(({ content, images }) => `${content}: ${images.length}`);
  };
  await expect.poll(published).toEqual(['Techo de chapa en Rivera: 3']);
});
