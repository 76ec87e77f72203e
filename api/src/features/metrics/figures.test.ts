// @module-tag postgres
import type { PostMetrics, ProviderMetrics } from '@tero/shared/contract/metrics';
import { day } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { type CreatedService, createService } from '../../../test/services.ts';
import { sendDigests } from '../notifications/digest/service.ts';

// The data is small enough to count by hand (rules METR-60 to METR-63).
const h = await startHarness();
const { db } = h.deps;
let provider: Person;
let service: CreatedService;

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
  service = await createService(h, provider);
});

const tokenOf = async (page: string, as: Person) => {
  const { body } = await h.call<Record<string, { page_token?: string }>>('GET', page, { as: as.token });
  return (body.service ?? body.provider ?? body.post)?.page_token;
};
async function act(as: Person, page: string, path: string, body: object = {}) {
  const { status } = await h.call('POST', path, {
    as: as.token,
    body: { ...body, page_token: await tokenOf(page, as) },
  });
  expect(status).toBe(200);
}
const seeService = (as: Person) =>
  act(as, `/api/services/${service.id}`, `/api/metrics/track-service-view/${service.id}`);
const seeProfile = (as: Person) =>
  act(as, `/api/providers/${provider.id}`, `/api/metrics/track-profile-view/${provider.id}`);
const tapService = (as: Person, click_type: string) =>
  act(as, `/api/services/${service.id}`, '/api/metrics/track-click', { service_id: service.id, click_type });
const tapProfile = (as: Person, click_type: string) =>
  act(as, `/api/providers/${provider.id}`, '/api/metrics/track-click', { provider_id: provider.id, click_type });

const read = async (period = 'month') => {
  const as = await signIn(h, provider);
  return (
    await h.call<{ data: ProviderMetrics }>('GET', `/api/metrics/provider/${provider.id}?period=${period}`, { as })
  ).body.data;
};
const readPosts = async (query = '') => {
  const as = await signIn(h, provider);
  return (await h.call<{ metrics: PostMetrics }>('GET', `/api/metrics/posts/${provider.id}${query}`, { as })).body
    .metrics;
};
const people = (count: number) => Promise.all(Array.from({ length: count }, () => createClient(h)));

describe('contacts', () => {
  test('from the profile are contacts, once a person, way and day, and never one’s own', async () => {
    const [ana, beto] = (await people(2)) as [Person, Person];
    for (const person of [ana, ana, beto, provider]) await tapProfile(person, 'whatsapp');
    await tapProfile(ana, 'phone');
    const { whatsappClicks, profileMetrics, serviceMetrics, clicksOverTime, cost } = await read();
    expect(whatsappClicks).toBe(2);
    expect(profileMetrics).toMatchObject({ whatsapp_clicks: 2, phone_clicks: 1, total_clicks: 3, acted: 2 });
    expect(serviceMetrics[0]).toMatchObject({ total_clicks: 0, reached: 0 });
    expect(clicksOverTime.at(-1)?.clicks).toBe(3);
    expect(cost.contacts).toBe(2);
    h.clock.advance(day);
    ana.token = await signIn(h, ana);
    await tapProfile(ana, 'whatsapp');
    expect((await read()).whatsappClicks).toBe(3);
  });

  test('from the profile without its token count once a network', async () => {
    for (const person of await people(3)) {
      const body = { provider_id: provider.id, click_type: 'whatsapp' };
      expect((await h.call('POST', '/api/metrics/track-click', { as: person.token, body })).status).toBe(200);
    }
    expect((await read()).profileMetrics.whatsapp_clicks).toBe(1);
  });

  test('name one page: a service or a provider that is there', async () => {
    const [ana] = (await people(1)) as [Person];
    const send = (body: object) =>
      h.call('POST', '/api/metrics/track-click', { as: ana.token, body: { click_type: 'phone', ...body } });
    for (const body of [{}, { service_id: service.id, provider_id: provider.id }]) {
      const { status, body: response } = await send(body);
      expect([status, Object.keys(response.errors ?? {})]).toEqual([400, ['service_id']]);
    }
    expect((await send({ provider_id: ana.id })).status).toBe(404);
  });

  test('from the profile prove no contact by themselves, and are in the download', async () => {
    const [ana] = (await people(1)) as [Person];
    await tapProfile(ana, 'whatsapp');
    const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
    const body = { service_id: service.id, ...stars };
    const { body: written } = await h.call<{ review: object }>('POST', '/api/reviews', { as: ana.token, body });
    expect(written.review).toMatchObject({ verified_contact: false, counts: false });
    const { body: download } = await h.call<{ profile_contacts: object[] }>('GET', '/api/users/me/export', {
      as: ana.token,
    });
    expect(JSON.stringify(download)).toContain(`"profile_contacts":[{"account_id":${ana.id}`);
  });

  test('are people in the weekly mail, however many buttons they press', async () => {
    const [ana] = (await people(1)) as [Person];
    await tapService(ana, 'whatsapp');
    await tapService(ana, 'phone');
    await tapProfile(ana, 'phone');
    h.clock.set('2026-03-16T13:00:00.000Z');
    await sendDigests(h.deps);
    const rows = await db.selectFrom('outbox').select('payload').where('account_id', '=', provider.id).execute();
    const mail = rows.find(({ payload }) => payload.includes('Tu semana en Tero'));
    expect(mail?.payload).toContain('1 persona quiso contactarte');
  });
});

describe('rates', () => {
  test('are of people: many buttons on many days are one, and nothing goes above 100 %', async () => {
    const [ana, beto, carla] = (await people(3)) as [Person, Person, Person];
    for (const person of [ana, beto, carla]) await seeService(person);
    await tapService(ana, 'whatsapp');
    await tapService(ana, 'phone');
    h.clock.advance(day);
    ana.token = await signIn(h, ana);
    await tapService(ana, 'whatsapp');
    const [row] = (await read()).serviceMetrics;
    // ana saw it again on the second day
    expect(row).toMatchObject({ views: 4, total_clicks: 3, reached: 3, acted: 1, conversion_rate: 33.3 });
  });

  test('count who acted without a counted view as reached, and as a view: no rate is of more people than views', async () => {
    const [ana, beto] = (await people(2)) as [Person, Person];
    await tapService(ana, 'phone');
    await seeProfile(beto);
    await tapProfile(beto, 'phone');
    const { serviceMetrics, profileMetrics, summary, clicksOverTime } = await read();
    expect(serviceMetrics[0]).toMatchObject({ views: 1, reached: 1, acted: 1, conversion_rate: 100 });
    expect(profileMetrics).toMatchObject({ views: 1, reached: 1, acted: 1, conversion_rate: 100 });
    expect(summary).toMatchObject({ averageConversionRate: 100, reached: 2, acted: 2 });
    expect(clicksOverTime.at(-1)).toMatchObject({ views: 2, clicks: 2 });
  });

  test('take who saw and who acted from the same days', async () => {
    const [ana, beto] = (await people(2)) as [Person, Person];
    await seeService(ana);
    await seeService(beto);
    h.clock.advance(10 * day);
    ana.token = await signIn(h, ana);
    await tapService(ana, 'whatsapp');
    expect((await read('week')).serviceMetrics[0]).toMatchObject({ views: 1, reached: 1, acted: 1 });
    expect((await read('month')).serviceMetrics[0]).toMatchObject({
      // the second view is from a page that the device kept
      views: 3,
      reached: 2,
      acted: 1,
      conversion_rate: 50,
    });
  });
});

describe('posts', () => {
  const publish = async () => {
    const body = { content: 'Terminamos una instalación en Malvín' };
    const response = await h.call<{ post: { id: number } }>('POST', '/api/posts', { as: provider.token, body });
    return response.body.post.id;
  };
  const open = (as: Person, id: number) => act(as, `/api/posts/provider/${provider.id}`, `/api/posts/${id}/open`);
  const tokenInProfile = async (as: Person, id: number) => {
    const path = `/api/posts/provider/${provider.id}`;
    const { body } = await h.call<{ posts: { id: number; page_token?: string }[] }>('GET', path, { as: as.token });
    return body.posts.find((post) => post.id === id)?.page_token;
  };

  test('opened in a profile are seen, once a person and day, on its page or there, never by their owner', async () => {
    const id = await publish();
    const [ana, beto] = (await people(2)) as [Person, Person];
    for (const person of [ana, ana, beto]) {
      const page_token = await tokenInProfile(person, id);
      expect((await h.call('POST', `/api/posts/${id}/open`, { as: person.token, body: { page_token } })).status).toBe(
        200,
      );
    }
    await h.call('GET', `/api/posts/${id}`, { as: ana.token });
    await open(provider, id);
    const { summary, postMetrics } = await readPosts();
    expect(summary).toMatchObject({ totalViews: 2, reached: 2, acted: 0, avgEngagementRate: 0 });
    expect(postMetrics[0]).toMatchObject({ views_count: 2 });
    const { body } = await h.call<{ post: { views_count: number } }>('GET', `/api/posts/${id}`, { as: ana.token });
    expect(body.post.views_count).toBe(2);
    expect((await h.call('POST', '/api/posts/999999/open', { as: ana.token, body: {} })).status).toBe(404);
  });

  test('have an engagement of people: likes of who never opened them, and shares beside likes, stay within 100 %', async () => {
    const id = await publish();
    const [ana, beto, carla] = (await people(3)) as [Person, Person, Person];
    for (const person of [ana, beto]) {
      await h.call('POST', `/api/posts/${id}/like`, { as: person.token, body: { liked: true } });
      await act(person, `/api/posts/${id}`, `/api/posts/${id}/share`);
    }
    await h.call('POST', `/api/posts/${id}/like`, { as: carla.token, body: { liked: true } });
    expect((await readPosts()).postMetrics[0]).toMatchObject({
      ...{ views_count: 2, likes_count: 3, shares_count: 2 },
      ...{ reached: 3, acted: 3, engagement_rate: 100 },
    });
    h.clock.advance(10 * day);
    expect((await readPosts('?period=week')).summary).toMatchObject({ reached: 0, acted: 0, avgEngagementRate: 0 });
  });
});

describe('the cost of the subscription', () => {
  const at = (iso: string) => ({ payment_date: iso, created_at: iso, updated_at: iso });
  const pay = (given: object) =>
    db
      .insertInto('payments')
      .values({
        ...{ provider_id: provider.id, amount: 89_000, payment_method: 'mercadopago', status: 'completed' },
        ...at('2026-03-01T12:00:00.000Z'),
        ...given,
      })
      .execute();

  test('is what was completed in the period, among the people who got in touch in it', async () => {
    await pay({});
    await pay({ status: 'pending' });
    await pay({ status: 'failed' });
    await pay({ ...at('2026-01-09T12:00:00.000Z'), refunded_amount: 30_000 });
    await pay(at('2026-02-09T02:59:59.000Z')); // the 8th: a day too long ago
    for (const person of await people(4)) await tapService(person, 'whatsapp');
    expect((await read('month')).cost).toMatchObject({ spent: 890, payments: 1, contacts: 4, perContact: 222.5 });
    expect((await read('week')).cost).toMatchObject({ spent: 0, payments: 0, contacts: 4, perContact: null });
    expect((await read('year')).cost).toMatchObject({ spent: 2370, payments: 3, perContact: 592.5 });
  });

  test('is nothing for a year when the account subscribed a minute ago, and the first charge is told', async () => {
    const now = h.clock.now().toISOString();
    await db
      .insertInto('subscriptions')
      .values({
        ...{ provider_id: provider.id, status: 'active', amount: 89_000, payment_method: 'mercadopago' },
        ...{ early_access: 0, auto_renewal: 1, start_date: now, end_date: '2026-04-20T15:00:00.000Z' },
        ...{ next_payment_date: '2026-04-10T15:00:00.000Z', reference: `r${provider.id}`, cancel_at_mp: 0 },
        ...{ idempotency_key: `k${provider.id}`, next_check_at: now, created_at: now, updated_at: now },
      })
      .execute();
    const free = { spent: 0, payments: 0, perContact: null, freeUntil: '2026-04-10T15:00:00.000Z' };
    expect((await read('year')).cost).toMatchObject(free);
    await pay({ status: 'pending' });
    expect((await read('year')).cost).toMatchObject(free);
    await pay({});
    expect((await read('year')).cost).toMatchObject({ spent: 890, freeUntil: null });
  });
});
