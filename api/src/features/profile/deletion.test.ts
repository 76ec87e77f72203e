// @module-tag postgres
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { holdTransaction } from '../../../test/held.ts';
import { createAdmin, createClient } from '../../../test/people.ts';

const h = await startHarness();

test('an account that is deleted twice at once is gone for the second, which is no error of ours', async () => {
  const admin = await createAdmin(h);
  const other = await createAdmin(h);
  const client = await createClient(h);
  const remove = (as: string) => h.call('DELETE', `/api/users/${client.id}`, { as });
  const gate = holdTransaction(h);
  const late = remove(admin.token);
  await gate.reached;
  expect((await remove(other.token)).status).toBe(200);
  gate.open();
  const { status, body } = await late;
  expect([status, body.code, body.message]).toEqual([
    404,
    'not_found',
    'No encontramos esa cuenta. Volvé a iniciar sesión.',
  ]);
});

test('an account deletes itself once, however often it taps', async () => {
  const client = await createClient(h);
  const remove = () => h.call('DELETE', '/api/users/profile', { as: client.token });
  const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const status of statuses) expect([200, 401, 404]).toContain(status);
});
