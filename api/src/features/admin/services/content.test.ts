// @module-tag postgres
import type { AdminCategory } from '@tero/shared/contract/admin/categories';
import type { AdminResponse } from '@tero/shared/contract/admin/review-responses';
import type { AdminReview } from '@tero/shared/contract/admin/reviews';
import type { AdminService } from '@tero/shared/contract/admin/services';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const { token: as } = await createAdmin(h);
const provider = await createProvider(h, { name: 'Nélida Paz', entitled: true, profile: { company_name: 'Trébol' } });

const listedCount = async (name: string) =>
  (await db.selectFrom('categories').select('listed_count').where('name', '=', name).executeTakeFirstOrThrow())
    .listed_count;
const isPublic = async (id: number) => (await h.call('GET', `/api/services/${id}`)).status === 200;

describe('services', () => {
  const create = (body: object) => h.call<{ service: AdminService }>('POST', '/api/admin/services', { as, body });
  const filled = { title: 'Poda de jacarandás', description: 'Con cuidado', category: 'Jardinería' };

  test('are created for a provider, in the lists at once, with what is required', async () => {
    const count = await listedCount('Jardinería');
    const { response, rows } = await logged(h, () =>
      create({ ...filled, provider_id: provider.id, fixed_price: '1500.5' }),
    );
    expect(response.body.service).toMatchObject({ price: '$1.500,50', is_active: true, listed: true, rating: 0 });
    expect(response.body.service.provider).toMatchObject({ id: provider.id, company_name: 'Trébol' });
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'service', entity_id: response.body.service.id }]);
    expect(await listedCount('Jardinería')).toBe(count + 1);
    expect((await create({ ...filled, provider_id: String(provider.id) })).body.service.price).toBe('A convenir');
    expect((await create({})).body.errors).toMatchObject({
      title: 'Escribí el título',
      description: 'Escribí una descripción',
      category: 'Elegí una categoría',
      provider_id: 'Elegí un proveedor',
    });
    expect((await create({ ...filled, provider_id: 999_999 })).body.errors).toEqual({
      provider_id: 'Elegí un proveedor de la lista',
    });
    expect((await create({ ...filled, category: 'Astrología', provider_id: provider.id })).status).toBe(400);
  });

  test('are listed active or not, and found by title and provider', async () => {
    const other = await createProvider(h, { name: 'Óscar Vera' });
    const hidden = await createService(h, other, { title: 'Afinación de bandoneones', is_active: 0 });
    const list = async (query: string) => {
      const { body } = await h.call<{ services: AdminService[] }>('GET', `/api/admin/services?${query}`, { as });
      return body.services.map(({ id }) => id);
    };
    for (const search of ['bandoneon', 'oscar vera', String(hidden.id)]) {
      expect(await list(`search=${encodeURIComponent(search)}`)).toContain(hidden.id);
    }
    expect(await list('is_active=0')).toEqual([hidden.id]);
    expect(await list(`provider_id=${other.id}`)).toEqual([hidden.id]);
    expect(await list('is_active=1')).not.toContain(hidden.id);
    await h.call('DELETE', `/api/admin/services/${hidden.id}`, { as });
    expect(await list('search=bandoneon')).toEqual([]);
  });

  test('go in and out of the lists with their status, counters with them', async () => {
    const service = await createService(h, provider, { category: 'Pintura' });
    const count = await listedCount('Pintura');
    const toggle = (isActive: boolean) =>
      h.call('PUT', `/api/admin/services/${service.id}/status`, { as, body: { isActive } });
    const { response, rows } = await logged(h, () => toggle(false));
    expect(response.body).toMatchObject({
      message: 'Servicio desactivado exitosamente',
      is_active: false,
      listed: false,
    });
    expect(rows).toMatchObject([{ details: { is_active: { before: 1, after: 0 } } }]);
    expect([await isPublic(service.id), await listedCount('Pintura')]).toEqual([false, count - 1]);
    const why = async () => {
      const path = `/api/admin/services?search=%23${service.id}`;
      return (await h.call<{ services: AdminService[] }>('GET', path, { as })).body.services[0]?.unlisted;
    };
    expect(await why()).toEqual(['switched_off']);
    expect((await toggle(true)).body).toMatchObject({ message: 'Servicio activado exitosamente', listed: true });
    expect([await isPublic(service.id), await listedCount('Pintura'), await why()]).toEqual([true, count, []]);
    expect((await h.call('PUT', '/api/admin/services/999999/status', { as, body: { isActive: true } })).status).toBe(
      404,
    );
  });

  test('are edited in part; prices are looked at together', async () => {
    const service = await createService(h, provider, { category: 'Idiomas', price: 1800 });
    const edit = (body: object) =>
      h.call<{ service: AdminService }>('PUT', `/api/admin/services/${service.id}`, { as, body });
    const { response, rows } = await logged(h, () => edit({ title: 'Clases de guaraní', category: 'Música' }));
    expect(response.body.service).toMatchObject({ title: 'Clases de guaraní', category: 'Música', price: '$1.800' });
    expect(rows[0]?.details).toMatchObject({ title: { before: 'S•••', after: 'C•••' } });
    const { body } = await h.call<{ services: { id: number }[] }>('GET', '/api/search/services?q=guarani');
    expect(body.services.map(({ id }) => id)).toEqual([service.id]);
    expect((await edit({ price_type: 'range' })).body.errors).toMatchObject({
      min_price: 'Escribí el precio mínimo',
    });
    expect((await edit({ price_type: 'range', min_price: 900, max_price: 100 })).status).toBe(400);
    const ranged = await edit({ price_type: 'range', min_price: 100, max_price: 900 });
    expect(ranged.body.service).toMatchObject({ price: '$100 - $900', fixed_price: null });
    expect((await edit({ provider_id: 1, rating: 5, created_at: 'x' })).body.service).toMatchObject({
      provider_id: provider.id,
      rating: 0,
    });
    expect((await edit({ title: '' })).status).toBe(400);
  });
});

describe('reviews', () => {
  const create = (body: object) => h.call<{ review: AdminReview }>('POST', '/api/admin/reviews', { as, body });
  const ratings = async (serviceId: number, providerId: number) => ({
    service: await db
      .selectFrom('services')
      .select(['rating', 'rating_total', 'reviews_count'])
      .where('id', '=', serviceId)
      .executeTakeFirstOrThrow(),
    provider: await db
      .selectFrom('provider_profiles')
      .select(['rating_total', 'reviews_count'])
      .where('account_id', '=', providerId)
      .executeTakeFirstOrThrow(),
  });

  test('are created and deleted, and the averages come and go with them', async () => {
    const owner = await createProvider(h, { entitled: true });
    const service = await createService(h, owner);
    const [one, two] = [await createClient(h), await createClient(h)];
    await writeReview(h, one, service, { attention_rating: 4, work_quality_rating: 4 });
    const before = await ratings(service.id, owner.id);
    const body = { rating: 2, comment: 'Llegó tarde', user_id: two.id, provider_id: owner.id };
    const { response, rows } = await logged(h, () => create(body));
    expect([response.status, response.body.message]).toEqual([201, 'Reseña creada exitosamente']);
    expect(response.body.review).toMatchObject({
      rating: 2,
      User: { id: two.id, name: two.name },
      Provider: { id: owner.id },
      Service: { id: service.id },
    });
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'review' }]);
    expect((await ratings(service.id, owner.id)).service).toEqual({ rating: 317, rating_total: 633, reviews_count: 2 });
    expect((await create(body)).body.code).toBe('already_exists');
    const removed = await logged(h, () => h.call('DELETE', `/api/admin/reviews/${response.body.review.id}`, { as }));
    expect(removed.response.body.message).toBe('Reseña eliminada exitosamente');
    expect(removed.rows).toMatchObject([{ action: 'delete', details: { rating: { before: 2, after: null } } }]);
    expect(await ratings(service.id, owner.id)).toEqual(before);
    expect((await h.call('DELETE', `/api/admin/reviews/${response.body.review.id}`, { as })).status).toBe(404);
  });

  test('have no average after the last one is deleted, also when two calls delete it at once', async () => {
    const owner = await createProvider(h, { entitled: true });
    const service = await createService(h, owner);
    const { body } = await writeReview(h, await createClient(h), service);
    const remove = () => h.call('DELETE', `/api/admin/reviews/${body.review.id}`, { as });
    const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404]);
    expect(await ratings(service.id, owner.id)).toEqual({
      service: { rating: 0, rating_total: 0, reviews_count: 0 },
      provider: { rating_total: 0, reviews_count: 0 },
    });
  });

  test('need all their fields, a provider with services and a user who is a client', async () => {
    expect((await create({})).body.errors).toEqual({
      rating: expect.any(String),
      comment: 'Escribí un comentario',
      user_id: 'Elegí un cliente',
      provider_id: 'Elegí un proveedor',
    });
    const client = await createClient(h);
    const idle = await createProvider(h);
    const base = { rating: 5, comment: 'Bien', user_id: client.id, provider_id: idle.id };
    expect((await create(base)).body.errors).toEqual({
      provider_id: 'Ese proveedor no tiene servicios para reseñar',
    });
    expect((await create({ ...base, user_id: idle.id })).body.errors).toEqual({
      user_id: 'Elegí un cliente de la lista',
    });
    for (const rating of [0, 6, 2.5, 'mucho']) expect((await create({ ...base, rating })).status).toBe(400);
  });

  test('are listed with the author of anonymous ones, and found by their words and people', async () => {
    const client = await createClient(h, { name: 'Washington Pereira' });
    const service = await createService(h, provider, { title: 'Colocación de mosquiteros' });
    const { body } = await writeReview(h, client, service, { comment: 'Impecable y puntual', is_anonymous: true });
    const list = async (search: string) => {
      const path = `/api/admin/reviews?search=${encodeURIComponent(search)}`;
      return (await h.call<{ reviews: AdminReview[] }>('GET', path, { as })).body.reviews;
    };
    for (const search of ['impecable', 'washington', 'mosquitero']) {
      expect([search, (await list(search)).map(({ id }) => id)]).toEqual([search, [body.review.id]]);
    }
    expect((await list('impecable'))[0]).toMatchObject({ is_anonymous: true, User: { id: client.id } });
  });

  test('have replies that are listed, changed and removed', async () => {
    const client = await createClient(h);
    const service = await createService(h, provider);
    const { body } = await writeReview(h, client, service);
    await h.call('POST', '/api/review-responses/create', {
      as: provider.token,
      body: { review_id: body.review.id, response_text: 'Gracias, vuelvan cuando quieran', is_public: false },
    });
    const list = () =>
      h.call<{ responses: AdminResponse[] }>('GET', '/api/admin/review-responses?search=vuelvan', { as });
    const [response] = (await list()).body.responses;
    expect(response).toMatchObject({ is_public: false, review: { user: { name: client.name } } });
    const path = `/api/admin/review-responses/${response?.id}`;
    const edited = await logged(h, () =>
      h.call('PUT', path, { as, body: { response_text: 'Gracias', is_public: true } }),
    );
    expect(edited.response.body.response).toMatchObject({ response_text: 'Gracias', is_public: true });
    expect(edited.rows).toMatchObject([{ details: { is_public: { before: false, after: true } } }]);
    expect((await h.call('PUT', path, { as, body: { response_text: '   ' } })).status).toBe(400);
    const removed = await logged(h, () => h.call('DELETE', path, { as }));
    expect(removed.rows).toMatchObject([{ action: 'delete', entity_type: 'review_response' }]);
    expect((await h.call('DELETE', path, { as })).status).toBe(404);
    expect((await list()).body.responses).toEqual([]);
  });
});

describe('categories', () => {
  const create = (body: object, path = '/api/admin/categories') =>
    h.call<{ category: AdminCategory }>('POST', path, { as, body });
  const edit = (id: number, body: object) =>
    h.call<{ category: AdminCategory }>('PUT', `/api/admin/categories/${id}`, { as, body });
  const remove = (id: number) => h.call('DELETE', `/api/admin/categories/${id}`, { as });

  test('are created by both routes, and offered at once', async () => {
    const { response, rows } = await logged(h, () => create({ name: 'Fotografía', icon: 'fas fa-camera' }));
    expect(response.body.category).toMatchObject({
      slug: 'fotografia',
      icon: 'fa-camera',
      group: 'Otros servicios',
      is_active: true,
      services_count: 0,
    });
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'category' }]);
    expect((await create({ name: 'FOTOGRAFIA' })).body.errors).toEqual({
      name: 'Ya hay una categoría con ese nombre. Elegí otro.',
    });
    const group = response.body.category.group_id;
    const second = await create({ name: 'Mudanzas', group_id: group }, '/api/admin/categories/admin');
    expect(second.body.category.group_id).toBe(group);
    const { body } = await h.call<{ name: string }[]>('GET', '/api/categories');
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['Fotografía', 'Mudanzas']));
    expect((await create({})).body.errors).toEqual({ name: 'El nombre es requerido' });
    expect((await create({ name: 'X', icon: '"><script>' })).body.errors).toHaveProperty('icon');
    expect((await create({ name: 'Sin grupo', group_id: response.body.category.id })).body.errors).toHaveProperty(
      'group_id',
    );
  });

  test('hide their services when they are off, and show them when they are on again', async () => {
    const leaf = (await create({ name: 'Cerrajería' })).body.category;
    const service = await createService(h, provider, { category: 'Cerrajería' });
    const { rows } = await logged(h, () => edit(leaf.id, { is_active: false }));
    expect(rows).toMatchObject([{ details: { is_active: { before: true, after: false } } }]);
    expect([await isPublic(service.id), await listedCount('Cerrajería')]).toEqual([false, 0]);
    expect((await edit(leaf.id, { is_active: true, name: 'Llaves y cerrojos' })).body.category).toMatchObject({
      name: 'Llaves y cerrojos',
      slug: 'cerrajeria',
      services_count: 1,
    });
    expect([await isPublic(service.id), await listedCount('Llaves y cerrojos')]).toEqual([true, 1]);
    const { body } = await h.call<{ services: { id: number }[] }>('GET', '/api/search/services?q=cerrojos');
    expect(body.services.map(({ id }) => id)).toEqual([service.id]);
  });

  test('are not deleted while they have services, or categories under them', async () => {
    const leaf = (await create({ name: 'Tapicería' })).body.category;
    const service = await createService(h, provider, { category: 'Tapicería' });
    const refused = await remove(leaf.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    expect(refused.body.message).toBe(
      'Esta categoría tiene 1 servicio. Desactivala, o pasá sus servicios a otra categoría.',
    );
    expect((await remove(leaf.group_id as number)).body.code).toBe('in_use');
    expect((await edit(leaf.group_id as number, { is_active: false })).body.code).toBe('in_use');
    await h.call('DELETE', `/api/admin/services/${service.id}`, { as });
    const { response, rows } = await logged(h, () => remove(leaf.id));
    expect(response.status).toBe(200);
    expect(rows).toMatchObject([{ action: 'delete', entity_type: 'category', entity_id: leaf.id }]);
    expect((await remove(leaf.id)).status).toBe(404);
  });
});
