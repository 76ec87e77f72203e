import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import fc from 'fast-check';
import { startLine } from './faulty-line.ts';
import { image } from './images.ts';
import { inspect } from './inspection.ts';
import { startKillableServer } from './killable-server.ts';
import { killed } from './kills.ts';
import { heldItems, lineIsBack, pressRetry, staySignedIn, type Written, writeItems } from './outbox.ts';
import { chooseImages, newProvider, picture, publishedPost, publisher } from './providers.ts';

test.use({ serviceWorkers: 'allow' });

const seed = 20261122;
/** Number of kills; `E2E_KILLS=20 npm run e2e -- outbox-kills` makes 20, closer together. */
const kills = Number(process.env.E2E_KILLS ?? 3);
const [first, last] = [0.02, 1.05];
/**
 * The points of the upload at which the server dies, as shares of its bytes; 1 is after all of them. There is a random
 * point in each of several equal parts, so that even few kills reach the first image, the second and the post.
 */
const moments = fc
  .sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns: kills })
  .map((share, at) => first + ((at + share) / kills) * (last - first));

test(`a server that is killed ${kills} times while posts arrive loses none and doubles none`, async ({ browser }) => {
  // the two ports below are the test server's and its control's
  const server = await startKillableServer(Number(process.env.E2E_PORT ?? 3210) + 2);
  const line = await startLine(server.baseURL);
  const context = await browser.newContext({ baseURL: line.origin });
  const request = await requests.newContext({ baseURL: server.baseURL });
  try {
    const person = newProvider();
    expect((await request.post('/api/providers/register', { data: person })).status()).toBe(201);
    await server.entitle(person.email);
    const page = await context.newPage();
    const account = await staySignedIn(page, person.email, person.password);
    await page.goto('/pendientes');
    await expect(page.getByText('No tenés nada pendiente')).toBeVisible();

    const { buffer } = await image('obra.jpg', { width: 640, height: 480 });
    const contents: string[] = [];
    for (const moment of moments) {
      const id = randomUUID();
      const content = `Trabajo terminado ${id}`;
      contents.push(content);
      const imageKeys = [randomUUID(), randomUUID()];
      const post: Written = { id, account, kind: 'post', params: {}, title: content, body: { content }, imageKeys };
      const end = line.sent() + moment * (2 * buffer.length + 4000);
      await writeItems(page, [post], buffer.toString('base64'));
      await lineIsBack(page);
      await expect
        .poll(async () => line.sent() >= end || (await heldItems(page)).items.length === 0, { intervals: [1] })
        .toBe(true);
      await server.kill();
      await server.start();
    }
    await expect(async () => {
      await lineIsBack(page);
      await pressRetry(page);
      expect((await heldItems(page)).items.map(({ state, fault }) => ({ state, fault }))).toEqual([]);
    }).toPass({ intervals: [500] });

    const { posts } = await (await request.get(`/api/posts/provider/${account}`)).json();
    const arrived = posts.map((post: { content: string; images: unknown[] }) => [post.content, post.images.length]);
    expect(arrived.toSorted()).toEqual(contents.map((content) => [content, 2]).toSorted());
    expect(await server.orphans()).toEqual({ rows: 0, pending: 0, staged: 0, incoming: 0 });
    for (const { image_url } of posts.flatMap((post: { images: { image_url: string }[] }) => post.images)) {
      expect((await request.get(image_url)).status()).toBe(200);
    }
  } finally {
    await context.close();
    await request.dispose();
    line.close();
    await server.end();
  }
});

const postsOf = async (request: APIRequestContext, id: number): Promise<{ content: string; images: unknown[] }[]> =>
  (await (await request.get(`/api/posts/provider/${id}`)).json()).posts;

test('killed while it publishes, opened again, a word corrected and sent: one post', async ({ context, request }) => {
  const provider = await publisher(request);
  const page = await context.newPage();
  await staySignedIn(page, provider.email, provider.password);
  await page.goto('/create-post');
  await page.getByLabel('Descripción').fill('Un portón de hiero en Pocitos');
  await chooseImages(page, 'Fotos', [await picture()]);
  await expect(page.getByText('1 de 5.')).toBeVisible();
  // the server has it, and nothing says so
  let hasArrived = () => {};
  const arrived = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  let isLost = true;
  await context.route('**/api/posts', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    hasArrived();
  });
  await page.getByRole('button', { name: 'Publicar' }).click();
  await arrived;
  const next = await killed(page);
  await next.goto('/create-post');
  await expect(next.getByText('Esto todavía no llegó a Tero')).toBeVisible();
  await expect(next.getByLabel('Descripción')).toHaveValue('Un portón de hiero en Pocitos');
  await expect(next.getByText('1 de 5.')).toBeVisible();
  await next.getByLabel('Descripción').fill('Un portón de hierro en Pocitos');
  await next.getByRole('button', { name: 'Publicar' }).click();
  await expect(next).toHaveURL(new RegExp(`/provider-profile/${provider.id}`));
  const posts = (await postsOf(request, provider.id)).map(({ content, images }) => [content, images.length]);
  expect(posts).toEqual([['Un portón de hierro en Pocitos', 1]]);
  await next.goto('/create-post');
  await expect(next.getByLabel('Descripción')).toHaveValue('');
});

test('a form that is opened again shows what waits, and what is changed there goes in its place', async ({
  context,
  request,
}) => {
  const provider = await publisher(request);
  const id = await publishedPost(request, provider, 'Baranda a 1000 pesos');
  const page = await context.newPage();
  await staySignedIn(page, provider.email, provider.password);
  const change = async (content: string) => {
    await page.getByLabel('Descripción').fill(content);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(new RegExp(`/provider-profile/${provider.id}`));
  };
  await page.goto(`/edit-post/${id}`);
  await expect(page.getByLabel('Descripción')).toHaveValue('Baranda a 1000 pesos');
  const sent: (string | null)[] = [];
  await context.route(`**/api/posts/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().postData());
    await route.abort();
  });
  await change('Baranda a 2000 pesos');
  await page.goto(`/edit-post/${id}`);
  await expect(page.getByText('Esto todavía no llegó a Tero')).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue('Baranda a 2000 pesos');
  await inspect(page);
  await change('Baranda a 3000 pesos');
  await context.unroute(`**/api/posts/${id}`);
  await page.goto('/pendientes');
  await pressRetry(page);
  await expect.poll(async () => (await postsOf(request, provider.id))[0]?.content).toBe('Baranda a 3000 pesos');
  await expect.poll(async () => (await heldItems(page)).items).toEqual([]);
});
