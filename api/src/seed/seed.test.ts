// @module-tag postgres
import type { PhoneViews, PostMetrics, ProviderMetrics } from '@tero/shared/contract/metrics';
import type { Post } from '@tero/shared/contract/posts';
import { hour } from '@tero/shared/rules/time/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import type { Database, Db } from '../db/schema/database.ts';
import { seedBulk } from './bulk/bulk.ts';
import { seedDemo, seedDemoContent } from './demo.ts';

const filled = [
  ...['accounts', 'provider_profiles', 'categories', 'services', 'service_images', 'reviews', 'review_responses'],
  ...['favorites', 'visits', 'contacts', 'suggestions', 'posts', 'post_images', 'post_likes', 'offers', 'daily_events'],
  ...['phone_views', 'subscriptions', 'payments', 'quotes', 'quote_versions', 'quote_entries', 'quote_photos'],
  ...['invites', 'usual_prices', 'inquiries', 'inquiry_recipients', 'inquiry_photos', 'contact_questions'],
  ...['cita_answers', 'punctual_providers'],
] as (keyof Database)[];

/** Returns all rows of the filled tables, except the passwords, whose salt is random. */
async function content(db: Db) {
  const tables = filled.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    const texts = rows.map((row) => JSON.stringify({ ...row, password_hash: null }, Object.keys(row).sort()));
    return [table, texts.sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

async function expectConsistent(db: Db) {
  const reviews = await db
    .selectFrom('reviews')
    .select(['service_id', 'provider_id', 'final_rating'])
    .where('counts', '=', 1)
    .execute();
  const sums = (of: (typeof reviews)[number][]) => ({
    rating_total: of.reduce((sum, review) => sum + review.final_rating, 0),
    reviews_count: of.length,
  });
  const services = await db.selectFrom('services').selectAll().execute();
  for (const { id, rating, rating_total, reviews_count } of services) {
    const expected = sums(reviews.filter((review) => review.service_id === id));
    const average = expected.reviews_count ? Math.round(expected.rating_total / expected.reviews_count) : 0;
    expect({ rating, rating_total, reviews_count }).toEqual({ ...expected, rating: average });
  }
  const profiles = await db.selectFrom('provider_profiles').selectAll().execute();
  for (const { account_id, rating_total, reviews_count } of profiles) {
    const expected = sums(reviews.filter((review) => review.provider_id === account_id));
    expect({ rating_total, reviews_count }).toEqual(expected);
  }
  for (const { id, listed_count } of await db.selectFrom('categories').selectAll().execute()) {
    expect(listed_count).toBe(services.filter((service) => service.listed && service.category_id === id).length);
  }
}

async function found(h: Harness, address: string): Promise<number[]> {
  const { body } = await h.call<{ services: { id: number }[] }>('GET', address);
  return body.services.map((service) => service.id);
}

describe('the demo content', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await startHarness();
    expect(await seedDemoContent(h.deps.db, h.clock.now())).toBe(true);
  });

  const count = async (table: keyof Database, where?: [string, string | number]) => {
    let query = h.deps.db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('total'));
    if (where) query = query.where(where[0] as never, '=', where[1] as never);
    return Number((await query.executeTakeFirstOrThrow()).total);
  };

  it('is all there', async () => {
    // 60 clients, 45 providers, 5 applicants, a new provider and an administrator
    expect(await count('accounts')).toBe(112);
    expect(await count('provider_profiles')).toBe(51);
    expect(await count('provider_profiles', ['verification_status', 'rejected'])).toBe(1);
    expect(await count('services')).toBe(128);
    expect(await count('services', ['listed', 1])).toBe(120);
    // a third of the services in each category have no photos yet, and show their cover
    expect(await count('service_images', ['is_main', 1])).toBe(88);
    expect(await count('reviews')).toBe(314);
    expect(await count('review_responses')).toBe(83);
    expect(await count('reviews', ['verified_contact', 1])).toBeGreaterThan(200);
    expect(await count('posts')).toBe(61);
    expect(await count('post_likes')).toBe(964);
    const { body } = await h.call<{ offers: unknown[] }>('GET', '/api/offers');
    expect(body.offers).toHaveLength(2);
  });

  it('has ratings and counters that match its reviews and services', async () => {
    await expectConsistent(h.deps.db);
  });

  it('does not change when it is seeded again', async () => {
    const before = await content(h.deps.db);
    h.clock.advance(hour);
    expect(await seedDemo(h.deps, h.clock.now())).toBe(false);
    expect(await content(h.deps.db)).toEqual(before);
    h.clock.advance(-hour);
  });

  it('is the same for the same now', async () => {
    const other = await startHarness();
    await seedDemoContent(other.deps.db, h.clock.now());
    expect(await content(other.deps.db)).toEqual(await content(h.deps.db));
  });

  it('is in the past, each thing after those that it depends on', async () => {
    const { db } = h.deps;
    const now = h.clock.now().toISOString();
    const rows = await db
      .selectFrom('reviews as r')
      .innerJoin('services as s', 's.id', 'r.service_id')
      .innerJoin('accounts as p', 'p.id', 's.provider_id')
      .innerJoin('accounts as c', 'c.id', 'r.client_id')
      .leftJoin('review_responses as a', 'a.review_id', 'r.id')
      .select(['p.created_at as provider', 'c.created_at as client', 's.created_at as service'])
      .select(['r.created_at as review', 'a.created_at as reply'])
      .execute();
    for (const { provider, client, service, review, reply } of rows) {
      expect([provider, service, review, reply ?? now, now].toSorted()).toEqual([
        provider,
        service,
        review,
        reply ?? now,
        now,
      ]);
      expect(client < review).toBe(true);
    }
    expect(rows).toHaveLength(314);
  });

  it('has posts that were published and liked in their time, as often as they say', async () => {
    const { db } = h.deps;
    const posts = await db
      .selectFrom('posts as t')
      .innerJoin('accounts as a', 'a.id', 't.provider_id')
      .select(['t.id', 't.likes_count', 't.created_at', 'a.created_at as provider_since'])
      .execute();
    const likes = await db
      .selectFrom('post_likes as l')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .select(['l.post_id', 'l.created_at', 'a.created_at as client_since'])
      .execute();
    const now = h.clock.now().toISOString();
    for (const { id, likes_count, created_at, provider_since } of posts) {
      const given = likes.filter((like) => like.post_id === id);
      expect(given).toHaveLength(likes_count);
      expect(provider_since < created_at && created_at < now).toBe(true);
      for (const like of given) {
        expect(like.created_at > created_at && like.created_at >= like.client_since && like.created_at <= now).toBe(
          true,
        );
      }
    }
  });

  it('has metrics for the provider who signs in, as many views of its posts as they say', async () => {
    const { id } = await h.deps.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'proveedor.demo')
      .executeTakeFirstOrThrow();
    const body = { identifier: 'proveedor.demo', password: 'Tero-demo-1' };
    const { token } = (await h.call<{ token: string }>('POST', '/api/auth/login', { body })).body;
    const read = async <T>(path: string) => (await h.call<T>('GET', `/api/metrics/${path}`, { as: token })).body;
    const { data } = await read<{ data: ProviderMetrics }>(`provider/${id}?period=week`);
    expect([data.profileViews, data.cost.contacts].every((count) => count > 0)).toBe(true);
    for (const service of data.serviceMetrics) expect(service.views).toBeGreaterThan(service.total_clicks);
    const phones = (await read<{ data: PhoneViews }>(`phone-views/${id}`)).data;
    expect(phones.views.length).toBeGreaterThan(2);
    for (const { name, first_seen_at, last_seen_at } of phones.views) {
      expect([name, first_seen_at <= last_seen_at]).toEqual([expect.stringMatching(/^\p{Lu}/u), true]);
    }
    const { metrics } = await read<{ metrics: PostMetrics }>(`posts/${id}?period=year`);
    const posts = (await h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${id}`)).body.posts;
    const counts = (of: { likes_count: number; views_count: number }) => [of.likes_count, of.views_count];
    expect(metrics.postMetrics.map(counts)).toEqual(posts.map(counts));
  });

  it('is found by its titles if listed, and not otherwise', async () => {
    const services = await h.deps.db.selectFrom('services').select(['id', 'title', 'listed']).execute();
    for (const { id, title, listed } of services) {
      const hits = await found(h, `/api/search/services?limit=48&q=${encodeURIComponent(title)}`);
      expect(hits.includes(id), title).toBe(listed === 1);
      const { body } = await h.call<{ id: number }[]>('GET', `/api/search/suggestions?q=${encodeURIComponent(title)}`);
      expect(
        body.some((suggestion) => suggestion.id === id),
        title,
      ).toBe(listed === 1);
    }
  });

  it('has working sign-ins', async () => {
    const signIn = async (identifier: string) => {
      const body = { identifier, password: 'Tero-demo-1' };
      const response = await h.call<{ token: string }>('POST', '/api/auth/login', { body });
      expect(response.status, identifier).toBe(200);
      return response.body.token;
    };
    const client = await signIn('cliente@demo.example');
    await signIn('proveedor.demo');
    await signIn('nuevo@demo.example');
    await signIn('admin@demo.example');
    const people = await h.deps.db
      .selectFrom('accounts as a')
      .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
      .select(['a.id', 'a.username', 'a.role', 'a.phone', 'a.email_verified', 'p.entitled_until', 'p.reviews_count'])
      .select('a.two_factor_due_at')
      .where('a.email', 'like', '%@demo.example')
      .orderBy('a.username')
      .execute();
    expect(people).toMatchObject([
      { username: 'admin.demo', role: 'admin', email_verified: 1, two_factor_due_at: expect.stringMatching(/^9999-/) },
      { username: 'cliente.demo', role: 'user', email_verified: 1 },
      { username: 'nuevo.demo', role: 'provider', email_verified: 1, entitled_until: null },
      { username: 'proveedor.demo', role: 'provider', email_verified: 1, phone: '099123456', reviews_count: 12 },
    ]);
    const provider = people[3];
    expect(provider?.entitled_until && provider.entitled_until > h.clock.now().toISOString()).toBe(true);
    expect(await found(h, `/api/services/provider/${provider?.id}`)).toHaveLength(3);

    const favorites = await h.call<{ favorites: unknown[] }>('GET', '/api/favorites', { as: client });
    expect(favorites.body.favorites).toHaveLength(6);
    for (const tab of ['visited', 'contacted']) {
      const { body } = await h.call<unknown[]>('GET', `/api/history/${tab}`, { as: client });
      expect(body.length).toBeGreaterThan(4);
    }
  });
});

describe('services in bulk', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await startHarness();
    await seedDemoContent(h.deps.db, h.clock.now());
  });

  it('are as many as asked for, with all that a service has', async () => {
    const { db } = h.deps;
    expect(await seedBulk(db, 400, h.clock.now())).toBe(272);
    await expectConsistent(db);
    const made = await db
      .selectFrom('services as s')
      .innerJoin('accounts as a', 'a.id', 's.provider_id')
      .innerJoin('service_images as i', 'i.service_id', 's.id')
      .select(['s.id', 's.title', 's.listed'])
      .where('i.is_main', '=', 1)
      .where('a.username', 'like', 'lote.%')
      .execute();
    expect(made).toHaveLength(272);
    for (const { id, title, listed } of made.slice(0, 40)) {
      const hits = await found(h, `/api/search/services?limit=48&q=${encodeURIComponent(title)}`);
      expect(hits.includes(id), title).toBe(listed === 1);
    }
    const { body } = await h.call<{ total: number }>('GET', '/api/services');
    expect(body.total).toBe(120 + made.filter((service) => service.listed).length);
  });

  it('are the same whether added at once or in steps', async () => {
    const other = await startHarness();
    await seedDemoContent(other.deps.db, h.clock.now());
    expect(await seedBulk(other.deps.db, 330, h.clock.now())).toBe(202);
    expect(await seedBulk(other.deps.db, 400, h.clock.now())).toBe(70);
    expect(await seedBulk(other.deps.db, 400, h.clock.now())).toBe(0);
    const titles = (db: Db) =>
      db.selectFrom('services').select(['id', 'title', 'rating', 'created_at']).orderBy('id').execute();
    expect(await titles(other.deps.db)).toEqual(await titles(h.deps.db));
  });
});
