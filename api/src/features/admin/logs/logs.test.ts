// @module-tag postgres
import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { describe, expect, test } from 'vitest';
import { logRows } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);

interface Logs {
  logs: LogEntry[];
  pagination: { page: number; limit: number; total: number; totalPages: number; totalIsFloor: boolean };
}
const logs = (query = '') => h.call<Logs>('GET', `/api/admin/logs${query}`, { as: admin.token });

describe('the log', () => {
  test('only grows: the database refuses to change or remove a row', async () => {
    const client = await createClient(h);
    await h.call('PUT', `/api/admin/users/${client.id}`, { as: admin.token, body: { name: 'Cambiado' } });
    const before = await logRows(h);
    expect(before.length).toBeGreaterThan(0);
    const attempts = [
      () => db.updateTable('admin_logs').set({ details: '{}' }).execute(),
      () => db.deleteFrom('admin_logs').execute(),
      () =>
        db
          .deleteFrom('admin_logs')
          .where('id', '=', before[0]?.id ?? 0)
          .execute(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('only grows');
    expect(await logRows(h)).toEqual(before);
  });

  test('records who did what from which address, with the changes but without personal data', async () => {
    const client = await createClient(h, { name: 'Mercedes Silva', phone: '099111222' });
    await h.call('PUT', `/api/admin/users/${client.id}`, {
      as: admin.token,
      ip: '203.0.113.9',
      body: { name: 'Rosario Silva', email_verified: false },
    });
    expect((await logRows(h)).at(-1)).toEqual({
      id: expect.any(Number),
      admin_id: admin.id,
      action: 'update',
      entity_type: 'user',
      entity_id: client.id,
      ip_address: '203.0.113.9',
      details: {
        name: { before: 'M•••', after: 'R•••' },
        email_verified: { before: true, after: false },
      },
    });
  });

  test('outlives the accounts that it is about', async () => {
    const other = await createAdmin(h, { name: 'Admin que se va' });
    const client = await createClient(h);
    await h.call('DELETE', `/api/admin/users/${client.id}`, { as: other.token });
    await h.call('DELETE', `/api/admin/users/${other.id}`, { as: admin.token });
    const { body } = await logs(`?adminId=${other.id}`);
    expect(body.logs).toEqual([
      expect.objectContaining({ admin_id: other.id, admin_name: null, action: 'delete', entity_id: client.id }),
    ]);
  });

  test('is read by pages and filters', async () => {
    const reader = await createAdmin(h);
    const provider = await createProvider(h);
    for (let at = 0; at < 25; at += 1) {
      await h.call('GET', `/api/admin/providers-verification/${provider.id}`, { as: reader.token });
    }
    const own = `adminId=${reader.id}`;
    const first = await logs(`?${own}&limit=20`);
    const paging = { page: 1, limit: 20, total: 25, totalPages: 2, totalIsFloor: false, previous: null };
    expect(first.body.pagination).toEqual({ ...paging, next: expect.any(String) });
    expect(first.body.logs).toHaveLength(20);
    expect((await logs(`?${own}&limit=20&page=2`)).body.logs).toHaveLength(5);
    expect((await logs(`?${own}`)).body.pagination.limit).toBe(50);
    const totals = async (query: string) => (await logs(`?${own}${query}`)).body.pagination.total;
    expect(await totals('&action=view&entityType=provider')).toBe(25);
    expect(await totals('&action=view&entityType=user')).toBe(0);
    expect(await totals('&action=&entityType=')).toBe(25);
    expect(await totals(`&entityType=provider&entityId=${provider.id}`)).toBe(25);
    expect(await totals(`&entityId=${reader.id}`)).toBe(0);
    expect(await totals('&from=2026-01-01&to=2026-01-31')).toBe(0);
    for (const query of ['?action=robar', '?entityType=casa', '?page=0', '?limit=x', '?adminId=yo']) {
      expect((await logs(query)).status).toBe(400);
    }
  });

  test('is written in the transaction of the change', async () => {
    const client = await createClient(h, { name: 'Antes' });
    const before = await logRows(h);
    const taken = await createClient(h);
    const response = await h.call('PUT', `/api/admin/users/${client.id}`, {
      as: admin.token,
      body: { name: 'Después', email: taken.email },
    });
    expect([response.status, response.body.errors]).toEqual([409, { email: expect.any(String) }]);
    expect(await logRows(h)).toEqual(before);
    const row = await db.selectFrom('accounts').select('name').where('id', '=', client.id).executeTakeFirstOrThrow();
    expect(row.name).toBe('Antes');
  });
});
