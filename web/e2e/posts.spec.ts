import { expect, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { draftIsKept } from './drafts.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, demoPassword, enter, signIn } from './people.ts';
import { chooseImages, type NewProvider, picture, publishedPost, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';
import { appIsStored, goOffline } from './stored-app.ts';
import { whereTagged } from './worker.ts';

test.use({ serviceWorkers: whereTagged });

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const like = (page: Page, text: string) => card(page, text).getByRole('button', { name: 'Me gusta' });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

async function signedIn(page: Page): Promise<NewProvider> {
  const provider = await publisher(page.request);
  await enter(page, provider.email, provider.password);
  return provider;
}

test('a post with photos and hashtags is published, liked by a client, edited and deleted', async ({ page }) => {
  const { id } = await signedIn(page);
  await page.goto('/provider-profile?tab=posts');
  await page.getByRole('link', { name: 'Nueva publicación' }).click();
  await page.getByLabel('Descripción').fill('Portón terminado en Pocitos #herrería #portones');
  await chooseImages(page, 'Fotos', [await picture('antes.jpg'), await picture('después.jpg')]);
  await expect(page.getByText('2 de 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();

  await expect(page).toHaveURL(new RegExp(`/provider-profile/${id}\\?post=\\d+$`));
  const post = card(page, 'Portón terminado');
  await expect(post).toHaveAttribute('data-highlighted');
  await expect(post.getByText('#portones', { exact: true })).toBeVisible();
  await expect(post.getByRole('img')).toHaveCount(2);
  const postId = new URL(page.url()).searchParams.get('post');

  const client = await elsewhere(page, demo.client, demoPassword);
  await client.goto(`/publicacion/post/${postId}`);
  const liked = client.waitForResponse((response) => response.url().endsWith('/like') && response.ok());
  await like(client, 'Portón terminado').click();
  await expect(like(client, 'Portón terminado')).toHaveText(/1$/);
  await expect(card(client, 'Portón terminado').getByRole('link', { name: /Editar/ })).toHaveCount(0);
  await liked;
  await client.reload();
  await expect(like(client, 'Portón terminado')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(like(page, 'Portón terminado')).toHaveText(/1$/);
  await expect(post.getByText('1 vista', { exact: true })).toBeVisible();
  await post.getByRole('link', { name: /^Editar publicación/ }).click();
  await page.getByLabel('Descripción').fill('Portón terminado y pintado en Pocitos #portones');
  await page
    .getByRole('button', { name: /Quitar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('status').getByText('Publicación actualizada exitosamente')).toBeVisible();
  await expect(page).toHaveURL(`/provider-profile/${id}?post=${postId}`);
  await expect(card(page, 'Portón terminado y pintado').getByRole('img')).toHaveCount(1);

  await card(page, 'Portón terminado')
    .getByRole('button', { name: /^Eliminar publicación/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Publicación eliminada exitosamente')).toBeVisible();
  await expect(card(page, 'Portón terminado')).toHaveCount(0);
  await page.goto(`/publicacion/post/${postId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La publicación no existe o ha sido eliminada');
  await client.close();
});

test('an invalid post shows its faults, and no text is lost', async ({ page }) => {
  await signedIn(page);
  await page.goto('/create-post');
  const text = page.getByLabel('Descripción');
  const publish = page.getByRole('button', { name: 'Publicar' });
  const says = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible();

  await publish.click();
  await says('Agrega una descripción a tu publicación');
  await text.fill('         nueve');
  await publish.click();
  await says('La descripción debe tener al menos 10 caracteres');
  await text.fill('a'.repeat(2001));
  await says('2001/2000');
  await publish.click();
  await says('La descripción no puede exceder 2000 caracteres');
  await expect(text).toBeFocused();

  await chooseImages(page, 'Fotos', [
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no es una foto') },
  ]);
  await says('El archivo notas.txt no es una imagen válida');
  await chooseImages(
    page,
    'Fotos',
    await Promise.all(Array.from({ length: 6 }, (_, index) => picture(`${index}.jpg`))),
  );
  await says('Puedes agregar máximo 5 imágenes');
  await expect(text).toHaveValue('a'.repeat(2001));
});

test('a draft with its photo outlives a reload and a sign-out, and is its owner’s alone', async ({ page, request }) => {
  const provider = await signedIn(page);
  const other = await publisher(request);
  await page.goto('/create-post');
  await page.getByLabel('Descripción').fill('Una reja que todavía no terminé');
  await chooseImages(page, 'Fotos', [await picture()]);
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  await draftIsKept(page, { form: 'create-post', fields: { content: 'Una reja que todavía no terminé' }, photos: 1 });

  const isRestored = async () => {
    await expect(page.getByText('Seguís con «Una reja que todavía no terminé», que dejaste')).toBeVisible();
    await expect(page.getByLabel('Descripción')).toHaveValue('Una reja que todavía no terminé');
    await expect(page.getByText('1 de 5.')).toBeVisible();
  };
  await page.reload();
  await isRestored();

  const signOut = async (withDraft: boolean) => {
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    const keep = page.getByRole('button', { name: 'Cerrar sesión y guardar' });
    if (withDraft) await keep.click();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  };
  await signOut(true);
  await signIn(page, other.email, other.password);
  await page.goto('/create-post');
  await expect(page.getByLabel('Descripción')).toHaveValue('');
  await signOut(false);
  await signIn(page, provider.email, provider.password);
  await page.goto('/create-post');
  await isRestored();

  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Descripción')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Descripción')).toHaveValue('');
});

test('without signal a like stays and a post waits in its place; both arrive, and a refused like is taken back', {
  tag: '@worker',
}, async ({ page, request, context }) => {
  const provider = await signedIn(page);
  await page.goto('/');
  await appIsStored(page);
  const id = await publishedPost(request, provider, 'Baranda de hierro para una escalera');
  await page.goto(`/publicacion/post/${id}`);
  await expect(like(page, 'Baranda')).toHaveText(/0$/);
  await page.route(`**/api/posts/${id}/like`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await like(page, 'Baranda').click();
  await expect(toast(page, 'Error al procesar el like. Inténtalo de nuevo.')).toBeVisible();
  await expect(like(page, 'Baranda')).toHaveText(/0$/);
  await expect(like(page, 'Baranda')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(`**/api/posts/${id}/like`);

  await goOffline(page);
  await like(page, 'Baranda').click();
  await expect(like(page, 'Baranda')).toHaveText(/1$/);
  await expect(like(page, 'Baranda')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  const likes = async () => (await (await request.get(`/api/posts/${id}`)).json()).post.likes_count;
  await expect.poll(likes).toBe(1);
  await expect(like(page, 'Baranda')).toHaveText(/1$/);

  await page.goto('/create-post');
  await page.getByLabel('Descripción').fill('Escrito en el fondo de la obra');
  await chooseImages(page, 'Fotos', [await picture()]);
  await expect(page.getByText('1 de 5.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(toast(page, 'Sin conexión. Enviamos tu publicación cuando vuelva la conexión.')).toBeVisible();
  await expect(page).toHaveURL(`/provider-profile/${provider.id}?tab=posts`);
  const waiting = card(page, 'Escrito en el fondo de la obra');
  await expect(waiting).toContainText('Publicamos esto cuando vuelva la conexión');
  await expect(waiting.getByRole('img', { name: 'Imagen de la publicación' })).toBeVisible();
  await context.setOffline(false);
  await expect(toast(page, 'Se publicó: Publicación: Escrito en el fondo de la obra')).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await expect(waiting).not.toContainText('Publicamos esto cuando vuelva la conexión');
  await page.goto('/create-post');
  await expect(page.getByLabel('Descripción')).toHaveValue('');
});

test('a link to a post scrolls to it and lets it stand out for 3 s', async ({ page, request }) => {
  const provider = await publisher(request);
  const ids: number[] = [];
  for (const name of ['primera', 'segunda', 'tercera']) {
    ids.push(await publishedPost(request, provider, `La ${name} reja de la semana`, 1));
  }
  await page.goto(`/provider-profile/${provider.id}?post=${ids[0]}`);
  const oldest = card(page, 'La primera reja');
  await expect(oldest).toHaveAttribute('data-highlighted');
  await expect(oldest).toBeInViewport();
  await expect(card(page, 'La segunda reja')).not.toHaveAttribute('data-highlighted');
  await expect(oldest).not.toHaveAttribute('data-highlighted');
});

for (const size of journeySizes) {
  test(`a post alone, and one that is not there${size} @wide`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const id = await publishedPost(request, await publisher(request), 'Reja nueva #hierro', 3);
    await page.goto(`/publicacion/${id}`);
    await inspect(page);
    await expect(page).toHaveTitle('Reja nueva #hierro | Tero');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/publicacion/post/${id}$`));
    await page.goto('/publicacion/post/999999');
    await inspect(page);
    expect(complaints).toEqual([]);
  });

  test(`the form of a new post${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await signedIn(page);
    await page.goto('/create-post');
    await chooseImages(page, 'Fotos', [await picture()]);
    await expect(page.getByText('1 de 5.')).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle('Nueva publicación | Tero');
    expect(complaints).toEqual([]);
  });

  test(`the form of a post, and its owner’s list${size} @wide`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const provider = await signedIn(page);
    const id = await publishedPost(request, provider, 'Reja nueva #hierro', 2);
    await page.goto(`/edit-post/${id}`);
    await expect(page.getByText('2 de 5.')).toBeVisible();
    await inspect(page);
    await expect(page).toHaveTitle('Editar publicación | Tero');
    await page.goto('/provider-profile?tab=posts');
    await expect(card(page, 'Reja nueva')).toBeVisible();
    await inspect(page);
    expect(complaints).toEqual([]);
  });
}
