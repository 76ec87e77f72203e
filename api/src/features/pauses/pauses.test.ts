// @module-tag postgres
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { headTags } from '../../site/head/head.ts';
import { resolvePage } from '../../site/pages/resolve.ts';
import { tellOfEnds } from './telling.ts';

// noon in Montevideo
const h = await startHarness();

const pause = async (as: Person, until: unknown, note?: unknown) =>
  h.call('PUT', '/api/provider/pause', { as: await signIn(h, as), body: { until, note } });
const ownPause = async (as: Person) =>
  (await h.call<{ pause: unknown }>('GET', '/api/provider/pause', { as: await signIn(h, as) })).body.pause;
const page = (id: number) => h.call<{ service: Service }>('GET', `/api/services/${id}`);
const noticesOf = async (person: Person) => {
  await tellOfEnds(h.deps);
  const { db } = h.deps;
  const query = db.selectFrom('notifications').select(['title', 'message']).where('account_id', '=', person.id);
  return query.where('type', '=', 'pause_ended').execute();
};

/** Tells whether a service is in the public lists and searches. Expects all of them to agree. */
async function isListed({ id, title }: { id: number; title: string }): Promise<boolean> {
  const words = encodeURIComponent(title);
  const lists = [
    '/api/services?limit=48',
    '/api/services/recent?limit=50',
    '/api/services/category/electricidad?limit=48',
    `/api/search/services?q=${words}`,
    `/api/search/suggestions?q=${words}`,
  ];
  const said = new Map<string, boolean>();
  for (const url of lists) {
    const { body } = await h.call<unknown>('GET', url);
    const rows = Array.isArray(body) ? body : (body as { services: { id: number }[] }).services;
    said.set(
      url,
      rows.some((row: { id: number; title: string }) => row.id === id && row.title === title),
    );
  }
  const isIn = said.get('/api/services?limit=48') ?? null;
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(lists.map((url) => [url, isIn])));
  return isIn === true;
}

async function anElectrician() {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider, { title: `Tableros y enchufes ${provider.id}` });
  return { provider, service };
}

describe('a pause', () => {
  test('takes all services out of every list at once, and leaves their pages and the profile with the day', async () => {
    h.clock.set('2026-03-02T15:00:00.000Z');
    const { provider, service } = await anElectrician();
    expect(await isListed(service)).toBe(true);
    const { status, body } = await pause(provider, '2026-03-10', '  Vacaciones   en familia ');
    const away = { until: '2026-03-10', note: 'Vacaciones en familia' };
    expect([status, body.message, body.pause]).toEqual([200, 'En pausa. Vuelve el 10 de marzo.', away]);
    expect(await isListed(service)).toBe(false);
    expect((await page(service.id)).body.service).toMatchObject({ listed: false, pause: away, title: service.title });
    const profile = await h.call('GET', `/api/providers/${provider.id}`);
    expect(profile.body.provider).toMatchObject({ pause: away, services_count: 1 });
    const cards = await h.call('GET', `/api/services/provider/${provider.id}`);
    expect(cards.body.services).toMatchObject([{ id: service.id, pause: away }]);
    const response = await resolvePage(h.deps, `/servicios/${service.id}`, '');
    const html = 'head' in response ? headTags(response.head, 'https://tero.example') : '';
    expect(html).toContain('Vuelve el 10 de marzo');
    expect(html).toContain('"availabilityStarts":"2026-03-10"');
    expect(html).not.toContain('InStock');
  });

  test('stands in favourites and history, where reviews, contacts and hearts go on', async () => {
    const [{ provider, service }, client] = [await anElectrician(), await createClient(h)];
    await pause(provider, '2026-04-01');
    const as = await signIn(h, client);
    const add = { service_id: service.id };
    expect((await h.call('POST', '/api/favorites', { as, body: add })).status).toBe(200);
    const click = { ...add, click_type: 'whatsapp' };
    expect((await h.call('POST', '/api/metrics/track-click', { as, body: click })).status).toBe(200);
    const shown = { is_available: true, pause: { until: '2026-04-01', note: null } };
    expect((await h.call('GET', '/api/favorites', { as })).body.favorites).toMatchObject([shown]);
    const { body } = await h.call<{ history: object[] }>('GET', '/api/history/contacted', { as });
    expect(JSON.stringify(body)).toContain('"pause":{"until":"2026-04-01"');
  });

  test('ends by itself at midnight in Montevideo, with the first call of the day', async () => {
    const { provider, service } = await anElectrician();
    const other = await createProvider(h, { entitled: true });
    const later = await createService(h, other, { title: 'Otro que vuelve más tarde' });
    await pause(provider, '2026-03-10');
    await pause(other, '2026-03-11');
    for (const at of ['2026-03-09T12:00:00.000Z', '2026-03-10T02:59:59.999Z']) {
      h.clock.set(at);
      expect(await isListed(service)).toBe(false);
    }
    h.clock.set('2026-03-10T03:00:00.000Z');
    expect(await isListed(service)).toBe(true);
    expect((await page(service.id)).body.service.pause).toBeUndefined();
    expect(await isListed(later)).toBe(false);
    expect(await ownPause(provider)).toBeNull();
    // the server got no call for a week
    h.clock.set('2026-03-18T09:00:00.000Z');
    expect(await isListed(later)).toBe(true);
  });

  test('is told when it ended, by day and once', async () => {
    h.clock.set('2026-03-20T15:00:00.000Z');
    const { provider, service } = await anElectrician();
    await pause(provider, '2026-03-22');
    expect(await noticesOf(provider)).toEqual([]);
    h.clock.set('2026-03-22T03:00:00.000Z');
    expect(await isListed(service)).toBe(true);
    expect(await noticesOf(provider)).toEqual([]);
    h.clock.set('2026-03-22T12:00:00.000Z');
    const message = expect.stringContaining('Tu servicio está otra vez en las búsquedas');
    for (const _ of [1, 2]) expect(await noticesOf(provider)).toEqual([{ title: 'Terminó tu pausa', message }]);
  });

  test('that ends after the subscription lists nothing, and says so', async () => {
    h.clock.set('2026-03-23T15:00:00.000Z');
    const provider = await createProvider(h, { entitled: '2026-03-24T00:00:00.000Z' });
    const service = await createService(h, provider);
    await pause(provider, '2026-03-25');
    h.clock.set('2026-03-25T15:00:00.000Z');
    expect(await isListed(service)).toBe(false);
    expect((await page(service.id)).status).toBe(404);
    expect(await noticesOf(provider)).toMatchObject([{ title: 'Terminó tu pausa' }]);
  });

  test('that its provider ends after the subscription is not said to show anything again', async () => {
    h.clock.set('2026-03-23T15:00:00.000Z');
    const provider = await createProvider(h, { entitled: '2026-03-24T00:00:00.000Z' });
    await createService(h, provider);
    await pause(provider, '2026-04-10');
    h.clock.set('2026-03-25T15:00:00.000Z');
    expect((await pause(provider, null)).body).toMatchObject({ message: 'Terminó tu pausa', pause: null });
  });

  test('is changed and ended by its provider, who needs no notice', async () => {
    h.clock.set('2026-03-26T15:00:00.000Z');
    const { provider, service } = await anElectrician();
    await pause(provider, '2026-04-10', 'Vacaciones');
    await pause(provider, '2026-05-10', '');
    expect(await ownPause(provider)).toEqual({ until: '2026-05-10', note: null });
    expect((await pause(provider, null)).body).toMatchObject({ message: 'Ya aparecés de nuevo', pause: null });
    expect(await isListed(service)).toBe(true);
    expect((await pause(provider, null)).status).toBe(200);
    expect(await noticesOf(provider)).toEqual([]);
  });

  test('takes a service that is published meanwhile', async () => {
    const { provider, service } = await anElectrician();
    await pause(provider, '2026-04-10');
    const added = await createService(h, provider, { title: 'Nuevo en la pausa' });
    expect(await isListed(added)).toBe(false);
    expect((await page(added.id)).body.service.pause?.until).toBe('2026-04-10');
    const off = { as: await signIn(h, provider), body: { is_active: false } };
    await h.call('PUT', `/api/services/${service.id}/active`, off);
    expect((await page(service.id)).status).toBe(404);
    await pause(provider, null);
    expect([await isListed(service), await isListed(added)]).toEqual([false, true]);
  });

  test('hides promotions, and asks nobody whether the provider responded', async () => {
    const { provider } = await anElectrician();
    const offer = { title: 'Rebaja', file: 'a', start_date: '2026-03-01', end_date: '2026-12-31', created_at: '' };
    await h.deps.db
      .insertInto('offers')
      .values({ ...offer, provider_id: provider.id })
      .execute();
    const offers = async () =>
      (await h.call<{ offers: object[] }>('GET', `/api/offers?providerId=${provider.id}`)).body.offers.length;
    expect(await offers()).toBe(1);
    await pause(provider, '2026-04-10');
    expect(await offers()).toBe(0);
  });
});

describe('the day of a return', () => {
  const day = 'until';
  test.each([
    [undefined, 'Elegí el día en que volvés'],
    ['', 'Elegí el día en que volvés'],
    ['mañana', 'Elegí el día en que volvés'],
    ['2026-02-30', 'Elegí el día en que volvés'],
    [{ $ne: null }, 'Elegí el día en que volvés'],
    ['2026-04-01', expect.stringContaining('a partir de mañana')],
    ['2026-10-02', expect.stringContaining(`${limits.pauseMonths} meses`)],
    ['9999-12-31', expect.stringContaining(`${limits.pauseMonths} meses`)],
  ])('cannot be %s', async (until, text) => {
    h.clock.set('2026-04-02T02:59:00.000Z');
    const { provider } = await anElectrician();
    const { status, body } = await pause(provider, until);
    expect([status, body.errors]).toEqual([400, { [day]: text }]);
    expect(await ownPause(provider)).toBeNull();
  });

  test('is tomorrow at the earliest and six months ahead at the latest, by the local day', async () => {
    h.clock.set('2026-04-02T02:59:00.000Z');
    const { provider } = await anElectrician();
    for (const until of ['2026-04-02', '2026-10-01']) expect((await pause(provider, until)).status).toBe(200);
    h.clock.advance(minute);
    expect((await pause(provider, '2026-04-02')).status).toBe(400);
  });

  test.each([
    ['x'.repeat(limits.pauseNote + 1), 'Puede tener hasta'],
    ['mirá www.ejemplo.com', 'No pongas enlaces'],
    [7, 'Tiene que ser un texto'],
  ])('has a short word without links: %s', async (note, text) => {
    const { provider } = await anElectrician();
    const { status, body } = await pause(provider, '2026-06-01', note);
    expect([status, body.errors]).toEqual([400, { note: expect.stringContaining(text) }]);
  });
});

describe('who may pause', () => {
  test('providers their own alone', async () => {
    const body = { until: '2026-06-01' };
    expect((await h.call('PUT', '/api/provider/pause', { body })).status).toBe(401);
    for (const person of [await createClient(h), await createAdmin(h)]) {
      expect((await pause(person, '2026-06-01')).status).toBe(403);
    }
  });

  test('administrators see it in the panel and end it, which is logged and told', async () => {
    h.clock.set('2026-05-02T15:00:00.000Z');
    const [{ provider, service }, admin] = [await anElectrician(), await createAdmin(h)];
    await pause(provider, '2026-06-01', 'De viaje');
    const as = await signIn(h, admin);
    const person = async () => (await h.call('GET', `/api/admin/people/${provider.id}`, { as })).body.person;
    expect(await person()).toMatchObject({
      provider: { pause: { until: '2026-06-01', note: 'De viaje' } },
      services: { rows: [{ id: service.id, unlisted: ['paused'] }] },
    });
    const end = () => h.call('DELETE', `/api/admin/providers/${provider.id}/pause`, { as });
    for (const _ of [1, 2]) expect((await end()).status).toBe(200);
    expect((await h.call('DELETE', '/api/admin/providers/999999/pause', { as })).status).toBe(404);
    expect(await isListed(service)).toBe(true);
    const acts = await h.deps.db
      .selectFrom('admin_logs')
      .select('details')
      .where('entity_id', '=', provider.id)
      .where('action', '=', 'update')
      .execute();
    expect(acts).toHaveLength(1);
    expect(acts[0]?.details).toContain('2026-06-01');
    expect(await noticesOf(provider)).toMatchObject([{ title: 'Terminó tu pausa' }]);
  });

  test('a download has it', async () => {
    const { provider } = await anElectrician();
    await pause(provider, '2026-06-01', 'De viaje');
    h.clock.advance(hour);
    const { body } = await h.call<{ provider: object[] }>('GET', '/api/users/me/export', {
      as: await signIn(h, provider),
    });
    expect(body.provider).toMatchObject([{ paused_until: '2026-06-01', pause_note: 'De viaje' }]);
  });
});
