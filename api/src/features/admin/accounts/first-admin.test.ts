import { expect, test } from 'vitest';
import { logRows } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient } from '../../../../test/people.ts';
import { createFirstAdmin } from './first-admin.ts';

const email = 'direccion@ejemplo.uy';
const password = 'Primera-clave-1';
const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

const h = await startHarness(env);
const login = (given = password) =>
  h.call<{ role: string; token: string }>('POST', '/api/auth/login', { body: { identifier: email, password: given } });

test('the first administrator is made once, and signs in', async () => {
  expect(await createFirstAdmin(h.deps)).toBe(true);
  const { body } = await login();
  expect(body.role).toBe('admin');
  expect((await h.call('GET', '/api/admin/dashboard', { as: body.token })).status).toBe(200);
  const rows = await logRows(h);
  expect(rows).toMatchObject([
    { admin_id: null, ip_address: null, action: 'create', entity_type: 'user' },
    { admin_id: rows[0]?.entity_id, action: 'sign_in', entity_type: 'admin' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Primera|argon/);
});

test('a later start resets no password', async () => {
  const { token } = (await login()).body;
  const change = { currentPassword: password, newPassword: 'La-que-elegí-9' };
  expect((await h.call('PUT', '/api/users/change-password', { as: token, body: change })).status).toBe(200);
  expect(await createFirstAdmin(h.deps)).toBe(false);
  expect((await login()).status).toBe(401);
  expect((await login('La-que-elegí-9')).status).toBe(200);
});

test('once deleted, it does not come back', async () => {
  const other = await createAdmin(h);
  const { id } = await h.deps.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect((await h.call('DELETE', `/api/admin/users/${id}`, { as: other.token })).status).toBe(200);
  expect(await createFirstAdmin(h.deps)).toBe(false);
  expect((await login()).status).toBe(404);
});

test('an account that somebody registered with that email is not made an administrator', async () => {
  const other = await startHarness(env);
  const squatter = await createClient(other, { email });
  expect(await createFirstAdmin(other.deps)).toBe(false);
  expect((await other.call('GET', '/api/admin/dashboard', { as: squatter.token })).status).toBe(403);
});

test('the length of its password counts, not the kinds of signs', async () => {
  const long = await startHarness({ ...env, ADMIN_PASSWORD: 'tormenta de mates y termos' });
  expect(await createFirstAdmin(long.deps)).toBe(true);
});

test('without the variables nothing is made', async () => {
  const other = await startHarness();
  expect(await createFirstAdmin(other.deps)).toBe(false);
});
