// @module-tag postgres
import type { Review, ReviewResponse } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();

type Replied = { response: ReviewResponse };

/** Makes a provider with one review, and callers of every kind who may try to reply. */
async function reviewed() {
  const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
  const service = await createService(h, provider);
  const client = await createClient(h);
  const { body } = await writeReview(h, client, service);
  return { provider, service, client, reviewId: body.review.id };
}

const create = (as: Person | null, review_id: number, body: object = {}) =>
  h.call<Replied>('POST', '/api/review-responses/create', {
    as: as?.token,
    body: { review_id, response_text: 'Gracias por tu reseña', ...body },
  });
const reply = (as: Person | null, reviewId: number, text: unknown = 'Gracias por tu reseña') =>
  h.call<Replied>('POST', `/api/provider/reviews/${reviewId}/reply`, { as: as?.token, body: { reply: text } });
const read = (as: Person | null, reviewId: number) =>
  h.call<Replied>('GET', `/api/review-responses/review/${reviewId}`, { as: as?.token });
const change = (as: Person | null, id: number, body: object) =>
  h.call<Replied>('PUT', `/api/review-responses/${id}`, { as: as?.token, body });
const remove = (as: Person | null, id: number) => h.call('DELETE', `/api/review-responses/${id}`, { as: as?.token });

const doors = { create, reply: (as: Person | null, id: number) => reply(as, id) };

describe.each(Object.entries(doors))('a reply through %s', (_door, send) => {
  test('is for the provider that was reviewed', async () => {
    const { reviewId, client } = await reviewed();
    expect((await send(null, reviewId)).body.code).toBe('session_required');
    const others = [client, await createClient(h), await createProvider(h, { entitled: true }), await createAdmin(h)];
    for (const other of others) {
      const refused = await send(other, reviewId);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await read(null, reviewId)).status).toBe(404);
  });

  test('shows in the lists and by itself', async () => {
    const { provider, service, reviewId } = await reviewed();
    const { status, body } = await send(provider, reviewId);
    expect(status).toBe(201);
    expect(body.response).toEqual({
      id: expect.any(Number),
      review_id: reviewId,
      response_text: 'Gracias por tu reseña',
      is_public: true,
      created_at: h.clock.now().toISOString(),
      version: expect.any(String),
    });
    expect((await read(null, reviewId)).body.response).toEqual(body.response);
    const list = await h.call<{ reviews: Review[] }>('GET', `/api/reviews/service/${service.id}`);
    expect(list.body.reviews[0]?.reply).toEqual(body.response);
    const lists = await h.call<{ current_reviews: Review[] }>('GET', `/api/providers/${provider.id}/reviews`);
    expect(lists.body.current_reviews[0]?.reply).toEqual(body.response);
  });

  test('happens once a review, also when sent several times at once', async () => {
    const { provider, reviewId } = await reviewed();
    const responses = await Promise.all([
      send(provider, reviewId),
      create(provider, reviewId),
      reply(provider, reviewId),
    ]);
    expect(responses.map((response) => response.status).toSorted()).toEqual([201, 409, 409]);
    const again = await send(provider, reviewId);
    expect(again.body).toMatchObject({
      code: 'already_exists',
      message: 'Esta reseña ya tiene una respuesta. Editá la que está.',
    });
  });

  test('needs a review that exists', async () => {
    const provider = await createProvider(h);
    expect((await send(provider, 999_999)).status).toBe(404);
  });

  test('is taken until the review is 6 months old', async () => {
    const { provider, reviewId: old } = await writtenAt('2025-02-28T14:59:59.999Z');
    const { provider: inTime, reviewId } = await writtenAt('2025-02-28T15:00:00.000Z');
    h.clock.set('2025-08-31T15:00:00.000Z');
    const late = await send({ ...provider, token: await signIn(h, provider) }, old);
    expect([late.status, late.body.message]).toEqual([403, 'Solo podés responder reseñas de los últimos 6 meses']);
    expect((await send({ ...inTime, token: await signIn(h, inTime) }, reviewId)).status).toBe(201);
    h.clock.set('2026-03-10T15:00:00.000Z');
  });
});

async function writtenAt(instant: string) {
  h.clock.set(instant);
  return reviewed();
}

describe('the text of a reply', () => {
  test('is required and limited in length', async () => {
    const { provider, reviewId } = await reviewed();
    const missing = 'Escribí una respuesta';
    for (const text of ['', '  \n ', undefined, null, 5]) {
      const response = await create(provider, reviewId, { response_text: text });
      expect([response.status, response.body.errors]).toEqual([400, { response_text: missing }]);
    }
    expect((await reply(provider, reviewId, ' ')).body.errors).toEqual({ reply: missing });
    const tooLong = await reply(provider, reviewId, 'a'.repeat(limits.replyText + 1));
    expect([tooLong.status, Object.keys(tooLong.body.errors ?? {})]).toEqual([400, ['reply']]);
    const { body } = await reply(provider, reviewId, `  ${'a'.repeat(limits.replyText)}  `);
    expect(body.response.response_text).toHaveLength(limits.replyText);
  });
});

describe('a private reply', () => {
  test('is read by its author, the client it answers and admins alone', async () => {
    const { provider, service, client, reviewId } = await reviewed();
    const neighbour = await createClient(h);
    await writeReview(h, neighbour, service);
    await create(provider, reviewId, { is_public: false, response_text: 'Entre nosotros' });
    const paths = [
      `/api/reviews/service/${service.id}`,
      `/api/services/${service.id}/reviews`,
      `/api/providers/${provider.id}/reviews`,
      `/api/provider/${provider.id}/reviews`,
      `/api/review-responses/review/${reviewId}`,
    ];
    for (const path of paths) {
      for (const other of [null, neighbour, await createClient(h), await createProvider(h)]) {
        const response = await h.call('GET', path, { as: other?.token });
        expect(JSON.stringify(response.body)).not.toContain('Entre nosotros');
      }
      for (const one of [provider, client, await createAdmin(h), await createProvider(h, { role: 'admin' })]) {
        const response = await h.call('GET', path, { as: one.token });
        expect(JSON.stringify(response.body)).toContain('Entre nosotros');
      }
    }
    expect((await read(neighbour, reviewId)).status).toBe(404);
  });

  test('from before they reached the client stays its author’s, until its author edits it', async () => {
    const { provider, client, reviewId } = await reviewed();
    const { id } = (await create(provider, reviewId, { is_public: false })).body.response;
    await h.deps.db.updateTable('review_responses').set({ is_note: 1 }).where('id', '=', id).execute();
    expect((await read(client, reviewId)).status).toBe(404);
    await change(await createAdmin(h), id, { response_text: 'Sin malas palabras' });
    expect((await read(client, reviewId)).status).toBe(404);
    expect((await read(provider, reviewId)).status).toBe(200);
    await change(provider, id, { response_text: 'Para vos', is_public: false });
    expect((await read(client, reviewId)).body.response).toMatchObject({ response_text: 'Para vos' });
  });

  test('to an anonymous review is read by the client who wrote it, and names nobody', async () => {
    const provider = await createProvider(h, { entitled: '2030-01-01T00:00:00.000Z' });
    const client = await createClient(h);
    const { body } = await writeReview(h, client, await createService(h, provider), { is_anonymous: true });
    await create(provider, body.review.id, { is_public: false, response_text: 'Entre nosotros' });
    expect((await read(client, body.review.id)).body.response).toMatchObject({ response_text: 'Entre nosotros' });
    const list = await h.call('GET', `/api/providers/${provider.id}/reviews`, { as: provider.token });
    expect(JSON.stringify(list.body)).toContain('Entre nosotros');
    expect(JSON.stringify(list.body)).not.toContain(client.name);
  });
});

describe('the number of reviews without a reply', () => {
  const count = (as: Person | null) =>
    h.call<{ unanswered: number }>('GET', '/api/provider/reviews/unanswered-count', { as: as?.token });

  test('is for the provider alone, and counts those that may still be replied to', async () => {
    for (const [person, status] of [
      [null, 401],
      [await createClient(h), 403],
      [await createAdmin(h), 403],
    ] as const) {
      expect((await count(person)).status).toBe(status);
    }
    const { provider, service, reviewId } = await reviewed();
    await writeReview(h, await createClient(h), service);
    expect((await count(provider)).body.unanswered).toBe(2);
    await create(provider, reviewId, { is_public: false });
    expect((await count(provider)).body.unanswered).toBe(1);
    expect((await count(await createProvider(h))).body.unanswered).toBe(0);
    h.clock.set('2026-09-11T15:00:00.000Z');
    expect((await count({ ...provider, token: await signIn(h, provider) })).body.unanswered).toBe(0);
    h.clock.set('2026-03-10T15:00:00.000Z');
  });
});

describe('changing and removing a reply', () => {
  test('is for its author and admins; to others it is not there', async () => {
    const { provider, client, reviewId } = await reviewed();
    const { id } = (await reply(provider, reviewId)).body.response;
    const body = { response_text: 'Otra cosa' };
    expect((await change(null, id, body)).status).toBe(401);
    expect((await remove(null, id)).status).toBe(401);
    for (const other of [client, await createProvider(h, { entitled: true })]) {
      expect((await change(other, id, body)).status).toBe(404);
      expect((await remove(other, id)).status).toBe(404);
    }
    expect((await read(null, reviewId)).body.response.response_text).toBe('Gracias por tu reseña');
    const admin = await createAdmin(h);
    expect((await change(admin, id, body)).body.response.response_text).toBe('Otra cosa');
    expect((await change(provider, id, { response_text: 'Mejor así' })).body.response).toMatchObject({ id });
    expect((await read(null, reviewId)).body.response.response_text).toBe('Mejor así');
    expect((await remove(admin, id)).status).toBe(200);
    expect((await read(null, reviewId)).status).toBe(404);
  });

  test('keeps it public or private unless told, and leaves room for a new one', async () => {
    const { provider, reviewId } = await reviewed();
    const { id } = (await create(provider, reviewId, { is_public: false })).body.response;
    expect((await change(provider, id, { response_text: 'Uno' })).body.response.is_public).toBe(false);
    expect((await change(provider, id, { response_text: 'Dos', is_public: true })).body.response.is_public).toBe(true);
    expect((await change(provider, id, { response_text: 'Tres' })).body.response.is_public).toBe(true);
    expect((await change(provider, id, { response_text: 'Cuatro', is_public: false })).body.response.is_public).toBe(
      false,
    );
    expect((await change(provider, id, { response_text: ' ' })).body.errors).toEqual({
      response_text: 'Escribí una respuesta',
    });
    expect((await remove(provider, id)).status).toBe(200);
    expect((await remove(provider, id)).status).toBe(404);
    expect((await reply(provider, reviewId)).status).toBe(201);
  });
});
