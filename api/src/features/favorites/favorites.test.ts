// @module-tag postgres
import type { Favorite } from '@tero/shared/contract/favorites';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { atOnce, expectRoomForOne } from '../../../test/cap.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { copyService, createService } from '../../../test/services.ts';

const h = await startHarness();

const add = (as: Person | null, service_id: unknown) =>
  h.call('POST', '/api/favorites', { as: as?.token, body: { service_id } });
const remove = (as: Person | null, id: number) => h.call('DELETE', `/api/favorites/${id}`, { as: as?.token });

async function favoritesOf(person: Person): Promise<Favorite[]> {
  const response = await h.call<{ favorites: Favorite[] }>('GET', '/api/favorites', { as: person.token });
  expect(response.status).toBe(200);
  return response.body.favorites;
}

test('favourites are for accounts, each one its own', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  for (const response of [await h.call('GET', '/api/favorites'), await add(null, service.id), await remove(null, 1)]) {
    expect([response.status, response.body.code]).toEqual([401, 'session_required']);
  }
  const people = [await createClient(h), await createProvider(h), await createAdmin(h), provider];
  for (const person of people) {
    expect((await add(person, service.id)).status).toBe(200);
    expect((await favoritesOf(person)).map((favorite) => favorite.service_id)).toEqual([service.id]);
  }
  const other = await createClient(h);
  expect((await remove(other, service.id)).status).toBe(200);
  expect(await favoritesOf(other)).toEqual([]);
  for (const person of people) expect(await favoritesOf(person)).toHaveLength(1);
});

test('a favourite shows its service, with the price of then and of now in pesos', async () => {
  const provider = await createProvider(h, {
    entitled: true,
    profile: { company_name: 'Luz y Norte' },
    profile_image: 'cara',
  });
  const service = await createService(h, provider, { price: 1800.5, images: ['foto', 'otra'], category: 'Pintura' });
  const client = await createClient(h);
  await add(client, service.id);
  await h.deps.db.updateTable('services').set({ price_low: 150_000, fixed_price: 150_000 }).execute();
  expect(await favoritesOf(client)).toEqual([
    {
      service_id: service.id,
      title: service.title,
      category: 'Pintura',
      category_slug: 'pintura',
      provider_id: provider.id,
      provider_name: 'Luz y Norte',
      provider_image: '/uploads/cara-96.webp',
      provider_verified: false,
      provider_reviewed: false,
      image: '/uploads/foto-480.webp',
      price: 1500,
      price_label: '$1.500',
      original_price: 1800.5,
      rating: 0,
      reviews_count: 0,
      is_available: true,
      schedule: { days: 0b11 },
      created_at: h.clock.now().toISOString(),
    },
  ]);
});

test('a favourite shows the lowest price, and null without a price', async () => {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h);
  await add(client, (await createService(h, provider, { price: null })).id);
  await add(client, (await createService(h, provider, { price: [900, 1500] })).id);
  expect(await favoritesOf(client)).toMatchObject([
    { price: 900, original_price: 900, price_label: '$900 - $1.500' },
    { price: null, original_price: null, price_label: 'A convenir' },
  ]);
});

test('adding again, in a row or at once, changes nothing', async () => {
  const service = await createService(h, await createProvider(h, { entitled: true }));
  const client = await createClient(h);
  const responses = await Promise.all([1, 2, 3].map(() => add(client, service.id)));
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
  const before = await favoritesOf(client);
  h.clock.advance(minute);
  await h.deps.db.updateTable('services').set({ price_low: 1 }).where('id', '=', service.id).execute();
  expect((await add(client, String(service.id))).status).toBe(200);
  const [after] = await favoritesOf(client);
  expect(after).toMatchObject({ created_at: before[0]?.created_at, original_price: 1800 });
  expect((await remove(client, service.id)).status).toBe(200);
  expect((await remove(client, service.id)).status).toBe(200);
  expect(await favoritesOf(client)).toEqual([]);
});

test('the last added stands first', async () => {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h);
  const ids: number[] = [];
  for (const at of [0, 1, 2]) {
    ids.unshift((await createService(h, provider)).id);
    await add(client, ids[0]);
    h.clock.advance(at * 1000);
  }
  expect((await favoritesOf(client)).map((favorite) => favorite.service_id)).toEqual(ids);
});

test('only listed services are added; those that go stay, unavailable', async () => {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h);
  const hidden = [
    await createService(h, provider, { is_active: 0 }),
    await createService(h, provider, { deleted_at: h.clock.now().toISOString() }),
    await createService(h, await createProvider(h)),
    { id: 999_999 },
  ];
  for (const { id } of hidden) expect((await add(client, id)).status).toBe(404);
  expect((await add(provider, hidden[0]?.id)).status).toBe(404);
  for (const id of ['uno', 0, null, undefined, 1.5]) {
    const response = await add(client, id);
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([400, ['service_id']]);
  }
  const paused = await createService(h, provider);
  const deleted = await createService(h, provider, { title: 'Se fue', images: ['foto'] });
  await add(client, paused.id);
  await add(client, deleted.id);
  await h.call('PUT', `/api/services/${paused.id}/active`, { as: provider.token, body: { is_active: false } });
  await h.call('DELETE', `/api/services/${deleted.id}`, { as: provider.token });
  expect(await favoritesOf(client)).toMatchObject([
    { service_id: deleted.id, title: 'Se fue', is_available: false, image: null },
    { service_id: paused.id, is_available: false },
  ]);
  expect((await remove(client, deleted.id)).status).toBe(200);
  expect(await favoritesOf(client)).toHaveLength(1);
});

test('an account has at most so many favourites', async () => {
  const service = await createService(h, await createProvider(h, { entitled: true }));
  const client = await createClient(h);
  const [spare = 0, ...ids] = await copyService(h, service, limits.favorites + 1);
  const rows = ids.map((service_id) => ({
    account_id: client.id,
    service_id,
    original_price: null,
    created_at: '2026',
  }));
  await h.deps.db.insertInto('favorites').values(rows).execute();
  const refused = await add(client, spare);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Llegaste al máximo de 500 favoritos. Eliminá alguno para agregar otro.',
  ]);
  expect((await favoritesOf(client)).some((favorite) => favorite.service_id === spare)).toBe(false);
  const [first = 0] = ids;
  expect((await add(client, first)).status).toBe(200);
  await remove(client, first);
  expect((await add(client, spare)).status).toBe(200);
  expect(await favoritesOf(client)).toHaveLength(limits.favorites);
});

test('of several at once as many get in as there is room for', async () => {
  const client = await createClient(h);
  const first = await createService(h, await createProvider(h, { entitled: true }));
  const ids = await copyService(h, first, limits.favorites + atOnce);
  const row = { account_id: client.id, original_price: 0, created_at: h.clock.now().toISOString() };
  const taken = ids.slice(0, limits.favorites - 1).map((service_id) => ({ ...row, service_id }));
  await expectRoomForOne({
    most: limits.favorites,
    fill: () => h.deps.db.insertInto('favorites').values(taken).execute(),
    attempt: (place) => add(client, ids[limits.favorites + place]),
    rows: h.deps.db.selectFrom('favorites').select('service_id').where('account_id', '=', client.id),
  });
});
