// @module-tag postgres
import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { provePhone, writeReview, writeUnproven } from '../../../test/reviews.ts';
import { type CreatedService, createService } from '../../../test/services.ts';
import { refreshStale } from '../services/lists/indexing.ts';

const h = await startHarness();

const stars = (response_time_rating: number, attention_rating: number, work_quality_rating: number) => ({
  response_time_rating,
  attention_rating,
  work_quality_rating,
});

const write = (as: Person | null, service: { id: number }, body: object = {}) => writeReview(h, as, service, body);

async function reviewsOf(service: CreatedService, as: Person | null = null): Promise<Review[]> {
  const response = await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`, { as: as?.token });
  return response.body.reviews;
}

async function offer(given: Parameters<typeof createService>[2] = {}) {
  const provider = await createProvider(h, { entitled: true });
  return { provider, service: await createService(h, provider, given) };
}

describe('writing a review', () => {
  test('is for clients alone', async () => {
    const { provider, service } = await offer();
    const stranger = await write(null, service);
    expect([stranger.status, stranger.body.code]).toEqual([401, 'session_required']);
    for (const other of [provider, await createProvider(h), await createProvider(h, { role: 'admin' })]) {
      const refused = await write(other, service);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect(await reviewsOf(service)).toEqual([]);
    expect((await write(await createClient(h), service)).status).toBe(201);
    expect((await write(await createAdmin(h), service)).status).toBe(201);
  });

  test('responds with the review, rated by the server', async () => {
    const { provider, service } = await offer();
    const client = await createClient(h, { name: 'Ana Pérez', profile_image: 'ana' });
    const body = { ...stars(5, 4, 4), rating: 1, provider_id: client.id, comment: '  Muy prolijo \n' };
    const { status, body: response } = await write(client, service, body);
    expect(status).toBe(201);
    expect(response.review).toEqual({
      id: expect.any(Number),
      service_id: service.id,
      service_title: service.title,
      provider_id: provider.id,
      rating: 4,
      final_rating: 4.33,
      ...stars(5, 4, 4),
      comment: 'Muy prolijo',
      is_anonymous: false,
      user_name: 'Ana Pérez',
      user_image: '/uploads/ana-96.webp',
      verified_contact: true,
      is_own: true,
      counts: true,
      created_at: h.clock.now().toISOString(),
      edited_at: null,
      reply: null,
      version: expect.any(String),
    });
    // only the author may edit it, and so gets its version
    const { version: _, ...shown } = response.review;
    expect(await reviewsOf(service)).toEqual([{ ...shown, is_own: false }]);
    expect(await reviewsOf(service, client)).toEqual([response.review]);
  });

  test('wants all three ratings, whole, from 1 to 5', async () => {
    const { service } = await offer();
    const client = await createClient(h);
    const missing = 'Por favor completa todas las calificaciones';
    const nothing = await h.call('POST', '/api/reviews', { as: client.token, body: { service_id: service.id } });
    expect(nothing.status).toBe(400);
    expect(nothing.body.errors).toEqual({
      response_time_rating: missing,
      attention_rating: missing,
      work_quality_rating: missing,
    });
    for (const bad of [0, -1, 6, 4.5, '5', null]) {
      const response = await write(client, service, { attention_rating: bad });
      expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([400, ['attention_rating']]);
    }
    for (const service_id of ['uno', 0, -4, 1.5, null]) {
      expect((await write(client, service, { service_id })).status).toBe(400);
    }
    expect(await reviewsOf(service)).toEqual([]);
  });

  test('takes a comment up to the limit, and none', async () => {
    const { service } = await offer();
    const tooLong = await write(await createClient(h), service, { comment: 'ñ'.repeat(limits.reviewComment + 1) });
    expect(tooLong.status).toBe(400);
    expect(tooLong.body.errors).toHaveProperty('comment');
    const longest = await write(await createClient(h), service, { comment: 'ñ'.repeat(limits.reviewComment) });
    expect(longest.body.review?.comment).toHaveLength(limits.reviewComment);
    const blank = await write(await createClient(h), service, { comment: '   ' });
    expect(blank.body.review?.comment).toBeNull();
  });

  test('is for listed services', async () => {
    const client = await createClient(h);
    const { provider, service } = await offer();
    const hidden = [
      await createService(h, provider, { is_active: 0 }),
      await createService(h, provider, { deleted_at: h.clock.now().toISOString() }),
      await createService(h, await createProvider(h)),
      { ...service, id: 999_999 },
    ];
    for (const one of hidden) {
      const response = await write(client, one);
      expect([response.status, response.body.message]).toEqual([404, 'Servicio no encontrado']);
    }
  });

  test('happens once a client and service, also when sent several times at once', async () => {
    const { provider, service } = await offer();
    const client = await createClient(h);
    const responses = await Promise.all([1, 2, 3, 4].map((rating) => write(client, service, stars(rating, 3, 3))));
    expect(responses.map((response) => response.status).toSorted()).toEqual([201, 409, 409, 409]);
    const again = await write(client, service);
    expect(again.body).toMatchObject({
      code: 'already_exists',
      message: 'Ya dejaste una reseña de este servicio. Podés editarla hasta 30 días después de publicarla.',
    });
    expect(await reviewsOf(service)).toHaveLength(1);
    const { body } = await h.call<{ service: { reviews_count: number } }>('GET', `/api/services/${service.id}`);
    expect(body.service.reviews_count).toBe(1);
    const another = await createService(h, provider);
    expect((await write(client, another)).status).toBe(201);
  });

  test('says whether a contact with that provider is proven, which one press of a button is not', async () => {
    const { provider, service } = await offer();
    const second = await createService(h, provider);
    const elsewhere = await offer();
    const client = await createClient(h);
    await provePhone(h, client, service);
    const click = { service_id: elsewhere.service.id, click_type: 'whatsapp' };
    await h.call('POST', '/api/metrics/track-click', { as: client.token, body: click });
    expect((await writeUnproven(h, client, second)).body.review?.verified_contact).toBe(true);
    expect((await writeUnproven(h, client, elsewhere.service)).body.review?.verified_contact).toBe(false);
    expect((await writeUnproven(h, await createClient(h), service)).body.review?.verified_contact).toBe(false);
  });
});

describe('averages', () => {
  test('follow each review, of the service and of its provider', async () => {
    const { provider, service } = await offer();
    const second = await createService(h, provider);
    for (const given of [stars(5, 5, 5), stars(5, 4, 4), stars(1, 2, 2)]) {
      expect((await write(await createClient(h), service, given)).status).toBe(201);
    }
    await write(await createClient(h), second, stars(2, 2, 2));
    const { body } = await h.call<{ service: { rating: number; reviews_count: number; provider: object } }>(
      'GET',
      `/api/services/${service.id}`,
    );
    // (5 + 4.33 + 1.67) / 3 and (11 + 2) / 4
    expect(body.service).toMatchObject({ rating: 3.67, reviews_count: 3 });
    expect(body.service.provider).toMatchObject({ rating: 3.25, review_count: 4 });
    const profile = await h.call<{ provider: object }>('GET', `/api/providers/${provider.id}`);
    expect(profile.body.provider).toMatchObject({ rating: 3.25, review_count: 4 });
  });

  test('count every one of many reviews that arrive together', async () => {
    const { provider, service } = await offer();
    const clients = await Promise.all(Array.from({ length: 8 }, () => createClient(h)));
    const responses = await Promise.all(
      clients.map((client, at) => write(client, service, stars(4, 4, at < 4 ? 4 : 5))),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(8).fill(201));
    const profile = await h.call<{ provider: object }>('GET', `/api/providers/${provider.id}`);
    // (4 × 4 + 4 × 4.33) / 8 = 4.165
    expect(profile.body.provider).toMatchObject({ rating: 4.17, review_count: 8 });
  });

  test('move a service up among the suggestions, with the next look at what changed', async () => {
    const { provider, service } = await offer({ title: 'Zurcido invisible de camperas' });
    await createService(h, provider, { title: 'Zurcido invisible de tapados' });
    const titles = async () => {
      const response = await h.call<{ title: string }[]>('GET', '/api/search/suggestions?q=zurcido');
      return response.body.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Zurcido invisible de tapados', 'Zurcido invisible de camperas']);
    await write(await createClient(h), service);
    await refreshStale(h.deps);
    expect(await titles()).toEqual(['Zurcido invisible de camperas', 'Zurcido invisible de tapados']);
  });
});
