import type { ServiceCard } from '@tero/shared/contract/services';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();

type Seen = Pick<ServiceCard, 'provider_image' | 'provider_verified' | 'provider_reviewed' | 'schedule'>;

const seen = ({ provider_image, provider_verified, provider_reviewed }: Seen) => ({
  ...{ provider_image, provider_verified, provider_reviewed },
});

/** Returns a service as each list of services, its page and the favourites show it. */
async function cardsOf(service: { id: number }, provider: Person, reader: Person): Promise<Seen[]> {
  const lists = await Promise.all(
    [
      '/api/services',
      '/api/services/recent',
      '/api/services/category/Pintura',
      '/api/search/services?q=frentes',
      `/api/services/provider/${provider.id}`,
    ].map(async (path) => (await h.call<{ services: ServiceCard[] }>('GET', path)).body.services),
  );
  const detail = await h.call<{ service: ServiceCard }>('GET', `/api/services/${service.id}`);
  const { body } = await h.call<{ favorites: Seen[] }>('GET', '/api/favorites', { as: reader.token });
  const cards = lists.flatMap((list) => list.filter(({ id }) => id === service.id));
  return [...cards, detail.body.service, ...body.favorites];
}

/** Returns the provider as each of the cards shows it. */
async function everywhere(service: { id: number }, provider: Person, reader: Person) {
  return (await cardsOf(service, provider, reader)).map(seen);
}

test('every card shows the face of the provider, and as reviewed whom the team has approved (rule SVC-98)', async () => {
  const provider = await createProvider(h, { entitled: true, profile_image: 'cara' });
  const service = await createService(h, provider, { title: 'Pintura de frentes', category: 'Pintura' });
  const reader = await createClient(h);
  await h.call('POST', '/api/favorites', { as: reader.token, body: { service_id: service.id } });
  const face = { provider_image: '/uploads/cara-96.webp' };
  expect(await everywhere(service, provider, reader)).toEqual(
    Array(7).fill({ ...face, provider_verified: false, provider_reviewed: false }),
  );

  const admin = await createAdmin(h);
  const decide = (how: 'approve' | 'reject') =>
    h.call('POST', `/api/admin/providers-verification/${provider.id}/${how}`, {
      as: admin.token,
      body: { reason: 'Falta la foto' },
    });
  expect((await decide('approve')).status).toBe(200);
  expect(await everywhere(service, provider, reader)).toEqual(
    Array(7).fill({ ...face, provider_verified: false, provider_reviewed: true }),
  );
  expect((await decide('reject')).status).toBe(200);
  expect(await everywhere(service, provider, reader)).toEqual(
    Array(7).fill({ ...face, provider_verified: false, provider_reviewed: false }),
  );
});

test('every card tells when its service is offered, and those that nobody may book tell nothing (rule TIME-8)', async () => {
  const provider = await createProvider(h, { entitled: true });
  const reader = await createClient(h);
  const about = { title: 'Frentes y fachadas', category: 'Pintura', hours_start: '20:00', hours_end: '23:30' };
  const service = await createService(h, provider, { ...about, days: ['lunes', 'domingo'] });
  await h.call('POST', '/api/favorites', { as: reader.token, body: { service_id: service.id } });
  const schedules = async () => (await cardsOf(service, provider, reader)).map(({ schedule }) => schedule);
  expect(await schedules()).toEqual(Array(7).fill({ days: 0b1000001, start: '20:00', end: '23:30' }));

  const { db } = h.deps;
  await db.updateTable('services').set({ hours_end: null }).where('id', '=', service.id).execute();
  expect(await schedules()).toEqual(Array(7).fill({ days: 0b1000001 }));
  await db.updateTable('services').set({ days_mask: 0 }).where('id', '=', service.id).execute();
  expect(await schedules()).toEqual(Array(7).fill(undefined));

  await db.updateTable('services').set({ days_mask: 1 }).where('id', '=', service.id).execute();
  await h.call('PUT', `/api/services/${service.id}/active`, { as: provider.token, body: { is_active: false } });
  const path = `/api/services/${service.id}`;
  const own = await h.call<{ service: ServiceCard }>('GET', path, { as: provider.token });
  const kept = await h.call<{ favorites: Seen[] }>('GET', '/api/favorites', { as: reader.token });
  expect([own.status, own.body.service.schedule, kept.body.favorites[0]?.schedule]).toEqual([
    200,
    undefined,
    undefined,
  ]);
});

test('a provider says nothing about being verified', async () => {
  const provider = await createProvider(h, { entitled: true });
  const service = await createService(h, provider);
  for (const [method, path] of [
    ['PUT', '/api/providers/profile'],
    ['PUT', '/api/users/profile'],
    ['PUT', `/api/services/${service.id}/active`],
  ] as const) {
    const body = { is_active: true, provider_verified: true, is_verified: true, verification_status: 'approved' };
    await h.call(method, path, { as: provider.token, body });
  }
  const { body } = await h.call<{ service: ServiceCard }>('GET', `/api/services/${service.id}`);
  expect(seen(body.service)).toEqual({ provider_image: null, provider_reviewed: false, provider_verified: false });
});
