// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { expect, test } from 'vitest';
import { expectRoomForOne, times } from '../../../../test/cap.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin } from '../../../../test/people.ts';

const h = await startHarness();
const mine = (await createAdmin(h)).token;
const others = (await createAdmin(h)).token;
interface View {
  id: number;
  name: string;
  query: string;
}
const list = async (as: string) => (await h.call<{ views: View[] }>('GET', '/api/admin/views', { as })).body.views;
const save = (as: string, body: object) => h.call<{ view: View }>('POST', '/api/admin/views', { as, body });

test('a view is each administrator’s own, and has one meaning a name', async () => {
  const { body } = await save(mine, { tab: 'payments', name: 'Fallidos', query: 'status=failed' });
  await save(mine, { tab: 'payments', name: 'Fallidos', query: 'status=failed&from=2026-03-01' });
  expect(await list(mine)).toEqual([
    { id: body.view.id, tab: 'payments', name: 'Fallidos', query: 'status=failed&from=2026-03-01' },
  ]);
  expect(await list(others)).toEqual([]);
  expect((await h.call('DELETE', `/api/admin/views/${body.view.id}`, { as: others })).status).toBe(404);
  expect((await h.call('DELETE', `/api/admin/views/${body.view.id}`, { as: mine })).status).toBe(200);
  expect(await list(mine)).toEqual([]);
});

test('a view without a name, or of no list, is told by its field', async () => {
  const { status, body } = await save(mine, { tab: 'payments', name: ' ', query: '' });
  expect([status, body]).toMatchObject([400, { errors: { name: 'Escribí un nombre para la vista' } }]);
  expect((await save(mine, { tab: '../x', name: 'a', query: '' })).status).toBe(400);
});

test('of several at once as many get in as there is room for', async () => {
  const { id, token } = await createAdmin(h);
  const view = (name: string) => save(token, { tab: 'users', name, query: '' });
  await expectRoomForOne({
    most: limits.adminViews,
    fill: async () => {
      for (const name of times(limits.adminViews - 1, (place) => `vista ${place}`)) await view(name);
    },
    attempt: (place) => view(`otra ${place}`),
    rows: h.deps.db.selectFrom('admin_views').select('id').where('account_id', '=', id),
  });
});
