// @module-tag postgres
import type { PublicProvider } from '@tero/shared/contract/providers';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

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
    response_time: null,
    punctual: null,
    is_verified: false,
    is_reviewed: true,
    phone: null,
    email: null,
    created_at: h.clock.now().toISOString(),
  };
  const old = { created_at: '2025-01-01T12:00:00.000Z' };
  const visitor = await profile(provider.id);
  expect(visitor.body).toEqual({ success: true, provider: seen });
  expect(visitor.headers.vary).toContain('Authorization');
  const withContact = { ...seen, page_token: expect.any(String), phone: '099 654 321', email: 'rosa@luz.uy' };
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

test('anybody may read what was verified of a provider and on which day, as long as it stands', async () => {
  const { db } = h.deps;
  const provider = await createProvider(h, { email_verified: 0, profile: { verification_status: 'approved' } });
  const checks = async (id: number) => (await h.call('GET', `/api/providers/${id}/checks`)).body;
  expect(await checks(provider.id)).toEqual({ success: true, checks: [{ what: 'identity', day: null }] });
  const decided = { provider_id: provider.id, admin_id: null, reason: null, admin_notes: 'Nota privada' };
  await db
    .insertInto('verification_decisions')
    .values([
      { ...decided, status: 'rejected', created_at: '2026-02-01T12:00:00.000Z' },
      { ...decided, status: 'approved', created_at: '2026-03-02T02:30:00.000Z' },
    ])
    .execute();
  const used = { purpose: 'verify', account_id: provider.id, created_at: '2026-01-05T12:00:00.000Z' } as const;
  const at = '2026-01-05T12:10:00.000Z';
  await db
    .insertInto('mail_tokens')
    .values({ ...used, hash: 'h', expires_at: at, used_at: at })
    .execute();
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', provider.id).execute();
  expect((await checks(provider.id)).checks).toEqual([
    { what: 'identity', day: '2026-03-01' },
    { what: 'email', day: '2026-01-05' },
  ]);
  await db
    .updateTable('provider_profiles')
    .set({ verification_status: 'pending' })
    .where('account_id', '=', provider.id)
    .execute();
  expect((await checks(provider.id)).checks).toEqual([{ what: 'email', day: '2026-01-05' }]);
  expect((await checks((await createClient(h)).id)).code).toBe('not_found');
});
