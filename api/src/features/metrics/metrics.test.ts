// @module-tag postgres
import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { type CreatedService, createService } from '../../../test/services.ts';

const h = await startHarness();
/** noon in Uruguay */
const noon = '2026-03-10T15:00:00.000Z';
let provider: Person;
let service: CreatedService;

beforeEach(async () => {
  h.clock.set(noon);
  provider = await createProvider(h, { entitled: true, created_at: '2025-01-01T12:00:00.000Z' });
  service = await createService(h, provider);
});

type By = Person | string | null;
type Page = { page_token?: string };
/**
 * Opens a page and posts with its token as `by`: a person in a session, a visitor's address, or null for the default
 * address.
 */
const post = async (page: string, path: string, by: By, given: object = {}, browser = 'Navegador') => {
  const from = typeof by === 'string' ? { ip: by } : { as: by?.token ?? null };
  const who = { ...from, headers: { 'user-agent': browser } };
  const { body } = await h.call<{ service?: Page; provider?: Page }>('GET', page, who);
  const { page_token } = body.service ?? body.provider ?? {};
  return h.call('POST', path, { ...who, body: { ...given, page_token } });
};
const viewProfile = (by: By, id: number | string = provider.id, browser?: string) =>
  post(`/api/providers/${id}`, `/api/metrics/track-profile-view/${id}`, by, {}, browser);
const viewByCard = (by: By) =>
  post(`/api/providers/${provider.id}`, `/api/metrics/track-profile-view/${provider.id}`, by, { by_card: true });
const viewService = (by: By, id: number | string = service.id) =>
  post(`/api/services/${id}`, `/api/metrics/track-service-view/${id}`, by);
const visit = (by: By, id = service.id) => post(`/api/services/${id}`, '/api/history/visited', by, { service_id: id });
const click = (by: By, click_type: string, id = service.id) =>
  post(`/api/services/${id}`, '/api/metrics/track-click', by, { service_id: id, click_type });

const read = (as: Person | null, query = '', id: number | string = provider.id) =>
  h.call<{ data: ProviderMetrics }>('GET', `/api/metrics/provider/${id}${query}`, { as: as?.token });
async function metrics(query = ''): Promise<ProviderMetrics> {
  // as a new administrator: older sessions may have expired since the clock moved
  const { status, body } = await read(await createAdmin(h), query);
  expect(status).toBe(200);
  return body.data;
}
describe('the metrics of a provider', () => {
  test('are for itself and admins', async () => {
    const [client, other] = [await createClient(h), await createProvider(h, { entitled: true })];
    expect((await read(null)).status).toBe(401);
    for (const person of [client, other]) {
      const { status, body } = await read(person);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    for (const person of [provider, await createAdmin(h)]) expect((await read(person)).status).toBe(200);
    for (const id of [client.id, 999_999]) {
      for (const person of [client, provider, await createAdmin(h)])
        expect((await read(person, '', id)).status).toBe(404);
    }
    expect((await read(provider, '?period=decade')).body.errors).toEqual({ period: 'Período inválido' });
    expect((await read(provider, '', 'uno')).status).toBe(400);
  });

  test('show the events of each service', async () => {
    const quiet = await createService(h, provider, { is_active: 0 });
    const deleted = await createService(h, provider);
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await viewService(address);
    await click('10.0.0.1', 'whatsapp');
    await click('10.0.0.1', 'phone');
    await click('10.0.0.2', 'email', deleted.id);
    await viewProfile('10.0.0.1');
    await h.call('DELETE', `/api/services/${deleted.id}`, { as: provider.token });
    expect(await metrics()).toMatchObject({
      whatsappClicks: 1,
      phoneClicks: 1,
      profileViews: 1,
      serviceMetrics: [
        {
          service_id: service.id,
          Service: { title: service.title, is_active: true },
          views: 3,
          total_clicks: 2,
          whatsapp_clicks: 1,
          phone_clicks: 1,
          email_clicks: 0,
          reached: 3,
          acted: 1,
          conversion_rate: 33.3,
        },
        { service_id: quiet.id, Service: { is_active: false }, views: 0, total_clicks: 0, conversion_rate: 0 },
      ],
      summary: { totalServices: 2, activeServices: 1, inactiveServices: 1, averageConversionRate: 66.7 },
      cost: { spent: 0, contacts: 2, perContact: null },
    });
  });

  test('are zero without events, and nobody was reached', async () => {
    const { clicksOverTime, serviceMetrics, profileMetrics, ...rest } = await metrics('?period=week');
    const nobody = { reached: 0, acted: 0 };
    expect(rest).toEqual({
      whatsappClicks: 0,
      phoneClicks: 0,
      profileViews: 0,
      cardViews: 0,
      summary: { totalServices: 1, activeServices: 1, inactiveServices: 0, averageConversionRate: 0, ...nobody },
      cost: { spent: 0, payments: 0, contacts: 0, perContact: null, freeUntil: null },
    });
    expect(profileMetrics).toMatchObject({ views: 0, total_clicks: 0, conversion_rate: 0, ...nobody });
    expect(serviceMetrics[0]).toMatchObject({ views: 0, total_clicks: 0, conversion_rate: 0 });
    expect(clicksOverTime).toHaveLength(7);
  });

  test('count who came by the short link once a day, within the views of the profile (rule CARD-4)', async () => {
    const client = await createClient(h);
    for (const by of ['10.0.0.1', '10.0.0.1', '10.0.0.2', client, client, provider]) await viewByCard(by);
    await viewProfile('10.0.0.3');
    const { cardViews, profileViews, summary, serviceMetrics, profileMetrics } = await metrics();
    expect({ cardViews, profileViews }).toEqual({ cardViews: 3, profileViews: 4 });
    expect([summary, profileMetrics]).toMatchObject([
      { reached: 4, acted: 0 },
      { views: 4, total_clicks: 0 },
    ]);
    expect(serviceMetrics).toMatchObject([{ views: 0, reached: 0, acted: 0 }]);
  });

  test('stand under local days, zeros between', async () => {
    const at = async (iso: string, address: string) => {
      h.clock.set(iso);
      await viewService(address);
      await click(address, 'whatsapp');
    };
    await at('2026-03-04T02:59:59.999Z', '10.0.0.1'); // the 3rd: a day too long ago
    await at('2026-03-04T03:00:00.000Z', '10.0.0.2'); // the 4th
    await at('2026-03-10T02:59:59.999Z', '10.0.0.3'); // the 9th
    await at('2026-03-10T03:00:00.000Z', '10.0.0.4'); // the 10th
    h.clock.set(noon);
    await viewService('10.0.0.5');
    const week = await metrics('?period=week');
    const days = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-03-${day}`);
    const counts = [1, 0, 0, 0, 0, 1, 1];
    expect(week.clicksOverTime).toEqual(
      days.map((date, i) => ({ date, clicks: counts[i], views: (counts[i] ?? 0) + (i === 6 ? 1 : 0) })),
    );
    expect(week.whatsappClicks).toBe(3);
    const month = await metrics();
    expect([month.clicksOverTime.length, month.clicksOverTime[0]?.date, month.whatsappClicks]).toEqual([
      30,
      '2026-02-09',
      4,
    ]);
    h.clock.set('2026-03-11T03:00:00.000Z'); // the 11th: the 4th has left the week
    expect((await metrics('?period=week')).whatsappClicks).toBe(2);
  });

  test('of a year stand under local months', async () => {
    for (const [iso, address] of [
      ['2025-03-10T15:00:00.000Z', '10.0.0.1'], // 365 days ago: out
      ['2025-03-11T03:00:00.000Z', '10.0.0.2'], // 364: in
      ['2026-02-01T02:59:00.000Z', '10.0.0.3'], // still January
      ['2026-03-01T03:00:00.000Z', '10.0.0.4'],
    ] as const) {
      h.clock.set(iso);
      await click(address, 'phone');
    }
    h.clock.set(noon);
    const { clicksOverTime } = await metrics('?period=year');
    expect(clicksOverTime).toHaveLength(13);
    expect(clicksOverTime.filter((bucket) => bucket.clicks > 0)).toEqual([
      { date: '2025-03-01', clicks: 1, views: 1 },
      { date: '2026-01-01', clicks: 1, views: 1 },
      { date: '2026-03-01', clicks: 1, views: 1 },
    ]);
  });
});

describe('views and clicks', () => {
  test('count once a viewer, kind and local day', async () => {
    h.clock.set('2026-03-10T02:30:00.000Z'); // still the 9th
    const client = await createClient(h);
    for (const by of [client, client, '10.0.0.1', '10.0.0.1', '10.0.0.2']) {
      await viewProfile(by);
      await viewService(by);
      await click(by, 'whatsapp');
      await click(by, 'email');
    }
    await visit(client);
    await Promise.all([click('10.0.0.3', 'phone'), click('10.0.0.3', 'phone'), click('10.0.0.3', 'phone')]);
    h.clock.set(noon);
    const counted = await metrics('?period=week');
    expect([counted.profileViews, counted.whatsappClicks]).toEqual([3, 3]);
    const [row] = counted.serviceMetrics;
    // a person who pressed without a view has seen it
    expect(row).toMatchObject({ views: 4, whatsapp_clicks: 3, email_clicks: 3, phone_clicks: 1, total_clicks: 7 });
    await click(client, 'whatsapp');
    expect((await metrics('?period=week')).whatsappClicks).toBe(4);
  });

  test('of one’s own never count, those of admins and other providers do', async () => {
    for (const call of [viewProfile, viewService, visit, (by: By) => click(by, 'whatsapp')]) {
      expect((await call(provider)).status).toBe(200);
    }
    const own = await metrics();
    expect([own.profileViews, own.whatsappClicks, own.serviceMetrics[0]?.views]).toEqual([0, 0, 0]);
    for (const by of [await createAdmin(h), await createProvider(h)]) {
      await viewProfile(by);
      await visit(by);
      await click(by, 'whatsapp');
    }
    const others = await metrics();
    expect([others.profileViews, others.whatsappClicks, others.serviceMetrics[0]?.views]).toEqual([2, 2, 2]);
  });

  test('need an existing provider or a listed service', async () => {
    const hidden = await createService(h, provider, { is_active: 0 });
    const client = await createClient(h);
    for (const by of [client, '10.0.0.1']) {
      for (const id of [client.id, 999_999]) expect((await viewProfile(by, id)).status).toBe(404);
      for (const id of [hidden.id, 999_999]) expect((await viewService(by, id)).status).toBe(404);
    }
    expect((await viewService(provider, hidden.id)).status).toBe(200);
    expect((await viewProfile('10.0.0.1', 'uno')).status).toBe(400);
    expect((await viewService('10.0.0.1', '1e3')).status).toBe(400);
  });

  test('tell a few browsers behind one address apart, and keep neither', async () => {
    for (const browser of ['Navegador Uno', 'Navegador Dos', 'Navegador Uno']) {
      await viewProfile('203.0.113.9', provider.id, browser);
    }
    expect((await metrics()).profileViews).toBe(2);
    const { db } = h.deps;
    const rows = await db.selectFrom('daily_events').selectAll().where('provider_id', '=', provider.id).execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Navegador/);
    for (const { viewer } of rows) expect(viewer).toMatch(/^network:[0-9a-f]{32}:\d$/);
    const today = rows.map(({ viewer }) => viewer);
    h.clock.set('2026-03-11T15:00:00.000Z');
    await viewProfile('203.0.113.9', provider.id, 'Navegador Uno');
    const next = await db.selectFrom('daily_events').selectAll().where('day', '=', '2026-03-11').execute();
    expect(next).toHaveLength(1);
    expect(today).not.toContain(next[0]?.viewer);
  });
});
