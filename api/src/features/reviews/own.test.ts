import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();

const stars = (response_time_rating: number, attention_rating: number, work_quality_rating: number) => ({
  response_time_rating,
  attention_rating,
  work_quality_rating,
});

interface Stored {
  review: Review;
}

async function reviewed(body: object = { ...stars(5, 5, 5), comment: 'Impecable' }) {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  const client = await createClient(h, { name: 'Ana Pérez' });
  const { review } = (await writeReview(h, client, service, body)).body as unknown as Stored;
  return { provider, service, client, review };
}

const change = (as: Person | null, id: number, body: object, key: string = crypto.randomUUID()) =>
  h.call<Stored>('PUT', `/api/reviews/${id}`, { as: as?.token, body, headers: { 'idempotency-key': key } });
const remove = (as: Person | null, id: number) => h.call('DELETE', `/api/reviews/${id}`, { as: as?.token });

async function reviewsOf(service: { id: number }): Promise<Review[]> {
  return (await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`)).body.reviews;
}

async function averagesOf(service: { id: number }, provider: Person): Promise<[number, number, number, number]> {
  const one = await h.call<{ service: { rating: number; reviews_count: number } }>(
    'GET',
    `/api/services/${service.id}`,
  );
  const all = await h.call<{ provider: { rating: number; review_count: number } }>(
    'GET',
    `/api/providers/${provider.id}`,
  );
  const { service: shown } = one.body;
  const { provider: person } = all.body;
  return [shown.rating, shown.reviews_count, person.rating, person.review_count];
}

describe('changing an own review (rule REV-5)', () => {
  test('marks it, keeps its date and its reply, and the averages follow', async () => {
    const { provider, service, client, review } = await reviewed();
    await writeReview(h, await createClient(h), service, stars(4, 4, 4));
    const reply = { review_id: review.id, response_text: '¡Gracias, Ana!' };
    await h.call('POST', '/api/review-responses/create', { as: provider.token, body: reply });
    h.clock.advance(day);
    const given = {
      ...stars(1, 2, 2),
      comment: ' Volvió a fallar ',
      is_anonymous: true,
      rating: 5,
      provider_id: client.id,
    };
    const { status, body } = await change(client, review.id, given);
    expect([status, body.message]).toEqual([200, 'Reseña guardada']);
    expect(body.review).toMatchObject({
      id: review.id,
      ...stars(1, 2, 2),
      rating: 2,
      final_rating: 1.67,
      comment: 'Volvió a fallar',
      user_name: 'Usuario anónimo',
      provider_id: provider.id,
      created_at: review.created_at,
      edited_at: h.clock.now().toISOString(),
      reply: { response_text: '¡Gracias, Ana!' },
    });
    const { version: _, ...shown } = body.review;
    expect(await reviewsOf(service)).toContainEqual({ ...shown, is_own: false });
    // (1.67 + 4) / 2, in hundredths
    expect(await averagesOf(service, provider)).toEqual([2.84, 2, 2.84, 2]);
  });

  test('happens once for one key, and leaves one that says the same unmarked', async () => {
    const { service, provider, client, review } = await reviewed();
    const same = await change(client, review.id, { ...stars(5, 5, 5), comment: 'Impecable' });
    expect(same.body.review.edited_at).toBeNull();
    const key = crypto.randomUUID();
    const first = await change(client, review.id, stars(3, 3, 3), key);
    h.clock.advance(1000);
    expect((await change(client, review.id, stars(3, 3, 3), key)).body).toEqual(first.body);
    expect(first.body.review.comment).toBeNull();
    expect(await averagesOf(service, provider)).toEqual([3, 1, 3, 1]);
  });

  test('is for its author alone, whatever the role', async () => {
    const { service, provider, review } = await reviewed();
    expect((await change(null, review.id, stars(1, 1, 1))).status).toBe(401);
    for (const other of [await createClient(h), provider, await createAdmin(h)]) {
      const refused = await change(other, review.id, stars(1, 1, 1));
      expect([refused.status, refused.body.message]).toEqual([
        404,
        'Esa reseña ya no existe: no queda nada por cambiar.',
      ]);
      expect((await remove(other, review.id)).status).toBe(404);
    }
    expect((await remove(null, review.id)).status).toBe(401);
    expect((await reviewsOf(service))[0]).toMatchObject({ rating: 5, edited_at: null });
  });

  test('wants what a new one wants', async () => {
    const { client, review } = await reviewed();
    const nothing = await change(client, review.id, {});
    expect(nothing.status).toBe(400);
    expect(nothing.body.errors?.attention_rating).toBe('Por favor completa todas las calificaciones');
    const long = await change(client, review.id, { ...stars(5, 5, 5), comment: 'a'.repeat(limits.reviewComment + 1) });
    expect(Object.keys(long.body.errors ?? {})).toEqual(['comment']);
  });

  test('ends after 30 days, as deleting does', async () => {
    const { service, client, review } = await reviewed();
    h.clock.advance(limits.reviewChangeDays * day - 1000);
    const back = { ...client, token: await signIn(h, client) };
    expect((await change(back, review.id, stars(4, 4, 4))).status).toBe(200);
    h.clock.advance(1000);
    for (const refused of [await change(back, review.id, stars(1, 1, 1)), await remove(back, review.id)]) {
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Ya no podés cambiar ni eliminar esta reseña: pasaron 30 días',
      ]);
    }
    expect((await reviewsOf(service))[0]?.rating).toBe(4);
  });
});

test('the own reviews are listed, the newest first, also of services that are gone (rule REV-85)', async () => {
  const { service, client, review } = await reviewed();
  const other = await createService(h, await createProvider(h, { entitled: true }));
  h.clock.advance(1000);
  const anonymous = { ...stars(4, 5, 5), is_anonymous: true };
  const second = (await writeReview(h, client, other, anonymous)).body as unknown as Stored;
  await h.deps.db.updateTable('services').set({ is_active: 0, listed: 0 }).where('id', '=', service.id).execute();
  const own = async (as: Person | null) => h.call<{ reviews: Review[] }>('GET', '/api/reviews/own', { as: as?.token });
  expect((await own(null)).status).toBe(401);
  const { reviews } = (await own(client)).body;
  expect(reviews).toEqual([second.review, review]);
  expect(reviews).toMatchObject([
    { service_id: other.id, service_title: other.title, is_own: true, final_rating: 4.67 },
    { service_id: service.id, is_own: true },
  ]);
  expect((await own(await createClient(h))).body.reviews).toEqual([]);
});

describe('deleting an own review (rule REV-5)', () => {
  test('takes it and its reply away, and out of the averages; another may be written then', async () => {
    const { provider, service, client, review } = await reviewed();
    await writeReview(h, await createClient(h), service, stars(4, 4, 4));
    const reply = { review_id: review.id, response_text: 'Gracias' };
    await h.call('POST', '/api/review-responses/create', { as: provider.token, body: reply });
    expect((await remove(client, review.id)).body.message).toBe('Reseña eliminada');
    expect((await reviewsOf(service)).map(({ rating }) => rating)).toEqual([4]);
    expect(await averagesOf(service, provider)).toEqual([4, 1, 4, 1]);
    expect((await h.call('GET', `/api/review-responses/review/${review.id}`)).status).toBe(404);
    expect((await remove(client, review.id)).status).toBe(404);
    expect((await writeReview(h, client, service, stars(2, 2, 2))).status).toBe(201);
    expect((await writeReview(h, client, service, stars(2, 2, 2))).status).toBe(409);
  });
});
