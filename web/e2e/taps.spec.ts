import { expect, type Page, test } from '@playwright/test';
import { logIn, main } from './account-forms.ts';
import { isKept } from './device-storage.ts';
import { enter, registered } from './people.ts';
import { publishedPost, publisher } from './providers.ts';
import { seen } from './seen.ts';

/**
 * Responds to the first call to `read` with the server's data before the first write to `write`, but delays it until
 * `letGo`.
 */
async function answeredLate(page: Page, read: string, write: string) {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(read, async (route) => {
    if (route.request().method() !== 'GET' || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    asked.resolve();
    await free.promise;
    // a page that calls again abandons the older call
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.route(write, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await asked.promise;
    return route.fallback();
  });
  return { letGo: free.resolve };
}

test('a heart pressed before signing in shows, though the list was asked for before the server had it', async ({
  page,
  request,
}) => {
  const client = await registered(request);
  await page.goto('/servicios');
  const heart = main(page)
    .getByRole('button', { name: /^(Agregar a|Quitar de) favoritos: / })
    .first();
  await heart.click();
  await expect(page).toHaveURL(/\/login/);
  const list = await answeredLate(page, '**/api/favorites', '**/api/favorites');
  const told = seen(page, 'Guardado en tus favoritos');
  await logIn(page, client.email, client.password);
  await told;
  list.letGo();
  await expect(heart).toHaveAccessibleName(/^Quitar/);
  await page.goto('/favoritos');
  await expect(main(page).getByRole('article')).toHaveCount(1);
});

test('a like pressed before signing in shows, though the posts were asked for before the server had it', async ({
  page,
  request,
}) => {
  const provider = await publisher(request);
  await publishedPost(request, provider, 'Pileta de hormigón terminada');
  const client = await registered(request);
  await page.goto(`/provider-profile/${provider.id}?tab=posts`);
  const like = main(page).getByRole('button', { name: /^Me gusta:/ });
  await like.click();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const posts = await answeredLate(page, '**/api/posts/provider/*', '**/api/posts/*/like');
  const told = seen(page, 'Le diste me gusta.');
  await logIn(page, client.email, client.password);
  await told;
  posts.letGo();
  await expect(like).toHaveText(/1$/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a like on what the device had kept, while the server does not answer, is seen at once', async ({
  page,
  request,
}) => {
  const provider = await publisher(request);
  const postId = await publishedPost(request, provider, 'Churrasquera de ladrillo');
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.goto(`/publicacion/post/${postId}`);
  const like = main(page).getByRole('button', { name: /^Me gusta:/ });
  await expect(like).toHaveText(/0$/);
  await isKept(page, 'Churrasquera de ladrillo');
  const free = Promise.withResolvers<void>();
  await page.route('**/api/posts/**', async (route) => {
    await free.promise;
    await route.continue().catch(() => undefined);
  });
  await page.reload();
  await expect(page.getByText(/Tero no responde por ahora/)).toBeVisible();
  await like.click();
  await expect(like).toHaveText(/1$/);
  free.resolve();
  await expect(page.getByText(/Tero no responde por ahora/)).toHaveCount(0);
  await expect(like).toHaveText(/1$/);
});
