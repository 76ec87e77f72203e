import type { ServiceCard } from '@tero/shared/contract/services';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();

interface Seen {
  provider_image: string | null;
  provider_verified: boolean;
}

const seen = ({ provider_image, provider_verified }: Seen): Seen => ({ provider_image, provider_verified });

/** What every list of services says of the provider of one. */
async function everywhere(service: { id: number }, provider: Person, reader: Person): Promise<Seen[]> {
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
  return [...cards, detail.body.service, ...body.favorites].map(seen);
}

test('every card shows the face of the provider, and as verified whom the team has approved (rule SVC-98)', async () => {
  const provider = await createProvider(h, { entitled: true, profile_image: 'cara' });
  const service = await createService(h, provider, { title: 'Pintura de frentes', category: 'Pintura' });
  const reader = await createClient(h);
  await h.call('POST', '/api/favorites', { as: reader.token, body: { service_id: service.id } });
  const face = { provider_image: '/uploads/cara-96.webp' };
  expect(await everywhere(service, provider, reader)).toEqual(Array(7).fill({ ...face, provider_verified: false }));

  const admin = await createAdmin(h);
  const decide = (how: 'approve' | 'reject') =>
    h.call('POST', `/api/admin/providers-verification/${provider.id}/${how}`, {
      as: admin.token,
      body: { reason: 'Falta la foto' },
    });
  expect((await decide('approve')).status).toBe(200);
  expect(await everywhere(service, provider, reader)).toEqual(Array(7).fill({ ...face, provider_verified: true }));
  expect((await decide('reject')).status).toBe(200);
  expect(await everywhere(service, provider, reader)).toEqual(Array(7).fill({ ...face, provider_verified: false }));
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
  expect(seen(body.service)).toEqual({ provider_image: null, provider_verified: false });
});
