// @module-tag postgres
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { up } from './migrations/110-other-trade.ts';

const h = await startHarness();
const { db } = h.deps;
const all = () => db.selectFrom('categories').select(['slug', 'name', 'group_id', 'position']).orderBy('id').execute();

it('gives a tree from before the category, once, and an empty table nothing (rule SRCH-23)', async () => {
  const whole = await all();
  await db.deleteFrom('categories').where('slug', '=', 'otro-trabajo').execute();
  await db.deleteFrom('categories').where('slug', '=', 'otros-servicios').execute();
  const run = () => up(db as never);
  await run();
  const added = await all();
  expect(added.map(({ slug }) => slug).sort()).toEqual(whole.map(({ slug }) => slug).sort());
  expect(added.find(({ slug }) => slug === 'otro-trabajo')).toMatchObject({ name: 'Otro trabajo' });
  await run();
  expect(await all()).toEqual(added);
  // the new category goes into the group that the team has made
  await db.deleteFrom('categories').where('slug', '=', 'otro-trabajo').execute();
  await run();
  expect((await all()).map(({ slug }) => slug)).toEqual(added.map(({ slug }) => slug));
  await db.deleteFrom('category_aliases').execute();
  await db.deleteFrom('categories').where('group_id', 'is not', null).execute();
  await db.deleteFrom('categories').execute();
  await run();
  expect(await all()).toEqual([]);
});
