import type { PublicProvider } from '@tero/shared/contract/providers';
import { expect, test } from 'vitest';
import { createAdmin, createClient, createProvider, createService, type Person } from '../../../test/factories.ts';
import { startHarness } from '../../../test/harness.ts';

const h = await startHarness();

const profile = (id: number | string, as: Person | null = null) =>
  h.call<{ provider: PublicProvider }>('GET', `/api/providers/${id}`, { as: as?.token });

const secrets = {
  username: 'rosaluz85',
  address: 'Bulevar Artigas 1234',
  cedula_number: '41234567',
  birth_date: '1985-11-30',
  emergency_contact: 'Tía Chola',
  emergency_phone: '098111222',
  documents_submitted_at: '2026-01-15T12:00:00.000Z',
};

async function rosa(): Promise<Person> {
  const { username, address, ...documents } = secrets;
  return createProvider(h, {
    name: 'Rosa Luz',
    email: 'rosa@luz.uy',
    phone: '099 654 321',
    profile_image: 'rosa',
    entitled: true,
    username,
    address,
    profile: {
      ...documents,
      company_name: 'Luz y Norte',
      service: 'Electricidad',
      specialty: 'Autorizada por UTE',
      description: 'Electricista con 20 años de oficio',
      location: 'Montevideo',
      verification_status: 'approved',
      rating_total: 1383,
      reviews_count: 3,
    },
  });
}

test('the public profile shows what anybody may see, phone and email with a session only', async () => {
  const provider = await rosa();
  await createService(h, provider);
  await createService(h, provider);
  await createService(h, provider, { is_active: 0 });
  await createService(h, provider, { deleted_at: h.clock.now().toISOString() });
  const seen = {
    id: provider.id,
    name: 'Rosa Luz',
    company_name: 'Luz y Norte',
    service: 'Electricidad',
    specialty: 'Autorizada por UTE',
    description: 'Electricista con 20 años de oficio',
    profile_image: '/uploads/rosa-256.webp',
    location: 'Montevideo',
    rating: 4.61,
    review_count: 3,
    services_count: 2,
    is_verified: true,
    phone: null,
    email: null,
    created_at: h.clock.now().toISOString(),
    page_token: expect.any(String),
  };
  const old = { created_at: '2025-01-01T12:00:00.000Z' };
  const visitor = await profile(provider.id);
  expect(visitor.body).toEqual({ success: true, provider: seen });
  expect(visitor.headers.vary).toContain('Authorization');
  const withContact = { ...seen, phone: '099 654 321', email: 'rosa@luz.uy' };
  const readers = [await createClient(h, old), await createProvider(h, old), await createAdmin(h), provider];
  for (const reader of readers) {
    const { body, headers } = await profile(provider.id, reader);
    expect(body.provider).toEqual(withContact);
    expect(headers['cache-control']).toBe('private, no-store');
    for (const secret of Object.values(secrets)) expect(JSON.stringify(body)).not.toContain(secret);
  }
  const ended = await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${provider.id}`, { as: 'no.es.un' });
  expect(ended.body.provider).toEqual(seen);
});

test('a new provider has a profile too', async () => {
  const { body } = await profile((await createProvider(h)).id);
  expect(body.provider).toMatchObject({ rating: 0, review_count: 0, services_count: 0, is_verified: false });
});

test('clients, admins and unknown ids have none', async () => {
  for (const id of [(await createClient(h)).id, (await createAdmin(h)).id, 999_999]) {
    for (const as of [null, await createAdmin(h)]) {
      const { status, body } = await profile(id, as);
      expect([status, body.code, body.message]).toEqual([404, 'not_found', 'No se encontró el perfil del proveedor']);
    }
  }
  for (const word of ['uno', '1e3', '-1', '0', '1%27']) expect((await profile(word)).status).toBe(400);
});
