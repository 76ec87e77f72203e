// @module-tag postgres
import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';

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
    // a duplicate cédula is shown but does not prevent the approval
    expect((await approve(provider.id)).status).toBe(200);
  });

  test('tells how many others have the same cédula', async () => {
    const [one] = [await createProvider(h, { profile: { cedula_number: '55555555' } })];
    await createProvider(h, { profile: { cedula_number: '55555555' } });
    expect((await detail(one?.id ?? 0)).body.data.cedula_check.duplicates).toBe(1);
    expect((await detail(999_999)).status).toBe(404);
  });

  test('shows who else has the name, firm, phone, cédula or picture, with accents and capitals or without (rule TRUST-19)', async () => {
    const own = { name: 'Nélida Ñandú', phone: '098777001' };
    const profile = { company_name: 'Óptica del Águila', cedula_number: '33333330' };
    const provider = await createProvider(h, { ...own, profile });
    expect((await detail(provider.id)).body.data.same).toEqual([]);
    const [named, firm, phoned, papers, pictured] = [
      await createClient(h, { name: 'NELIDA NANDU', phone: null }),
      await createProvider(h, { phone: null, profile: { company_name: 'optica del aguila' } }),
      await createClient(h, { phone: own.phone }),
      await createProvider(h, { phone: null, profile: { cedula_number: profile.cedula_number } }),
      await createClient(h, { phone: null }),
    ];
    const at = h.clock.now().toISOString();
    const look = (account_id: number, hash: string, file: string) => ({
      account_id,
      kind: 'photo' as const,
      hash,
      file,
    });
    const looks = [
      look(provider.id, 'f0', 'a'),
      look(pictured.id, 'f0', 'b'),
      look(provider.id, '', 'c'),
      look(named.id, '', 'd'),
    ];
    await db
      .insertInto('account_traits')
      .values(looks.map((one) => ({ ...one, last_seen_at: at })))
      .execute();
    await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', phoned.id).execute();
    const { same } = (await detail(provider.id)).body.data;
    expect(same.map(({ field, accounts }) => [field, accounts.map(({ id }) => id)])).toEqual([
      ['name', [named.id]],
      ['company_name', [firm.id]],
      ['phone', [phoned.id]],
      ['cedula_number', [papers.id]],
      ['photo', [pictured.id]],
    ]);
    expect(same[2]?.accounts).toEqual([
      { id: phoned.id, name: phoned.name, kind: 'user', company_name: null, is_suspended: true },
    ]);
  });

  test.each(['44444448', '4.444.444-8'])(
    'finds a provider by its whole cédula, written as %s (rule TRUST-20)',
    async (typed) => {
      const cedula_number = '44444448';
      const provider = await createProvider(h, { profile: { cedula_number } });
      const found = async (table: string, search: string) => {
        const { body } = await h.call<{ data?: { providers: Person[] }; providers?: Person[] }>(
          'GET',
          `/api/admin/${table}?search=${search}`,
          { as: admin.token },
        );
        return (body.data?.providers ?? body.providers ?? []).map(({ id }) => id);
      };
      for (const table of ['providers', 'providers-verification/pending']) {
        expect(await found(table, typed)).toContain(provider.id);
        expect(await found(table, typed.slice(0, -1))).not.toContain(provider.id);
      }
    },
  );

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
