// @module-tag postgres
import type { HistoryItem } from '@tero/shared/contract/history';
import { limits } from '@tero/shared/limits';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { copyService, createService } from '../../../test/services.ts';

const h = await startHarness();

const visit = (as: Person | null, service_id: unknown) =>
  h.call('POST', '/api/history/visited', { as: as?.token, body: { service_id } });
const click = (as: Person | null, service_id: unknown, click_type: unknown = 'whatsapp') =>
  h.call('POST', '/api/metrics/track-click', { as: as?.token, body: { service_id, click_type } });

async function list(person: Person, which: 'visited' | 'contacted'): Promise<HistoryItem[]> {
  const response = await h.call<HistoryItem[]>('GET', `/api/history/${which}`, { as: person.token });
  expect(response.status).toBe(200);
  return response.body;
}

async function contactsOf(serviceId: number): Promise<number[]> {
  const rows = await h.deps.db
    .selectFrom('contacts')
    .select('account_id')
    .where('service_id', '=', serviceId)
    .execute();
  return rows.map((row) => row.account_id);
}

async function hiddenServices(provider: Person): Promise<number[]> {
  const paused = await createService(h, provider, { is_active: 0 });
  const deleted = await createService(h, provider, { deleted_at: h.clock.now().toISOString() });
  const unpaid = await createService(h, await createProvider(h));
  return [paused.id, deleted.id, unpaid.id, 999_999];
}

describe('visits', () => {
  test('are for accounts, each one its own', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const calls = [
      await visit(null, service.id),
      await h.call('GET', '/api/history/visited'),
      await h.call('GET', '/api/history/contacted'),
    ];
    for (const { status, body } of calls) expect([status, body.code]).toEqual([401, 'session_required']);
    const people = [await createClient(h), await createProvider(h), await createAdmin(h)];
    for (const person of people) {
      expect(await list(person, 'visited')).toEqual([]);
      expect((await visit(person, service.id)).status).toBe(200);
      expect((await list(person, 'visited')).map((item) => item.id)).toEqual([service.id]);
    }
  });

  test('show the service as it is now', async () => {
    const provider = await createProvider(h, { entitled: true, name: 'Rosa Luz' });
    const given = { price: [1000, 2500.5] as const, images: ['foto'], category: 'Pintura' };
    const service = await createService(h, provider, given);
    const client = await createClient(h);
    await visit(client, service.id);
    expect(await list(client, 'visited')).toEqual([
      {
        id: service.id,
        title: service.title,
        image: '/uploads/foto-480.webp',
        category: 'Pintura',
        category_slug: 'pintura',
        provider_id: provider.id,
        provider_name: 'Rosa Luz',
        provider_image: null,
        price: '$1.000 - $2.500,50',
        is_available: true,
        visited_at: h.clock.now().toISOString(),
        contacted_at: null,
      },
    ]);
  });

  test('count the last time, and stand in its order', async () => {
    const provider = await createProvider(h, { entitled: true });
    const [first, second] = [await createService(h, provider), await createService(h, provider)];
    const client = await createClient(h);
    for (const { id } of [first, second, first]) {
      h.clock.advance(1000);
      await visit(client, id);
    }
    await Promise.all([visit(client, first.id), visit(client, first.id)]);
    const items = await list(client, 'visited');
    expect(items.map((item) => item.id)).toEqual([first.id, second.id]);
    expect(items[0]?.visited_at).toBe(h.clock.now().toISOString());
  });

  test("to one's own service leave no trace, to hidden ones of others are not there", async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const paused = await createService(h, provider, { is_active: 0 });
    for (const { id } of [service, paused]) expect((await visit(provider, id)).status).toBe(200);
    expect(await list(provider, 'visited')).toEqual([]);
    const client = await createClient(h);
    for (const id of await hiddenServices(provider)) expect((await visit(client, id)).status).toBe(404);
    for (const id of ['uno', 0, null, undefined]) expect((await visit(client, id)).status).toBe(400);
    expect(await list(client, 'visited')).toEqual([]);
  });

  test('keep the title of a service that is gone', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider, { title: 'Se fue' });
    const client = await createClient(h);
    await visit(client, service.id);
    await click(client, service.id);
    await h.call('DELETE', `/api/services/${service.id}`, { as: provider.token });
    const gone = { id: service.id, title: 'Se fue', is_available: false };
    expect(await list(client, 'visited')).toMatchObject([gone]);
    expect(await list(client, 'contacted')).toMatchObject([gone]);
  });

  test('show the newest only, so many of them', async () => {
    const service = await createService(h, await createProvider(h, { entitled: true }));
    const client = await createClient(h);
    const ids = await copyService(h, service, limits.historyItems + 5);
    for (const id of ids) {
      h.clock.advance(1);
      await visit(client, id);
      await click(client, id);
    }
    const newest = ids.toReversed().slice(0, limits.historyItems);
    expect((await list(client, 'visited')).map((item) => item.id)).toEqual(newest);
    expect((await list(client, 'contacted')).map((item) => item.id)).toEqual(newest);
  });
});

describe('contacts', () => {
  test('are counted for anybody, and kept in the history of accounts', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    expect((await click(null, service.id)).status).toBe(200);
    expect((await click(provider, service.id)).status).toBe(200);
    expect(await contactsOf(service.id)).toEqual([]);
    const people = [await createClient(h), await createProvider(h), await createAdmin(h)];
    for (const person of people) expect((await click(person, service.id)).body).toEqual({ success: true });
    expect((await contactsOf(service.id)).toSorted((a, b) => a - b)).toEqual(people.map((person) => person.id));
    const [client] = people as [Person];
    expect(await list(client, 'contacted')).toMatchObject([
      { id: service.id, visited_at: null, contacted_at: h.clock.now().toISOString() },
    ]);
    expect(await list(await createClient(h), 'contacted')).toEqual([]);
  });

  test('count the last time, beside the visit of the same account', async () => {
    const service = await createService(h, await createProvider(h, { entitled: true }));
    const [client, other] = [await createClient(h), await createClient(h)];
    await visit(client, service.id);
    const visited_at = h.clock.now().toISOString();
    h.clock.advance(5000);
    await visit(other, service.id);
    await Promise.all([click(client, service.id), click(client, service.id, 'phone')]);
    const contacted_at = h.clock.now().toISOString();
    expect(await list(client, 'contacted')).toMatchObject([{ visited_at, contacted_at }]);
    expect(await list(client, 'visited')).toMatchObject([{ visited_at, contacted_at }]);
    expect(await list(other, 'visited')).toMatchObject([{ visited_at: contacted_at, contacted_at: null }]);
    h.clock.advance(5000);
    await click(client, service.id, 'email');
    expect(await list(client, 'contacted')).toMatchObject([{ contacted_at: h.clock.now().toISOString() }]);
  });

  test('from a profile are listed with the provider, the last time first', async () => {
    const [first, second] = [
      await createProvider(h, { name: 'Rosa Luz', profile: { company_name: 'Luz y Norte', service: 'Electricista' } }),
      await createProvider(h, { name: 'Juan Paz', profile: { company_name: null, service: null } }),
    ];
    const client = await createClient(h);
    const call = (as: Person | null, provider: Person) =>
      h.call('POST', '/api/metrics/track-click', {
        as: as?.token,
        body: { provider_id: provider.id, click_type: 'whatsapp' },
      });
    const listed = async (as: Person) =>
      (await h.call('GET', '/api/history/contacted-providers', { as: as.token })).body as unknown;
    expect((await h.call('GET', '/api/history/contacted-providers')).status).toBe(401);
    await call(client, first);
    await call(null, second);
    await call(second, second);
    h.clock.advance(1000);
    await call(client, second);
    h.clock.advance(1000);
    await call(client, first);
    const [contacted_at, before] = [0, 1000].map((ago) => new Date(h.clock.now().getTime() - ago).toISOString());
    expect(await listed(client)).toEqual([
      {
        provider_id: first.id,
        provider_name: 'Luz y Norte',
        provider_image: null,
        service: 'Electricista',
        contacted_at,
      },
      { provider_id: second.id, provider_name: 'Juan Paz', provider_image: null, service: null, contacted_at: before },
    ]);
    expect(await listed(second)).toEqual([]);
    expect(await list(client, 'contacted')).toEqual([]);
  });

  test('from a quote are told as such while they are the last (rule QUOTE-23)', async () => {
    const provider = await createProvider(h, { entitled: true });
    const client = await createClient(h);
    const touch = async (body: object) => {
      h.clock.advance(1000);
      await h.call('POST', '/api/metrics/track-click', {
        as: client.token,
        body: { provider_id: provider.id, click_type: 'whatsapp', ...body },
      });
      const { body: listed } = await h.call('GET', '/api/history/contacted-providers', { as: client.token });
      return (listed as unknown as { from_quote?: boolean }[]).map(({ from_quote = false }) => from_quote);
    };
    expect(await touch({ from_quote: true })).toEqual([true]);
    expect(await touch({})).toEqual([false]);
    expect(await touch({ from_quote: true })).toEqual([true]);
    // a visit that was made offline and is older
    expect(await touch({ happened_at: new Date(h.clock.now().getTime() - 60_000).toISOString() })).toEqual([true]);
  });

  test('are of listed services and of known kinds', async () => {
    const provider = await createProvider(h, { entitled: true });
    for (const id of await hiddenServices(provider)) {
      for (const as of [null, provider, await createClient(h)]) expect((await click(as, id)).status).toBe(404);
    }
    const service = await createService(h, provider);
    for (const kind of ['fax', '', null, 1]) {
      const response = await click(null, service.id, kind);
      expect([response.status, response.body.errors]).toEqual([400, { click_type: 'Tipo de contacto inválido' }]);
    }
    expect((await click(null, 'uno')).status).toBe(400);
  });
});

describe('what waited for signal', () => {
  const daysAgo = (days: number) => new Date(h.clock.now().getTime() - days * 24 * 60 * 60_000).toISOString();
  const eventsOf = async ({ id }: Person) =>
    (await h.deps.db.selectFrom('daily_events').select('kind').where('provider_id', '=', id).execute()).length;
  const send = async (as: Person, body: object) => {
    const path = 'click_type' in body ? '/api/metrics/track-click' : '/api/history/visited';
    expect((await h.call('POST', path, { as: as.token, body })).status).toBe(200);
  };

  test('stands in the history with its time, which no clock of a phone puts ahead', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const client = await createClient(h);
    const click = { service_id: service.id, click_type: 'whatsapp' };
    const ofProfile = { provider_id: provider.id, click_type: 'phone' };
    for (const body of [click, ofProfile]) await send(client, { ...body, happened_at: daysAgo(2) });
    await send(client, { service_id: service.id, happened_at: daysAgo(3) });
    const times = { visited_at: daysAgo(3), contacted_at: daysAgo(2) };
    expect(await list(client, 'contacted')).toMatchObject([times]);
    const { body } = await h.call('GET', '/api/history/contacted-providers', { as: client.token });
    expect(body).toMatchObject([{ contacted_at: daysAgo(2) }]);
    // an older visit that arrives later changes nothing
    await send(client, { ...click, happened_at: daysAgo(4) });
    await send(client, { service_id: service.id, happened_at: daysAgo(4) });
    expect(await list(client, 'visited')).toMatchObject([times]);
    await send(client, { ...click, happened_at: daysAgo(-1) });
    expect(await list(client, 'contacted')).toMatchObject([{ contacted_at: h.clock.now().toISOString() }]);
  });

  test('counts nowhere when it is older than the token of a page may be', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const client = await createClient(h);
    const old = daysAgo(limits.pageTokenDays + 1);
    const written = [
      { service_id: service.id, click_type: 'whatsapp' },
      { provider_id: provider.id, click_type: 'whatsapp' },
      { service_id: service.id },
    ];
    for (const body of written) await send(client, { ...body, happened_at: old });
    expect(await eventsOf(provider)).toBe(0);
    expect(await list(client, 'visited')).toMatchObject([{ visited_at: daysAgo(limits.pageTokenDays) }]);
    for (const body of written) await send(client, { ...body, happened_at: daysAgo(1) });
    expect(await eventsOf(provider)).toBe(3);
    const wrong = { service_id: service.id, click_type: 'phone', happened_at: 'ayer' };
    const refused = await h.call('POST', '/api/metrics/track-click', { as: client.token, body: wrong });
    expect([refused.status, refused.body.errors]).toEqual([400, { happened_at: 'Fecha inválida' }]);
  });
});
