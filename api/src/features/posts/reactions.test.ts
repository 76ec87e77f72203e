// @module-tag postgres
import type { Post } from '@tero/shared/contract/posts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
const [ana, beto] = [await createClient(h), await createClient(h)];
let id = 0;

beforeEach(async () => {
  const body = { content: 'Algo que gusta mucho' };
  id = (await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body })).body.post.id;
});

const like = async (person: Person | null, body: object = {}, post = id) =>
  h.call<{ liked: boolean; likes_count: number }>('POST', `/api/posts/${post}/like`, { as: person?.token, body });
const check = (person: Person | null, post = id) =>
  h.call<{ liked: boolean }>('GET', `/api/posts/${post}/like/check`, { as: person?.token });
async function share(person: Person | null, ip?: string, post = id) {
  const who = { as: person?.token ?? null, ...(ip && { ip }) };
  // the list has the tokens too, and counts no view
  const { body } = await h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${owner.id}`, who);
  const page_token = body.posts.find((listed) => listed.id === post)?.page_token;
  return h.call('POST', `/api/posts/${post}/share`, { ...who, body: { page_token } });
}
const row = () => h.deps.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a like', () => {
  test('toggles without a value, and sets with one', async () => {
    expect((await like(ana)).body).toEqual({ success: true, liked: true, likes_count: 1 });
    expect((await like(ana)).body).toEqual({ success: true, liked: false, likes_count: 0 });
    for (const liked of [true, true, false, false, true]) {
      expect((await like(ana, { liked })).body).toEqual({ success: true, liked, likes_count: liked ? 1 : 0 });
    }
    expect((await like(beto, { liked: false })).body.likes_count).toBe(1);
    expect((await like(ana, { liked: 'sí' })).status).toBe(400);
  });

  test('is for accounts of every kind, one’s own post included', async () => {
    for (const call of [like, check]) {
      const { status, body } = await call(null);
      expect([status, body.code]).toEqual([401, 'session_required']);
    }
    const people = [ana, await createProvider(h), await createAdmin(h), owner];
    for (const [at, person] of people.entries()) {
      expect((await check(person)).body.liked).toBe(false);
      expect((await like(person)).body.likes_count).toBe(at + 1);
      expect((await check(person)).body.liked).toBe(true);
    }
  });

  test('shows to its author alone, in the detail and in the list', async () => {
    await like(ana);
    const seen = async (person: Person | null) => {
      const detail = await h.call<{ post: Post }>('GET', `/api/posts/${id}`, { as: person?.token });
      const list = await h.call<{ posts: Post[] }>('GET', `/api/posts/provider/${owner.id}`, { as: person?.token });
      return [detail.body.post, list.body.posts.find((post) => post.id === id)].map((post) => [
        post?.liked,
        post?.likes_count,
      ]);
    };
    expect(await seen(ana)).toEqual([
      [true, 1],
      [true, 1],
    ]);
    for (const person of [beto, owner, null]) expect((await seen(person)).flat()).toEqual([false, 1, false, 1]);
  });

  test('is one, however many times it is sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => like(ana, { liked: true })));
    for (const { status, body } of responses) expect([status, body.likes_count]).toEqual([200, 1]);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => createClient(h)));
    await Promise.all(crowd.map((person) => like(person)));
    expect((await row()).likes_count).toBe(7);
    await Promise.all([...crowd, ana].map((person) => like(person)));
    expect((await row()).likes_count).toBe(0);
  });

  test('of a post that is gone is 404', async () => {
    for (const call of [like(ana, {}, 999_999), check(ana, 999_999), share(ana, undefined, 999_999)]) {
      const { status, body } = await call;
      expect([status, body.message]).toEqual([404, 'La publicación no existe o ha sido eliminada']);
    }
  });
});

describe('a share', () => {
  test('counts once a person and local day, never the owner’s', async () => {
    h.clock.set('2026-03-11T02:00:00.000Z');
    const calls = [share(null, '10.1.1.1'), share(null, '10.1.1.1'), share(null, '10.1.1.2'), share(ana), share(ana)];
    for (const { status, body } of await Promise.all([...calls, share(owner)])) {
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect((await row()).shares_count).toBe(3);
    h.clock.set('2026-03-11T03:00:00.000Z');
    await share(ana);
    expect((await row()).shares_count).toBe(4);
  });
});

describe('a deleted account', () => {
  test('takes its likes with it, and what it saw stays counted without its name', async () => {
    const leaving = await createClient(h);
    await like(leaving);
    await like(ana);
    await h.call('GET', `/api/posts/${id}`, { as: leaving.token });
    expect((await eraseOwn(h, leaving.token)).status).toBe(200);
    expect(await row()).toMatchObject({ likes_count: 1, views_count: 1 });
    const events = await h.deps.db.selectFrom('daily_events').selectAll().where('subject_id', '=', id).execute();
    expect(events.filter(({ kind }) => kind === 'post_view')).toHaveLength(1);
    expect(events.map(({ viewer }) => viewer)).not.toContain(`account:${leaving.id}`);
  });
});
