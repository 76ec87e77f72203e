import { randomUUID } from 'node:crypto';
import { expect, request as requests, test } from '@playwright/test';
import fc from 'fast-check';
import { startLine } from './faulty-line.ts';
import { image } from './images.ts';
import { startKillableServer } from './killable-server.ts';
import { heldItems, lineIsBack, pressRetry, staySignedIn, type Written, writeItems } from './outbox.ts';
import { newProvider } from './providers.ts';

test.use({ serviceWorkers: 'allow' });

const seed = 20261122;
/** `npm run e2e:kills` takes 20, which lie closer together. */
const kills = Number(process.env.E2E_KILLS ?? 6);
const [first, last] = [0.02, 1.05];
/**
 * The points of the upload at which the server dies, as shares of its bytes: 1 is after all of them. One at random in
 * each of equal parts, so that few kills reach the first image, the second and the post too.
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
