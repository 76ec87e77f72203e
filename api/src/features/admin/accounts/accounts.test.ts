// @module-tag postgres
import type { AdminProvider, AdminProviderDetail } from '@tero/shared/contract/admin/providers';
import type { AdminUser } from '@tero/shared/contract/admin/users';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, password, signIn } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const as = admin.token;

interface Users {
  users: AdminUser[];
  total: number;
  totalIsFloor: boolean;
  page: number;
  totalPages: number;
}
const users = (query: string) => h.call<Users>('GET', `/api/admin/users?${query}`, { as });
const found = async (search: string) =>
  (await users(`search=${encodeURIComponent(search)}`)).body.users.map(({ id }) => id);
const row = (id: number) => db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('clients', () => {
  test('are listed by pages, sorted and found by name, email, phone, id and day', async () => {
    const created_at = '2026-03-20T15:00:00.000Z';
    const zoe = await createClient(h, { name: 'Zoé Núñez', email: 'zoe@norte.uy', phone: '098 765 432', created_at });
    const alvaro = await createClient(h, { name: 'Álvaro Zorrilla', email: 'alvaro@sur.uy', created_at });
    const first = await users('limit=2&sort=name');
    expect(first.body).toMatchObject({ page: 1, totalIsFloor: false });
    expect(first.body.users[0]?.id).toBe(alvaro.id);
    expect(first.body.totalPages).toBe(Math.ceil(first.body.total / 2));
    expect((await users('sort=-name&limit=1')).body.users[0]?.id).toBe(zoe.id);
    expect((await users('limit=1')).body.users[0]?.id).toBe(alvaro.id);
    for (const search of [
      'zoe',
      'nuñez',
      'ZOÉ NÚ',
      'norte',
      'zoe@norte.uy',
      '098765432',
      '98 765',
      '+598 98 765 432',
    ]) {
      expect([search, await found(search)]).toEqual([search, [zoe.id]]);
    }
    expect(await found(String(zoe.id))).toContain(zoe.id);
    expect(await found('20/03/2026')).toEqual([alvaro.id, zoe.id]);
    expect(await found('2026-03-19')).toEqual([]);
    for (const nobody of ['nadie', "' or 1=1 --", '***', '_']) expect(await found(nobody)).toEqual([]);
    expect((await users('sort=password_hash')).status).toBe(400);
    expect((await users(`search=${'a'.repeat(201)}`)).status).toBe(400);
    expect((await users('role=admin')).body.users.map(({ id }) => id)).toEqual([admin.id]);
  });

  test('are found by their new name, and no more once deleted', async () => {
    const client = await createClient(h, { name: 'Hermenegildo Primero' });
    await h.call('PUT', `/api/admin/users/${client.id}`, { as, body: { name: 'Eustaquio Segundo' } });
    expect([await found('hermenegildo'), await found('eustaquio')]).toEqual([[], [client.id]]);
    await h.call('DELETE', `/api/admin/users/${client.id}`, { as });
    expect(await found('eustaquio')).toEqual([]);
  });

  test('are created with what is required, and sign in', async () => {
    const body = { name: 'Nueva Clienta', email: 'Nueva@Ejemplo.uy', username: 'nueva.c', password: 'zócalo-7' };
    const { response, rows } = await logged(h, () =>
      h.call<{ user: AdminUser }>('POST', '/api/admin/users', { as, body: { ...body, phone: '', location: 'Salto' } }),
    );
    expect(response.status).toBe(201);
    expect(response.body.user).toMatchObject({
      name: 'Nueva Clienta',
      email: 'nueva@ejemplo.uy',
      email_verified: false,
      phone: null,
      location: 'Salto',
      role: 'user',
    });
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'user', entity_id: response.body.user.id }]);
    expect(JSON.stringify(rows)).not.toMatch(/zócalo|argon/);
    const login = { identifier: 'nueva.c', password: 'zócalo-7' };
    expect((await h.call('POST', '/api/auth/login', { body: login })).status).toBe(200);
    const again = await h.call('POST', '/api/admin/users', { as, body });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([409, ['username', 'email']]);
    const empty = await h.call('POST', '/api/admin/users', { as, body: {} });
    expect(empty.body.errors).toMatchObject({
      name: 'El nombre es requerido',
      email: 'El email es requerido',
      username: 'El nombre de usuario es requerido',
      password: 'La contraseña es requerida',
    });
  });

  test('keep what an edit leaves out; another email is verified again and ends the sessions', async () => {
    const client = await createClient(h, { address: 'Rambla 1' });
    const edit = (body: object) => h.call<{ user: AdminUser }>('PUT', `/api/admin/users/${client.id}`, { as, body });
    expect((await edit({ name: 'Otro' })).body.user).toMatchObject({ location: 'Rambla 1', email_verified: true });
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).status).toBe(200);
    expect((await edit({ email: 'cambiado@ejemplo.uy' })).body.user.email_verified).toBe(false);
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).body.code).toBe('session_invalid');
    expect((await edit({ role: 'admin', kind: 'provider', password_hash: 'x' })).status).toBe(200);
    expect(await row(client.id)).toMatchObject({ role: 'user', kind: 'user' });
    expect((await edit({ name: '' })).status).toBe(400);
    const provider = await createProvider(h);
    expect((await h.call('PUT', `/api/admin/users/${provider.id}`, { as, body: { name: 'Otro' } })).status).toBe(404);
  });

  test('have their email verified or not by a toggle', async () => {
    const client = await createClient(h);
    const toggle = (email_verified: unknown) =>
      h.call('PUT', `/api/admin/users/${client.id}/email-verification`, { as, body: { email_verified } });
    const { response, rows } = await logged(h, () => toggle(false));
    expect(response.body).toMatchObject({ success: true, email_verified: false });
    expect(rows).toMatchObject([{ action: 'update', details: { email_verified: { before: true, after: false } } }]);
    expect((await row(client.id)).email_verified).toBe(0);
    expect((await toggle('1')).body).toMatchObject({ email_verified: true });
    expect((await toggle('quizás')).status).toBe(400);
    expect((await toggle(undefined)).status).toBe(400);
  });

  test('are deleted with the service of the profile, and never as providers', async () => {
    const client = await createClient(h);
    const provider = await createProvider(h);
    const { response, rows } = await logged(h, () => h.call('DELETE', `/api/admin/users/${client.id}`, { as }));
    expect(response.body.message).toBe('Usuario eliminado exitosamente');
    expect(rows).toMatchObject([{ action: 'delete', entity_type: 'user', entity_id: client.id }]);
    expect((await h.call('DELETE', `/api/admin/users/${client.id}`, { as })).status).toBe(404);
    expect((await h.call('DELETE', `/api/admin/users/${provider.id}`, { as })).status).toBe(404);
  });
});

describe('administrators', () => {
  const setAdmin = (id: number, is_admin: boolean, token = as) =>
    h.call('PUT', `/api/admin/users/${id}/role`, { as: token, body: { is_admin } });

  test('are made and unmade, and each time their sessions end', async () => {
    const provider = await createProvider(h);
    expect((await setAdmin(provider.id, true)).body).toMatchObject({ role: 'admin' });
    expect((await h.call('GET', '/api/auth/verify', { as: provider.token })).status).toBe(401);
    const token = await signIn(h, { ...provider, role: 'admin' });
    expect((await h.call('GET', '/api/admin/dashboard', { as: token })).status).toBe(200);
    expect((await setAdmin(provider.id, false)).body).toMatchObject({ role: 'provider' });
    expect((await h.call('GET', '/api/admin/dashboard', { as: token })).body.code).toBe('session_invalid');
    expect((await setAdmin(999_999, true)).status).toBe(404);
  });

  test('the last one can be neither demoted nor deleted by any route', async () => {
    const doors = [
      () => setAdmin(admin.id, false),
      () => h.call('DELETE', `/api/admin/users/${admin.id}`, { as }),
      () => h.call('DELETE', `/api/users/${admin.id}`, { as }),
      () => h.call('DELETE', '/api/users/profile', { as }),
    ];
    for (const door of doors) expect((await door()).body.code).toBe('last_admin');
    expect((await row(admin.id)).role).toBe('admin');
  });

  test('two that demote, or delete, each other at once leave one', async () => {
    for (const act of ['demote', 'delete'] as const) {
      const [one, two] = [await createAdmin(h), await createAdmin(h)];
      // without the first administrator these two are the last ones
      await db.updateTable('accounts').set({ role: 'user' }).where('id', '=', admin.id).execute();
      const against = (token: string, id: number) =>
        act === 'demote' ? setAdmin(id, false, token) : h.call('DELETE', `/api/admin/users/${id}`, { as: token });
      const responses = await Promise.all([against(one.token, two.id), against(two.token, one.id)]);
      const left = await db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute();
      expect([act, left.length]).toEqual([act, 1]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      await db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.id).execute();
      await db
        .updateTable('accounts')
        .set({ role: 'user' })
        .where(
          'id',
          'in',
          left.map(({ id }) => id),
        )
        .execute();
    }
  });
});

describe('providers', () => {
  const list = (query = '') =>
    h.call<{ providers: AdminProvider[]; total: number }>('GET', `/api/admin/providers?${query}`, { as });

  test('are listed without documents, which the detail shows and records', async () => {
    const profile = { company_name: 'Faro del Este', cedula_number: '12345672' };
    const provider = await createProvider(h, { name: 'Rosa Luz', profile });
    const { body } = await list('search=faro');
    expect(body.providers).toMatchObject([{ id: provider.id, company_name: 'Faro del Este', entitled: false }]);
    expect(JSON.stringify(body)).not.toMatch(/12345672|1985-04-03/);
    const { response, rows } = await logged(h, () =>
      h.call<{ provider: AdminProviderDetail }>('GET', `/api/admin/providers/${provider.id}`, { as }),
    );
    expect(response.body.provider).toMatchObject({ cedula_number: '12345672', birth_date: '1985-04-03' });
    expect(rows).toMatchObject([{ action: 'view', entity_type: 'provider', entity_id: provider.id }]);
    expect((await list('verification_status=approved')).body.total).toBe(0);
    expect((await list('verification_status=pending&search=faro')).body.total).toBe(1);
    expect((await list('verification_status=nada')).status).toBe(400);
  });

  test('are created with name, email, username and password, and edited in part', async () => {
    const body = { name: 'Taller Sur', email: 'taller@sur.uy', username: 'tallersur', password: 'zócalo-7' };
    const { response, rows } = await logged(h, () =>
      h.call<{ provider: AdminProviderDetail }>('POST', '/api/admin/providers', { as, body }),
    );
    const { id } = response.body.provider;
    expect(response.body.provider).toMatchObject({ verification_status: 'pending', cedula_number: null, phone: null });
    expect(rows).toMatchObject([{ action: 'create', entity_type: 'provider', entity_id: id }]);
    const edit = (given: object) =>
      h.call<{ provider: AdminProviderDetail }>('PUT', `/api/admin/providers/${id}`, { as, body: given });
    const edited = await logged(h, () =>
      edit({ company_name: 'Sur', cedula_number: '41234567', specialty: 'Motores' }),
    );
    expect(edited.response.body.provider).toMatchObject({
      name: 'Taller Sur',
      company_name: 'Sur',
      specialty: 'Motores',
    });
    expect(edited.rows[0]?.details.cedula_number).toEqual({ before: null, after: '4•••' });
    expect((await edit({ cedula_number: '123' })).body.errors).toEqual({
      cedula_number: 'La cédula debe tener 8 dígitos',
    });
    expect((await edit({ verification_status: 'approved' })).body.provider.verification_status).toBe('pending');
    const client = await createClient(h);
    expect((await h.call('PUT', `/api/admin/providers/${client.id}`, { as, body: { name: 'Otro' } })).status).toBe(404);
  });

  test('are found in the public search by their new name at once', async () => {
    const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Nombre Viejo' } });
    const service = await createService(h, provider);
    await h.call('PUT', `/api/admin/providers/${provider.id}`, { as, body: { company_name: 'Zarzamora' } });
    const { body } = await h.call<{ services: { id: number }[] }>('GET', '/api/search/services?q=zarzamora');
    expect(body.services.map(({ id }) => id)).toEqual([service.id]);
  });

  test('are deleted with what they published, and leave the lists', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const { rows } = await logged(h, () => h.call('DELETE', `/api/admin/providers/${provider.id}`, { as }));
    expect(rows).toMatchObject([{ action: 'delete', entity_type: 'provider', entity_id: provider.id }]);
    expect((await h.call('GET', `/api/services/${service.id}`)).status).toBe(404);
    const login = { identifier: provider.email, password };
    expect((await h.call('POST', '/api/auth/login', { body: login })).status).toBe(404);
  });
});

test('an administrator who uses the public routes on others is logged too', async () => {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h);
  const service = await createService(h, provider);
  const calls: [string, () => Promise<unknown>][] = [
    ['user update', () => h.call('PUT', `/api/users/${client.id}`, { as, body: { name: 'Nombre nuevo' } })],
    ['service update', () => h.call('PUT', `/api/services/${service.id}/active`, { as, body: { is_active: false } })],
    ['service delete', () => h.call('DELETE', `/api/services/${service.id}`, { as })],
    ['user delete', () => h.call('DELETE', `/api/users/${client.id}`, { as })],
  ];
  for (const [name, act] of calls) {
    const { rows } = await logged(h, act);
    expect([name, rows.map((entry) => `${entry.entity_type} ${entry.action}`)]).toEqual([name, [name]]);
  }
  const own = await logged(h, () =>
    h.call('PUT', `/api/users/${provider.id}`, { as: provider.token, body: { name: 'Yo' } }),
  );
  expect(own.rows).toEqual([]);
});
