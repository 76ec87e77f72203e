import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { type Fault, startFaultyProxy } from './faulty-proxy.ts';
import { image } from './images.ts';
import {
  heldItems,
  lineIsBack,
  nobodySends,
  pressRetry,
  staySignedIn,
  syncEvents,
  type Written,
  writeItems,
} from './outbox.ts';
import { demo, demoPassword, registered } from './people.ts';
import { type NewProvider, publishedPost, publishedService, publisher } from './providers.ts';
import { wide } from './sizes.ts';

test.use({ serviceWorkers: 'allow' });

const seed = 20261121;
const rounds = wide ? 200 : 50;
const kinds = ['post', 'reply', 'review', 'favorite', 'like', 'contact'] as const;

/** The writes of each round, and where the return of the connection is noticed: in the tabs, the worker, or all. */
const plan = fc.sample(
  fc.record({
    writes: fc.array(
      fc.record({ kind: fc.constantFrom(...kinds), target: fc.nat(), photos: fc.nat(2), wanted: fc.boolean() }),
      { minLength: 1, maxLength: 2 },
    ),
    woken: fc.subarray(['first', 'second', 'worker'] as const, { minLength: 1 }),
  }),
  { seed, numRuns: rounds },
);
const faults = fc.sample<Fault>(
  fc.oneof(
    { weight: 20, arbitrary: fc.constant<Fault>('none') },
    ...(['refuse', 'cut', 'drop', 'half', 'delay', 'twice', 'again', 'busy'] as const).map((fault) => ({
      weight: fault === 'busy' ? 1 : 2,
      arbitrary: fc.constant<Fault>(fault),
    })),
  ),
  { seed, numRuns: 5000 },
);

interface World {
  clientPassword: string;
  provider: NewProvider;
  client: { id: number; token: string };
  services: number[];
  posts: number[];
  /** ids of reviews that wait for a reply */
  reviews: number[];
}

/** Holds the state that the server must have in the end. */
class Expected {
  readonly reviews = new Map<number, string>();
  readonly replies = new Map<number, string>();
  readonly posts = new Map<string, number>();
  readonly favorites = new Map<number, boolean>();
  readonly likes = new Map<number, boolean>();
  readonly subjects = new Set<string>();
  ofProvider = 0;

  item({ kind, target, photos, wanted }: (typeof plan)[number]['writes'][number], world: World): Written {
    const id = randomUUID();
    const { provider, client, services, posts, reviews } = world;
    const service = services[target % services.length] ?? 0;
    if (kind === 'review' && this.reviews.size < services.length) {
      const service_id = services[this.reviews.size] ?? 0;
      this.reviews.set(service_id, `Reseña ${id}`);
      const body = { service_id, response_time_rating: 5, attention_rating: 4, work_quality_rating: 5 };
      return { id, account: client.id, kind, params: {}, title: 'Reseña', body: { ...body, comment: `Reseña ${id}` } };
    }
    if (kind === 'reply' && this.replies.size < reviews.length) {
      const review_id = reviews[this.replies.size] ?? 0;
      this.replies.set(review_id, `Respuesta ${id}`);
      const body = { review_id, response_text: `Respuesta ${id}`, is_public: true };
      this.ofProvider++;
      return { id, account: provider.id, kind, params: {}, title: 'Respuesta', body };
    }
    if (kind === 'post') {
      const content = `Trabajo terminado ${id}`;
      this.posts.set(content, photos);
      this.ofProvider++;
      const imageKeys = Array.from({ length: photos }, () => randomUUID());
      return { id, account: provider.id, kind, params: {}, title: 'Publicación', body: { content }, imageKeys };
    }
    if (kind === 'like') {
      const post = posts[target % posts.length] ?? 0;
      this.likes.set(post, wanted);
      const setKey = `like:${post}`;
      return { id, account: client.id, kind, params: { id: post }, title: 'Me gusta', body: { liked: wanted }, setKey };
    }
    if (kind === 'contact') {
      this.subjects.add(`Consulta ${id}`);
      const body = { name: 'Ana', email: 'ana@correo.example', subject: `Consulta ${id}`, message: 'Hola' };
      const account = [0, client.id, provider.id][target % 3] ?? 0;
      if (account === provider.id) this.ofProvider++;
      return { id, account, kind, params: {}, title: 'Consulta', body };
    }
    this.favorites.set(service, wanted);
    const setKey = `favorite:${service}`;
    const params = { serviceId: service };
    return { id, account: client.id, kind: 'favorite', params, title: 'Favorito', body: { wanted }, setKey };
  }
}

async function tokenOf(request: APIRequestContext, identifier: string, password: string) {
  const response = await request.post('/api/auth/login', { data: { identifier, password } });
  const { token, user, provider } = await response.json();
  return { token: token as string, id: (user ?? provider).id as number };
}

async function get(request: APIRequestContext, path: string, token?: string) {
  const response = await request.get(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect(response.status(), path).toBe(200);
  return response;
}

async function makeWorld(request: APIRequestContext): Promise<World & { email: string }> {
  const provider = await publisher(request);
  const [person, other] = [await registered(request), await registered(request)];
  const client = await tokenOf(request, person.email, person.password);
  const { token } = await tokenOf(request, other.email, other.password);
  const services: number[] = [];
  const reviews: number[] = [];
  for (let i = 0; i < 12; i++) {
    const service_id = await publishedService(request, provider, `Herrería a medida ${i + 1}`);
    const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.post('/api/reviews', { headers, data: { service_id, ...stars } });
    services.push(service_id);
    reviews.push((await response.json()).review.id);
  }
  const posts = [];
  for (let i = 0; i < 4; i++) posts.push(await publishedPost(request, provider, `Una obra terminada ${i + 1}`));
  return { provider, client, services, posts, reviews, email: person.email, clientPassword: person.password };
}

/** Waits until every item of the account in use has arrived. Sends postponed items at once. */
async function allSent(page: Page, accounts: number[]): Promise<void> {
  await page.goto('/pendientes');
  await expect(async () => {
    await pressRetry(page);
    const left = (await heldItems(page)).items.filter(({ account }) => accounts.includes(account));
    expect(left.map(({ kind, state, fault, attempts }) => ({ kind, state, fault, attempts }))).toEqual([]);
  }).toPass({ intervals: [200] });
}

async function signOutKeeping(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  const keep = page.getByRole('button', { name: 'Cerrar sesión y guardar' });
  const done = page.getByRole('link', { name: 'Iniciar sesión' }).first();
  // people without unsent items are not asked
  await expect(keep.or(done).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(done).toBeVisible();
}

test(`${rounds} rounds of faults lose nothing and double nothing`, async ({ browser, baseURL, request }) => {
  const world = await makeWorld(request);
  const expected = new Expected();
  const bytes = (await image('obra.jpg', { width: 320, height: 240 })).buffer.toString('base64');
  let isFaulty = true;
  let next = 0;
  const proxy = await startFaultyProxy(baseURL, () => (isFaulty ? (faults[next++] ?? 'none') : 'none'));
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    await staySignedIn(page, world.email, world.clientPassword);
    const second = await context.newPage();
    await second.goto('/how-it-works');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    const wakeWorker = await syncEvents(page);
    const wake = async (woken: readonly string[]) => {
      // not awaited, because the event ends when the worker is done, and the next round starts earlier
      if (woken.includes('worker')) void wakeWorker().catch(() => undefined);
      if (woken.includes('first')) await lineIsBack(page);
      if (woken.includes('second')) await lineIsBack(second);
      await nobodySends(page);
    };
    for (const { writes, woken } of plan) {
      const items = writes.map((write) => expected.item(write, world));
      await writeItems(page, items, bytes);
      await wake(woken);
    }
    // no item of one account was sent as another
    const { provider, client } = world;
    const waiting = (await heldItems(page)).items.filter(({ account }) => account === provider.id);
    expect(waiting).toHaveLength(expected.ofProvider);
    await signOutKeeping(page);
    await staySignedIn(page, provider.email, provider.password);
    for (const { woken } of plan.slice(0, 40)) await wake(woken);
    isFaulty = false;
    await allSent(page, [provider.id, 0]);
    await signOutKeeping(page);
    await staySignedIn(page, world.email, world.clientPassword);
    await allSent(page, [client.id]);
    await arrivedOnce(request, expected, world);
    console.log(`seed ${seed}`, Object.fromEntries(proxy.happened));
  } finally {
    await context.close();
    proxy.close();
  }
});

async function arrivedOnce(request: APIRequestContext, expected: Expected, world: World): Promise<void> {
  const { provider, client } = world;
  const json = async (path: string, token?: string) => (await get(request, path, token)).json();

  const reviews: { is_own: boolean; service_id: number; comment: string; id: number; reply: unknown }[] = [];
  for (const id of world.services) reviews.push(...(await json(`/api/reviews/service/${id}`, client.token)).reviews);
  const own = reviews.filter(({ is_own }) => is_own).map(({ service_id, comment }) => [service_id, comment]);
  expect(own.toSorted()).toEqual([...expected.reviews].toSorted());

  const replies = reviews.flatMap(({ id, reply }) =>
    reply ? [[id, (reply as { response_text: string }).response_text]] : [],
  );
  expect(replies.toSorted()).toEqual([...expected.replies].toSorted());

  const { posts } = await json(`/api/posts/provider/${provider.id}`, client.token);
  const written = posts.filter(({ id }: { id: number }) => !world.posts.includes(id));
  const contents = written.map((post: { content: string; images: unknown[] }) => [post.content, post.images.length]);
  expect(contents.toSorted()).toEqual([...expected.posts].toSorted());

  for (const { id, liked } of posts) expect(liked, `like of ${id}`).toBe(expected.likes.get(id) ?? false);
  const favorites = (await json('/api/favorites', client.token)).favorites.map(
    (row: { service_id: number }) => row.service_id,
  );
  const wanted = [...expected.favorites].filter(([, isWanted]) => isWanted).map(([id]) => id);
  expect(favorites.toSorted()).toEqual(wanted.toSorted());

  const admin = await tokenOf(request, demo.admin, demoPassword);
  const messages = await (await get(request, '/api/admin/messages.csv', admin.token)).text();
  const subjects = messages.match(/Consulta [\da-f-]{36}/g) ?? [];
  expect(subjects.toSorted()).toEqual([...expected.subjects].toSorted());
}
