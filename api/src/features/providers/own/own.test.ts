import type { PublicProvider } from '@tero/shared/contract/providers';
import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { describe, expect, test } from 'vitest';
import { filesIn, form, image, type SentFile } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { ownProfile as own } from '../../../../test/own-profile.ts';
import { createAdmin, createClient, createProvider, type Person, signIn } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const jpeg = await image({ width: 200, height: 100 });

type Reply = { provider: OwnProvider };
const read = (as: Person | null) => h.call<Reply>('GET', '/api/providers/profile', { as: as?.token });
const update = (as: Person | null, body: object = own) =>
  h.call<Reply>('PUT', '/api/providers/profile', { as: as?.token, body });
const send = (as: Person | null, fields: Record<string, string>, files: (SentFile | Buffer)[] = []) =>
  update(as, form(fields, 'profile_image', files));
const complete = (as: Person | null) => h.call('GET', '/api/providers/profile/complete', { as: as?.token });
const served = async (address: string | null) => (await h.app.inject(address ?? '')).statusCode;

let made = 0;
/** Returns a provider and a valid profile form whose username is not taken. */
async function rosa(entitled = false) {
  made += 1;
  const provider = await createProvider(h, { entitled, profile: { cedula_number: '12345672' } });
  return { provider, body: { ...own, username: `rosa.luz.${made}` } };
}

describe('one’s own profile', () => {
  test('is for the provider alone', async () => {
    const { body } = await rosa();
    for (const call of [read, (as: Person | null) => update(as, body), complete]) {
      expect((await call(null)).status).toBe(401);
      for (const person of [await createClient(h), await createAdmin(h)]) expect((await call(person)).status).toBe(403);
    }
  });

  test('is shown whole', async () => {
    const { provider } = await rosa();
    const { status, body } = await read(provider);
    expect(status).toBe(200);
    expect(body.provider).toEqual({
      id: provider.id,
      name: provider.name,
      username: provider.username,
      email: provider.email,
      phone: provider.phone,
      company_name: null,
      service: 'Electricidad',
      specialty: null,
      description: null,
      profile_image: null,
      location: 'Montevideo',
      cedula_number: '12345672',
      birth_date: '1985-04-03',
      address: null,
      emergency_contact: null,
      emergency_phone: null,
      call_phone: null,
      is_verified: false,
      is_reviewed: false,
      verification_status: 'pending',
      documents_submitted_at: null,
      created_at: h.clock.now().toISOString(),
      version: expect.any(String),
    });
  });

  test('takes the fields that its owner can set, and no others', async () => {
    const { provider, body } = await rosa();
    const optional = {
      specialty: 'Tableros',
      description: 'Electricista con 20 años de oficio',
      location: 'Salto',
      birth_date: '1990-02-28',
      address: 'Artigas 1234',
      emergency_contact: 'Tía Chola',
      emergency_phone: '24001234',
    };
    const forbidden = {
      email: 'otra@correo.uy',
      role: 'admin',
      kind: 'user',
      is_verified: true,
      verification_status: 'approved',
      entitled_until: '2099-01-01T00:00:00.000Z',
      email_verified: true,
      id: 1,
      profile_image: '/uploads/ajena-256.webp',
      rating_total: 5,
    };
    const response = await update(provider, { ...body, ...optional, ...forbidden });
    expect([response.status, response.body.message]).toEqual([200, 'Perfil actualizado correctamente.']);
    expect(response.body.provider).toMatchObject({
      ...body,
      ...optional,
      phone: '099654321',
      id: provider.id,
      email: provider.email,
      is_verified: false,
      verification_status: 'pending',
      profile_image: null,
    });
    expect((await read(provider)).body.provider).toEqual(response.body.provider);
    const row = await h.deps.db
      .selectFrom('accounts as a')
      .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
      .select(['a.role', 'a.kind', 'p.entitled_until', 'p.rating_total'])
      .where('a.id', '=', provider.id)
      .executeTakeFirst();
    expect(row).toEqual({ role: 'provider', kind: 'provider', entitled_until: null, rating_total: 0 });
    const cleared = await update(provider, { ...body, description: ' ', birth_date: '' });
    expect(cleared.body.provider).toMatchObject({ description: null, birth_date: null, specialty: null });
  });

  test('needs its required fields', async () => {
    const { provider, body } = await rosa();
    const { status, body: response } = await update(provider, {});
    expect(status).toBe(400);
    // without phone and cédula, the stored ones stay
    const { phone: _phone, cedula_number: _cedula, ...required } = body;
    expect(Object.keys(response.errors ?? {}).sort()).toEqual(Object.keys(required).sort());
    for (const cedula_number of ['1234567', '123456789', '1234567a']) {
      const wrong = await update(provider, { ...body, cedula_number });
      expect(wrong.body.errors).toEqual({ cedula_number: 'La cédula debe tener 8 dígitos' });
    }
    expect((await update(provider, { ...body, description: 'a'.repeat(2001) })).status).toBe(400);
    expect((await update(provider, { ...body, description: 'a'.repeat(2000) })).status).toBe(200);
  });

  test('has a username that no client or provider has, in any case of letters', async () => {
    const client = await createClient(h);
    const { provider, body } = await rosa();
    for (const taken of [client.username.toUpperCase(), (await createProvider(h)).username]) {
      const { status, body: response } = await update(provider, { ...body, username: taken });
      expect([status, response.code]).toEqual([409, 'already_exists']);
      expect(response.errors).toEqual({ username: 'Este nombre de usuario ya está en uso. Elige otro.' });
    }
    expect((await read(provider)).body.provider).toMatchObject({ name: provider.name, company_name: null });
    expect((await update(provider, { ...body, username: provider.username.toUpperCase() })).status).toBe(200);
    const login = { identifier: provider.username, password: 'Prueba-2026!' };
    expect((await h.call('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });
});

test('another cédula has to be verified again', async () => {
  const approved = { verification_status: 'approved', documents_submitted_at: '2025-01-01T00:00:00.000Z' } as const;
  const { name, company_name } = own;
  const provider = await createProvider(h, { name, profile: { ...approved, company_name, cedula_number: '12345672' } });
  const body = { ...own, username: provider.username };
  const same = await update(provider, { ...body, cedula_number: '12345672' });
  expect(same.body.provider).toMatchObject({ ...approved, is_verified: false, is_reviewed: true });
  h.clock.advance(1000);
  const changed = await update(provider, body);
  expect(changed.body.provider).toMatchObject({
    is_verified: false,
    verification_status: 'pending',
    documents_submitted_at: h.clock.now().toISOString(),
  });
});

test('completeness says what is missing', async () => {
  const { provider, body } = await rosa();
  expect((await complete(provider)).body).toEqual({
    success: true,
    isComplete: false,
    missingFields: ['company_name'],
    message: 'Completá tu perfil para poder publicar. Te falta: nombre de la empresa.',
  });
  await update(provider, body);
  expect((await complete(provider)).body).toMatchObject({ isComplete: true, missingFields: [] });
});

describe('a change', () => {
  test('is seen in the public profile and found in the search', async () => {
    const { provider, body } = await rosa(true);
    const { id } = await createService(h, provider);
    const hidden = await createService(h, provider, { is_active: 0 });
    const found = async (words: string) => {
      const path = `/api/search/services?q=${encodeURIComponent(words)}`;
      return (await h.call<{ services: { id: number }[] }>('GET', path)).body.services.map((service) => service.id);
    };
    const named = { ...body, name: 'Zulma Quebracho', company_name: 'Ñandubay Instalaciones', service: 'Domótica' };
    expect((await update(provider, named)).status).toBe(200);
    for (const words of ['Quebracho', 'nandubay', 'domotica']) expect(await found(words)).toEqual([id]);
    const path = `/api/providers/${provider.id}`;
    const seen = (await h.call<{ provider: PublicProvider }>('GET', path)).body.provider;
    expect(seen).toMatchObject({
      name: 'Zulma Quebracho',
      company_name: 'Ñandubay Instalaciones',
      service: 'Domótica',
    });
    await update(provider, { ...named, company_name: 'Otra cosa' });
    expect(await found('nandubay')).toEqual([]);
    expect(await found('quebracho')).not.toContain(hidden.id);
  });

  test('of the name reaches sessions that are open', async () => {
    const { provider, body } = await rosa();
    const elsewhere = await signIn(h, provider);
    await update(provider, body);
    const verify = await h.call<{ provider: { name: string } }>('GET', '/api/auth/verify', { as: elsewhere });
    expect(verify.body.provider.name).toBe('Rosa Luz');
  });
});

describe('the photo', () => {
  test('comes with the form, and takes the place of the one before', async () => {
    const { provider, body } = await rosa();
    const first = (await send(provider, body, [jpeg])).body.provider.profile_image;
    expect(first).toMatch(/^\/uploads\/[0-9a-f]{32}-256\.webp$/);
    const kept = await send(provider, { ...body, description: 'Sin foto nueva' });
    expect(kept.body.provider).toMatchObject({ profile_image: first, description: 'Sin foto nueva' });
    expect(await served(first)).toBe(200);
    const second = (await send(provider, body, [jpeg])).body.provider.profile_image;
    expect([await served(first), await served(second)]).toEqual([404, 200]);
    const path = `/api/providers/${provider.id}`;
    const seen = (await h.call<{ provider: PublicProvider }>('GET', path)).body.provider;
    expect(seen.profile_image).toBe(second);
  });

  test('is a picture of at most 5 MB; what is refused changes nothing and leaves no file', async () => {
    const { provider, body } = await rosa();
    const before = filesIn(h, 'uploads');
    const refused: [(SentFile | Buffer)[], string][] = [
      [[{ bytes: '<svg/>', name: 'yo.svg' }], 'El archivo yo.svg no es una imagen válida'],
      [[jpeg, jpeg], 'El perfil lleva una sola foto'],
      [
        [{ bytes: Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), name: 'yo.jpg' }],
        'La imagen yo.jpg es demasiado grande. Máximo 5MB por imagen',
      ],
    ];
    for (const [files, message] of refused) {
      const { status, body: response } = await send(provider, body, files);
      expect([status, response.errors]).toEqual([400, { profile_image: message }]);
    }
    const taken = { ...body, username: (await createClient(h)).username };
    expect((await send(provider, taken, [jpeg])).status).toBe(409);
    expect((await send(provider, { ...body, cedula_number: '1' }, [jpeg])).status).toBe(400);
    expect((await send(await createClient(h), body, [jpeg])).status).toBe(403);
    expect(filesIn(h, 'uploads')).toEqual(before);
    await expect.poll(() => filesIn(h, 'incoming')).toEqual([]);
    expect((await read(provider)).body.provider).toMatchObject({ name: provider.name, profile_image: null });
  });
});
