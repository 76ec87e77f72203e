// @module-tag postgres
import type { AdminCategory } from '@tero/shared/contract/admin/categories';
import { expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin } from '../../../../test/people.ts';

const h = await startHarness();
const admin = await createAdmin(h);

it('makes a group, and categories in it', async () => {
  const create = async (body: object) => {
    const reply = await h.call<{ category: AdminCategory }>('POST', '/api/admin/categories', { as: admin.token, body });
    expect(reply.status).toBe(201);
    return reply.body.category;
  };
  const group = await create({ name: 'Fiestas y eventos', icon: 'fa-champagne-glasses', is_group: true });
  expect(group).toMatchObject({ group_id: null, group: null, icon: 'fa-champagne-glasses' });
  const leaf = await create({ name: 'Animación infantil', group_id: group.id });
  expect(leaf).toMatchObject({ group_id: group.id, group: 'Fiestas y eventos' });
});
