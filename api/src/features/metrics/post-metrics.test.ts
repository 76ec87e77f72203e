import type { PostMetrics } from '@tero/shared/contract/metrics';
import type { Post } from '@tero/shared/contract/posts';
import { minute } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';

const h = await startHarness();
let provider: Person;

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
});

async function publish(content: string): Promise<Post> {
  const body = form({ content }, 'images', [await image()]);
  const response = await h.call<{ post: Post }>('POST', '/api/posts', { as: provider.token, body });
  expect(response.status).toBe(201);
  return response.body.post;
}

const view = (id: number, ip: string) => h.call<{ post: Post }>('GET', `/api/posts/${id}`, { ip });
const share = async (id: number, ip: string) => {
  const { page_token } = (await view(id, ip)).body.post;
  return h.call('POST', `/api/posts/${id}/share`, { ip, body: { page_token } });
};
const like = (id: number, as: Person) => h.call('POST', `/api/posts/${id}/like`, { as: as.token, body: {} });

const read = (as: Person | null, query = '', id = provider.id) =>
  h.call<{ metrics: PostMetrics }>('GET', `/api/metrics/posts/${id}${query}`, { as: as?.token });
const metrics = async (query = '') => (await read(await createAdmin(h), query)).body.metrics;

describe('the metrics of posts', () => {
  test('are for their provider and admins', async () => {
    expect((await read(null)).status).toBe(401);
    const client = await createClient(h);
    for (const person of [client, await createProvider(h)]) expect((await read(person)).status).toBe(403);
    for (const person of [provider, await createAdmin(h)]) {
      expect((await read(person)).body.metrics).toEqual({
        summary: { totalPosts: 0, totalLikes: 0, totalViews: 0, avgEngagementRate: 0, reached: 0, acted: 0 },
        postMetrics: [],
      });
      for (const id of [client.id, 999_999]) expect((await read(person, '', id)).status).toBe(404);
    }
  });

  test('say what each post brought, the newest first', async () => {
    const first = await publish('El primero\ny su segunda línea');
    h.clock.advance(minute);
    const second = await publish('El segundo, que nadie vio');
    for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await view(first.id, ip);
    await share(first.id, '10.0.0.1');
    await like(first.id, await createClient(h));
    await like(second.id, provider);
    expect(await metrics()).toEqual({
      summary: { totalPosts: 2, totalLikes: 2, totalViews: 3, avgEngagementRate: 50, reached: 4, acted: 2 },
      postMetrics: [
        {
          id: second.id,
          post_id: second.id,
          date: '2026-03-10',
          likes_count: 1,
          views_count: 0,
          shares_count: 0,
          // the owner's own like does not count as engagement
          engagement_rate: 0,
          reached: 0,
          acted: 0,
          ProviderPost: {
            title: 'El segundo, que nadie vio',
            content: second.content,
            images: second.images.map((image) => image.card_url),
          },
        },
        {
          id: first.id,
          post_id: first.id,
          date: '2026-03-10',
          likes_count: 1,
          views_count: 3,
          shares_count: 1,
          // one of three visitors shared it; a fourth person liked it
          engagement_rate: 50,
          reached: 4,
          acted: 2,
          ProviderPost: {
            title: 'El primero',
            content: first.content,
            images: first.images.map((image) => image.card_url),
          },
        },
      ],
    });
  });

  test('are of the local days of a period, or of the last days', async () => {
    const { id } = await publish('Un texto que dura mucho');
    const at = async (iso: string, ip: string) => {
      h.clock.set(iso);
      await view(id, ip);
      await share(id, ip);
      await like(id, await createClient(h));
    };
    await at('2026-03-04T02:59:59.999Z', '10.0.0.1'); // the 3rd
    await at('2026-03-04T03:00:00.000Z', '10.0.0.2'); // the 4th
    await at('2026-03-10T15:00:00.000Z', '10.0.0.3');
    const counted = async (query: string) => {
      const [row] = (await metrics(query)).postMetrics;
      return [row?.likes_count, row?.views_count, row?.shares_count];
    };
    expect(await counted('?period=week')).toEqual([2, 2, 2]);
    expect(await counted('')).toEqual([3, 3, 3]);
    expect(await counted('?days=30')).toEqual([3, 3, 3]);
    expect(await counted('?days=1')).toEqual([1, 1, 1]);
    expect(await counted('?period=week&days=30')).toEqual([2, 2, 2]);
    expect(await counted('?period=year&days=30')).toEqual([3, 3, 3]);
    for (const query of ['?days=0', '?days=366', '?days=uno', '?period=hoy']) {
      expect((await read(await createAdmin(h), query)).status).toBe(400);
    }
  });

  test('forget a post that was deleted', async () => {
    const { id } = await publish('Un texto que se va pronto');
    await view(id, '10.0.0.1');
    await h.call('DELETE', `/api/posts/${id}`, { as: provider.token });
    expect((await metrics()).summary).toMatchObject({ totalPosts: 0, totalViews: 0, avgEngagementRate: 0, reached: 0 });
  });
});
