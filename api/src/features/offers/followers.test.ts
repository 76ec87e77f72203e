// @module-tag postgres
import { day, hour } from '@tero/shared/rules/time/durations';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { beforeEach, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { tellOfOffers } from './followers.ts';

const h = await startHarness();
const noon = '2026-03-10T15:00:00.000Z';
beforeEach(() => h.clock.set(noon));

async function offer(provider: Person, starts = 0, days = 5) {
  const start_date = addDays(localDay(h.clock.now()), starts);
  const created_at = h.clock.now().toISOString();
  const dates = { start_date, end_date: addDays(start_date, days), created_at };
  await h.deps.db
    .insertInto('offers')
    .values({ provider_id: provider.id, file: 'f', ...dates })
    .execute();
}

async function switchOn(person: Person) {
  const on = { enabled: true, categories: { promotionalOffers: true } };
  const settings = { email: on, push: on, sms: { enabled: false, categories: {} } };
  const changed = await h.call('PUT', '/api/notifications/settings', { as: person.token, body: { settings } });
  expect(changed.status).toBe(200);
}

async function followed({ entitled = true, wanted = true } = {}) {
  const provider = await createProvider(h, { entitled, profile: { company_name: 'Luz y Norte' } });
  const service = await createService(h, provider);
  const client = await createClient(h);
  if (wanted) await switchOn(client);
  const at = h.clock.now().toISOString();
  await h.deps.db
    .insertInto('favorites')
    .values({ account_id: client.id, service_id: service.id, original_price: null, created_at: at })
    .execute();
  return { provider, client };
}

const told = (person: Person) =>
  h.deps.db
    .selectFrom('notifications')
    .select(['title', 'link'])
    .where('account_id', '=', person.id)
    .where('type', '=', 'promotion')
    .execute();

it('a promotion that starts is told to whoever has its provider among the favourites, once', async () => {
  const { provider, client } = await followed();
  const stranger = await createClient(h);
  await offer(provider, 1);
  await tellOfOffers(h.deps);
  expect(await told(client)).toEqual([]);
  h.clock.advance(day);
  await tellOfOffers(h.deps);
  await tellOfOffers(h.deps);
  expect(await told(client)).toEqual([{ title: 'Promoción de Luz y Norte', link: `/provider-profile/${provider.id}` }]);
  expect(await told(stranger)).toEqual([]);
  expect(await told(provider)).toEqual([]);
  h.clock.advance(day);
  await tellOfOffers(h.deps);
  expect(await told(client)).toHaveLength(1);
});

it('nobody is told who did not switch promotions on, not in the app either', async () => {
  const { provider, client } = await followed({ wanted: false });
  await offer(provider);
  await tellOfOffers(h.deps);
  expect(await told(client)).toEqual([]);
});

it('of several promotions one a day is told to a person', async () => {
  const { provider, client } = await followed();
  await offer(provider);
  await offer(provider);
  await tellOfOffers(h.deps);
  expect(await told(client)).toHaveLength(1);
});

it('nobody is told at night, nor of a provider whose promotions nobody sees', async () => {
  const { provider, client } = await followed();
  await offer(provider);
  h.clock.advance(12 * hour);
  await tellOfOffers(h.deps);
  expect(await told(client)).toEqual([]);
  h.clock.advance(12 * hour);
  await tellOfOffers(h.deps);
  expect(await told(client)).toHaveLength(1);
  const lapsed = await followed({ entitled: false });
  await offer(lapsed.provider);
  await tellOfOffers(h.deps);
  expect(await told(lapsed.client)).toEqual([]);
});
