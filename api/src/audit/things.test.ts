// @module-tag postgres
import { type LogEntityType, logEntityTypes } from '@tero/shared/rules/log/acts';
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { createPost } from '../../test/posts.ts';
import { createPublisher } from '../../test/service-form.ts';
import { createService } from '../../test/services.ts';
import { inTransaction } from '../db/transaction.ts';
import { findThing } from './things.ts';

const h = await startHarness();
const find = (entity: LogEntityType, id: number) => inTransaction(h.deps.db, (trx) => findThing(trx, entity, id));

it('says what a thing is called, whose it is, and who wrote its name', async () => {
  const provider = await createPublisher(h);
  const { id: owner } = provider;
  const service = await createService(h, provider, { title: 'Aljibes' });
  expect(await find('service', service.id)).toEqual({ owner, title: 'Aljibes', titledBy: owner });
  const post = await createPost(h, provider, `Terminamos. ${'Quedó muy bien. '.repeat(10)}`);
  expect((await find('post', post))?.title?.length).toBeLessThanOrEqual(81);
  expect(await find('provider', owner)).toEqual({ owner, title: null, titledBy: null });
  const group = await h.deps.db.selectFrom('categories').select(['id', 'name']).executeTakeFirstOrThrow();
  expect(await find('category', group.id)).toEqual({ owner: null, title: group.name, titledBy: null });
});

it('knows every kind, and finds nothing of what is gone', async () => {
  await createProvider(h);
  for (const entity of logEntityTypes) expect([entity, await find(entity, 999_999)]).toEqual([entity, null]);
});
