// @module-tag postgres
import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h, { name: 'Ana Verifica' });
const as = admin.token;

interface Pending {
  data: { providers: AdminProvider[]; pagination: { total: number; totalPages: number; page: number } };
}
const base = '/api/admin/providers-verification';
const pending = (query = '') => h.call<Pending>('GET', `${base}/pending?${query}`, { as });
const detail = (id: number) => h.call<{ data: VerificationDetail }>('GET', `${base}/${id}`, { as });
const stats = async () => (await h.call<{ data: object }>('GET', `${base}/stats`, { as })).body.data;
const approve = (id: number, body: object = {}) => h.call('POST', `${base}/${id}/approve`, { as, body });
const reject = (id: number, body: object) => h.call('POST', `${base}/${id}/reject`, { as, body });
const noticesOf = (person: Person) =>
  db
    .selectFrom('notifications')
    .select(['type', 'message', 'link'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute();

const submitted = (day: string) => ({ documents_submitted_at: `${day}T12:00:00.000Z` });

describe('the verification of providers', () => {
  test('counts the pending providers, and lists them, the longest wait first', async () => {
    const late = await createProvider(h, {
      name: 'Leda Vidal',
      profile: { ...submitted('2026-02-02'), cedula_number: '12345672' },
    });
    const early = await createProvider(h, { name: 'Eva Prado', profile: submitted('2026-01-01') });
    const done = await createProvider(h, { profile: { verification_status: 'approved' } });
    expect(await stats()).toEqual({ pending: 2, approved: 1, rejected: 0 });
    const { body } = await pending();
    expect(body.data.providers.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect(body.data.pagination).toMatchObject({ total: 2, totalPages: 1, page: 1 });
    expect((await pending('limit=1&page=2')).body.data.providers.map(({ id }) => id)).toEqual([late.id]);
    expect((await pending('search=leda')).body.data.providers.map(({ id }) => id)).toEqual([late.id]);
    expect((await pending(`search=${encodeURIComponent(done.email)}`)).body.data.providers).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('12345672');
  });

  test.each([
    ['12345672', { valid: true, expected: 2 }],
    ['12345678', { valid: false, expected: 2 }],
    ['41234567', { valid: false, expected: 3 }],
    ['1234567', { valid: false, expected: null }],
    [null, { valid: false, expected: null }],
  ])('shows the cédula %s with its check digit, and records who looked', async (cedula_number, check) => {
    const provider = await createProvider(h, { profile: { cedula_number } });
    const { response, rows } = await logged(h, () => detail(provider.id));
    expect(response.body.data).toMatchObject({ cedula_number, cedula_check: check, services_count: 0, decisions: [] });
    expect(rows).toEqual([
      expect.objectContaining({ action: 'view', entity_type: 'provider', entity_id: provider.id, details: {} }),
    ]);
    // a duplicate cédula is shown, and does not stop the approval
    expect((await approve(provider.id)).status).toBe(200);
  });

  test('tells how many others have the same cédula', async () => {
    const [one] = [await createProvider(h, { profile: { cedula_number: '55555555' } })];
    await createProvider(h, { profile: { cedula_number: '55555555' } });
    expect((await detail(one?.id ?? 0)).body.data.cedula_check.duplicates).toBe(1);
    expect((await detail(999_999)).status).toBe(404);
  });

  test('approves: the badge, a notice, a decision with its notes, a log row', async () => {
    const provider = await createProvider(h);
    const { response, rows } = await logged(h, () => approve(provider.id));
    expect(response.body.message).toBe('Proveedor aprobado exitosamente');
    expect(rows).toMatchObject([
      {
        action: 'update',
        entity_type: 'provider',
        entity_id: provider.id,
        details: { verification_status: { before: 'pending', after: 'approved' } },
      },
    ]);
    const profile = await h.call<{ provider: { is_reviewed: boolean } }>('GET', `/api/providers/${provider.id}`);
    expect(profile.body.provider.is_reviewed).toBe(true);
    expect(await noticesOf(provider)).toMatchObject([{ type: 'profile_approved' }]);
    expect((await detail(provider.id)).body.data.decisions).toMatchObject([
      { status: 'approved', admin_notes: 'Proveedor aprobado por administrador', admin_name: 'Ana Verifica' },
    ]);
    expect((await approve(provider.id)).status).toBe(409);
    expect(await noticesOf(provider)).toHaveLength(1);
  });

  test('rejects with a reason that the provider is told', async () => {
    const provider = await createProvider(h);
    for (const body of [{}, { reason: '   ' }]) {
      expect((await reject(provider.id, body)).body.errors).toEqual({
        reason: 'Debe proporcionar un motivo para el rechazo',
      });
    }
    const { response } = await logged(h, () => reject(provider.id, { reason: 'La foto no se lee' }));
    expect(response.body.message).toBe('Proveedor rechazado exitosamente');
    expect(await noticesOf(provider)).toMatchObject([
      { type: 'profile_rejected', message: expect.stringContaining('La foto no se lee') },
    ]);
    expect((await detail(provider.id)).body.data).toMatchObject({
      verification_status: 'rejected',
      decisions: [{ reason: 'La foto no se lee', admin_notes: 'Rechazado: La foto no se lee' }],
    });
    await approve(provider.id, { adminNotes: 'Trajo la original' });
    expect((await detail(provider.id)).body.data.decisions).toMatchObject([
      { status: 'approved', admin_notes: 'Trajo la original' },
      { status: 'rejected' },
    ]);
  });

  test('takes an approval back and gives it again, each told to the provider and kept in its history', async () => {
    const provider = await createProvider(h);
    const verified = async () =>
      (await h.call<{ provider: { is_reviewed: boolean } }>('GET', `/api/providers/${provider.id}`)).body.provider
        .is_reviewed;
    await approve(provider.id);
    const { version } = (await detail(provider.id)).body.data;
    const back = await reject(provider.id, {
      reason: 'La cédula era de otra persona',
      fields: ['cedula_number'],
      version,
    });
    expect([back.status, await verified()]).toEqual([200, false]);
    // an id is part of other people's names
    const waits = await pending(`search=${encodeURIComponent(provider.email)}`);
    expect(waits.body.data.providers).toEqual([]);
    h.clock.advance(60_000);
    expect((await approve(provider.id)).status).toBe(200);
    expect(await verified()).toBe(true);
    expect((await detail(provider.id)).body.data.decisions).toMatchObject([
      { status: 'approved', admin_name: 'Ana Verifica' },
      { status: 'rejected', reason: 'La cédula era de otra persona', fields: ['cedula_number'] },
      { status: 'approved' },
    ]);
    expect((await noticesOf(provider)).map(({ type }) => type)).toEqual([
      'profile_approved',
      'profile_rejected',
      'profile_approved',
    ]);
  });

  test('two administrators who decide at once make one decision', async () => {
    const provider = await createProvider(h);
    const statuses = (await Promise.all([approve(provider.id), approve(provider.id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await noticesOf(provider)).toHaveLength(1);
    expect((await approve(999_999)).status).toBe(404);
    expect((await approve((await createAdmin(h)).id)).status).toBe(404);
  });
});
