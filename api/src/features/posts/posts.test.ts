// @module-tag postgres
import type { Post } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const publisher = (entitled: boolean | string = true) =>
  createProvider(h, { entitled, profile: { company_name: 'Luz y Norte' } });
const owner = await publisher();
const other = await publisher();
const client = await createClient(h);
const admin = await createAdmin(h);

const as = (person: Person | null) => person?.token ?? null;
const create = (person: Person | null, content: unknown = 'Terminamos una obra en Pocitos') =>
  h.call<{ post: Post }>('POST', '/api/posts', { as: as(person), body: { content } });
const read = (id: number | string, person: Person | null = null, ip?: string) =>
  h.call<{ post: Post }>('GET', `/api/posts/${id}`, { as: as(person), ...(ip && { ip }) });
const list = (id: number, person: Person | null = null) =>
  h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${id}`, { as: as(person) });
const edit = (id: number, person: Person | null, content: unknown = 'Un texto distinto del de antes') =>
  h.call<{ post: Post }>('PUT', `/api/posts/${id}`, { as: as(person), body: { content } });
const remove = (id: number, person: Person | null) => h.call('DELETE', `/api/posts/${id}`, { as: as(person) });

async function written(person: Person = owner, content?: string): Promise<Post> {
  const { status, body } = await create(person, content);
  expect(status).toBe(201);
  return body.post;
}

describe('publishing', () => {
  test('is for providers with a subscription and a whole profile, and says what is missing', async () => {
    expect([(await create(null)).status, (await create(null)).body.code]).toEqual([401, 'session_required']);
    for (const person of [client, admin]) {
      const { status, body } = await create(person);
      expect([status, body.message]).toEqual([403, 'Debes iniciar sesión como proveedor para crear publicaciones']);
    }
    const lapsed = await publisher(h.clock.now().toISOString());
    for (const person of [await publisher(false), lapsed]) {
      const { status, body } = await create(person);
      expect([status, body.code, body]).toMatchObject([403, 'requires_subscription', { requiresSubscription: true }]);
      expect(body.message).toBe('Necesitás una suscripción activa para publicar. Suscribite y seguí desde acá.');
    }
    const { status, body } = await create(await createProvider(h, { entitled: true, phone: '' }));
    expect([status, body.code]).toEqual([403, 'profile_incomplete']);
    expect(body).toMatchObject({ missingFields: ['phone', 'company_name'] });
  });

  test('shows the post with its provider, its first line as the title', async () => {
    const content = '  Baño nuevo en El Pinar\r\ncon caño y todo #baño  ';
    const { status, body } = await create(owner, content);
    expect(status).toBe(201);
    const at = h.clock.now().toISOString();
    expect(body.post).toEqual({
      id: body.post.id,
      provider_id: owner.id,
      Provider: { id: owner.id, name: owner.name, company_name: 'Luz y Norte', profile_image: null },
      title: 'Baño nuevo en El Pinar',
      content: 'Baño nuevo en El Pinar\ncon caño y todo #baño',
      images: [],
      likes_count: 0,
      views_count: 0,
      liked: false,
      created_at: at,
      updated_at: at,
      version: expect.any(String),
    });
    expect((await read(body.post.id, owner)).body.post).toEqual({ ...body.post, page_token: expect.any(String) });
  });

  test('takes 10 to 2000 characters, counted without the spaces around', async () => {
    const messages: [unknown, string][] = [
      [undefined, 'Agrega una descripción a tu publicación'],
      ['   \n ', 'Agrega una descripción a tu publicación'],
      ['  123456789  ', 'La descripción debe tener al menos 10 caracteres'],
      ['a'.repeat(limits.postMax + 1), 'La descripción no puede exceder 2000 caracteres'],
    ];
    for (const [content, message] of messages) {
      const { status, body } = await h.call('POST', '/api/posts', { as: owner.token, body: { content } });
      expect([status, body.errors]).toEqual([400, { content: message }]);
    }
    const empty = await edit((await written()).id, owner, '');
    expect(empty.body.errors).toEqual({ content: 'La descripción es obligatoria' });
    for (const content of [' 1234567890 ', ` ${'ñ'.repeat(limits.postMax)} `]) {
      expect((await written(owner, content)).content).toBe(content.trim());
    }
  });

  test('ignores fields that the provider cannot set', async () => {
    const body = { content: 'Un texto cualquiera', provider_id: other.id, likes_count: 99, views_count: 99, id: 1 };
    const response = await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body });
    expect(response.body.post).toMatchObject({ provider_id: owner.id, likes_count: 0, views_count: 0 });
  });
});

describe('reading', () => {
  test('is for everybody, also of a provider whose subscription has ended', async () => {
    const lapsing = await publisher(new Date(h.clock.now().getTime() + 1000).toISOString());
    const { id } = await written(lapsing);
    h.clock.advance(2000);
    for (const person of [null, client, other, admin, lapsing]) {
      expect((await read(id, person)).body.post.id).toBe(id);
      expect((await list(lapsing.id, person)).body.posts.map((post) => post.id)).toEqual([id]);
    }
    expect((await create(lapsing)).status).toBe(403);
  });

  test('of what is not there is 404, of what is no id 400', async () => {
    const { status, body } = await read(999_999);
    expect([status, body.message]).toEqual([404, 'La publicación no existe o ha sido eliminada']);
    for (const word of ['uno', '1e3', '-1', '0', 'provider']) expect((await read(word)).status).toBe(400);
    expect((await list(999_999)).body.posts).toEqual([]);
  });

  test('of a list has the newest first, so many of them', async () => {
    const busy = await publisher();
    const first = await written(busy, 'La primera de todas');
    const { db } = h.deps;
    const { id: _, ...row } = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('posts')
      .values(Array.from({ length: limits.postsListed - 1 }, () => row))
      .execute();
    expect((await list(busy.id)).body.posts).toHaveLength(limits.postsListed);
    h.clock.advance(1000);
    const last = await written(busy, 'La última de todas');
    const { posts } = (await list(busy.id)).body;
    expect(posts).toHaveLength(limits.postsListed);
    expect(posts[0]?.id).toBe(last.id);
    expect(posts.map((post) => post.id)).not.toContain(first.id);
  });
});

describe('changing and deleting', () => {
  test('are for the owner and admins', async () => {
    const { id } = await written();
    h.clock.advance(1000);
    const refused = [
      [null, 401, 'Iniciá sesión para continuar'],
      [client, 403, 'Debes iniciar sesión como proveedor para editar publicaciones'],
      [other, 403, 'No tenés permiso para hacer esto'],
    ] as const;
    for (const [person, status, message] of refused) {
      const changed = await edit(id, person);
      expect([changed.status, changed.body.message]).toEqual([status, message]);
      expect((await remove(id, person)).status).toBe(status);
    }
    expect((await read(id)).body.post.content).toBe('Terminamos una obra en Pocitos');
    for (const person of [owner, admin]) {
      const { status, body } = await edit(id, person);
      expect([status, body.message]).toEqual([200, 'Publicación actualizada exitosamente']);
      expect(body.post).toMatchObject({ provider_id: owner.id, content: 'Un texto distinto del de antes' });
      expect(body.post.updated_at > body.post.created_at).toBe(true);
      expect((await edit(999_999, person)).status).toBe(404);
    }
    expect((await remove(id, admin)).body.message).toBe('Publicación eliminada exitosamente');
    const again = await remove(id, owner);
    expect([again.status, again.body.message]).toEqual([404, 'La publicación no existe o ha sido eliminada']);
    expect((await read(id, owner)).status).toBe(404);
    expect((await remove((await written()).id, owner)).status).toBe(200);
  });

  test('go on after the subscription has ended', async () => {
    const lapsing = await publisher(new Date(h.clock.now().getTime() + 1000).toISOString());
    const { id } = await written(lapsing);
    h.clock.advance(2000);
    expect((await edit(id, lapsing)).status).toBe(200);
    expect((await remove(id, lapsing)).status).toBe(200);
  });

  test('leave nothing that was counted of the post', async () => {
    const { id } = await written();
    await read(id, client);
    await h.call('POST', `/api/posts/${id}/share`, { as: client.token });
    await h.call('POST', `/api/posts/${id}/like`, { as: client.token, body: {} });
    expect((await remove(id, owner)).status).toBe(200);
    const events = await h.deps.db.selectFrom('daily_events').selectAll().where('subject_id', '=', id).execute();
    const likes = await h.deps.db.selectFrom('post_likes').selectAll().where('post_id', '=', id).execute();
    expect([...events.filter(({ kind }) => kind.startsWith('post')), ...likes]).toEqual([]);
  });
});

describe('views', () => {
  const views = async (id: number) => (await list(owner.id)).body.posts.find((post) => post.id === id)?.views_count;

  test('count once a viewer and local day, but for the owner', async () => {
    h.clock.set('2026-03-11T02:59:00.000Z'); // the 10th, one minute before midnight
    const { id } = await written();
    await read(id, owner);
    expect(await views(id)).toBe(0);
    for (const person of [client, client, other, await createAdmin(h)]) await read(id, person);
    expect(await views(id)).toBe(3);
    await Promise.all([read(id, null, '10.0.0.1'), read(id, null, '10.0.0.1'), read(id, null, '10.0.0.2')]);
    expect(await views(id)).toBe(5);
    h.clock.set('2026-03-11T03:00:00.000Z'); // midnight
    expect((await read(id, client)).body.post.views_count).toBe(6);
    await read(id, null, '10.0.0.1');
    expect(await views(id)).toBe(7);
    await list(owner.id, await createClient(h));
    expect(await views(id)).toBe(7);
  });

  test('keep no address', async () => {
    const { id } = await written();
    await read(id, null, '203.0.113.77');
    const rows = await h.deps.db.selectFrom('daily_events').selectAll().where('subject_id', '=', id).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    for (const { viewer } of rows) expect(viewer).toMatch(/^network:[0-9a-f]{32}:\d$|^account:\d+$/);
  });
});
