import type { Review } from '@tero/shared/contract/reviews';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { type CreatedService, createService } from '../../../test/services.ts';

const h = await startHarness();

interface Lists {
  current_reviews: Review[];
  historical_reviews: Review[];
}

const write = (as: Person | null, service: { id: number }, body: object = {}) => writeReview(h, as, service, body);

async function reviewsOf(service: CreatedService, as: Person | null = null): Promise<Review[]> {
  const response = await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`, { as: as?.token });
  return response.body.reviews;
}

const listsOf = (provider: Person, as: Person | null = null) =>
  h.call<Lists>('GET', `/api/providers/${provider.id}/reviews`, { as: as?.token });

async function offer() {
  const provider = await createProvider(h, { entitled: true });
  return { provider, service: await createService(h, provider) };
}

describe('lists', () => {
  test('show the newest first, alike under both addresses', async () => {
    const { service } = await offer();
    const texts = ['primera', 'segunda', 'tercera'];
    for (const comment of texts) {
      await write(await createClient(h), service, { comment });
      if (comment === 'primera') h.clock.advance(1000);
    }
    expect((await reviewsOf(service)).map(({ comment }) => comment)).toEqual(texts.toReversed());
    const alias = await h.call<{ reviews: Review[] }>('GET', `/api/services/${service.id}/reviews`);
    expect(alias.body.reviews).toEqual(await reviewsOf(service));
    expect((await h.call('GET', '/api/reviews/service/999999')).body).toEqual({ success: true, reviews: [] });
    expect((await h.call('GET', '/api/reviews/service/uno')).status).toBe(400);
  });

  test('of a provider are split at 6 months before now, the day clamped', async () => {
    const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
    const service = await createService(h, provider);
    const instants = ['2025-02-28T14:59:59.999Z', '2025-02-28T15:00:00.000Z', '2025-08-31T14:00:00.000Z'];
    for (const at of instants) {
      h.clock.set(at);
      await write(await createClient(h), service, { comment: at });
    }
    h.clock.set('2025-08-31T15:00:00.000Z');
    const { body } = await listsOf(provider);
    expect(body.current_reviews.map(({ comment }) => comment)).toEqual([instants[2], instants[1]]);
    expect(body.historical_reviews.map(({ comment }) => comment)).toEqual([instants[0]]);
    const alias = await h.call<Lists>('GET', `/api/provider/${provider.id}/reviews`);
    expect(alias.body).toEqual(body);
    expect(await reviewsOf(service)).toHaveLength(3);
    h.clock.set('2026-03-10T15:00:00.000Z');
  });

  test('of a provider exist for providers alone', async () => {
    for (const id of [(await createClient(h)).id, 999_999]) {
      for (const path of [`/api/providers/${id}/reviews`, `/api/provider/${id}/reviews`]) {
        const response = await h.call('GET', path);
        expect([response.status, response.body.message]).toEqual([404, 'No se encontró el perfil del proveedor']);
      }
    }
    expect((await listsOf(await createProvider(h))).body).toEqual({
      success: true,
      current_reviews: [],
      historical_reviews: [],
    });
  });

  test('as metrics are for the provider itself and admins', async () => {
    const { provider, service } = await offer();
    await write(await createClient(h), service, { comment: 'Impecable' });
    const read = (as: Person | null, id = provider.id) =>
      h.call<Lists>('GET', `/api/provider/${id}/metrics`, { as: as?.token });
    expect((await read(null)).status).toBe(401);
    for (const person of [await createClient(h), (await offer()).provider])
      expect((await read(person)).status).toBe(403);
    for (const person of [provider, await createAdmin(h)]) {
      expect((await read(person)).body).toEqual((await listsOf(provider, person)).body);
      expect((await read(person, 999_999)).status).toBe(404);
    }
    expect((await read(provider)).body.current_reviews).toMatchObject([{ comment: 'Impecable' }]);
  });

  test('of a provider keep the reviews of a service that was deleted, without its address', async () => {
    const { provider, service } = await offer();
    await write(await createClient(h), service, { comment: 'Volvería' });
    await h.call('DELETE', `/api/services/${service.id}`, { as: provider.token });
    const [kept] = (await listsOf(provider)).body.current_reviews;
    expect(kept).toMatchObject({ comment: 'Volvería', service_id: null, service_title: service.title });
  });
});

describe('an anonymous review', () => {
  const author = {
    id: 7_654_321,
    name: 'Clotilde Secreta',
    username: 'clotildesec',
    email: 'clotilde.secreta@ejemplo.uy',
    phone: '099765432',
    profile_image: 'retrato-de-clotilde',
  };

  test('carries no trace of its author in any response', async () => {
    const { provider, service } = await offer();
    const client = await createClient(h, author);
    const written = await write(client, service, { is_anonymous: true, comment: 'Todo bien' });
    const id = written.body.review?.id;
    const reply = { review_id: id, response_text: 'Gracias por tu reseña' };
    const replied = await h.call('POST', '/api/review-responses/create', { as: provider.token, body: reply });
    const readers = [null, client, await createClient(h), provider, await createProvider(h), await createAdmin(h)];
    const paths = [
      `/api/reviews/service/${service.id}`,
      `/api/services/${service.id}/reviews`,
      `/api/providers/${provider.id}/reviews`,
      `/api/provider/${provider.id}/reviews`,
      `/api/review-responses/review/${id}`,
      `/api/services/${service.id}`,
      `/api/providers/${provider.id}`,
    ];
    const responses: unknown[] = [written.body, replied.body];
    for (const as of readers) {
      for (const path of paths) responses.push((await h.call('GET', path, { as: as?.token })).body);
    }
    const text = JSON.stringify(responses).toLowerCase();
    expect(text).toContain('todo bien');
    for (const trace of [...Object.values(author), 'clotilde', 'client_id']) {
      expect(text).not.toContain(String(trace).toLowerCase());
    }
    expect(await reviewsOf(service)).toMatchObject([{ user_name: 'Usuario anónimo', user_image: null, is_own: false }]);
    expect(await reviewsOf(service, client)).toMatchObject([{ user_name: 'Usuario anónimo', is_own: true }]);
  });

  test('is what remains of an author whose account is gone', async () => {
    const { service } = await offer();
    const client = await createClient(h, { name: 'Se Fue' });
    await write(client, service, { comment: 'Queda' });
    await h.deps.db.deleteFrom('accounts').where('id', '=', client.id).execute();
    expect(await reviewsOf(service)).toMatchObject([
      { comment: 'Queda', user_name: 'Usuario anónimo', user_image: null, is_anonymous: false },
    ]);
  });
});
