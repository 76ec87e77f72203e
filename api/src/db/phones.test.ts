// @module-tag postgres
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createClient, createProvider } from '../../test/people.ts';
import { up } from './migrations/016-phones.ts';

const h = await startHarness();
const { db } = h.deps;

it('brings stored phones into one form, and leaves what is none (rule PHONE-52)', async () => {
  const typed = ['+598 99 123 456', '099-123-456', '99123456', '2400 1234', '+54 9 11 2345 6789', '12 34 56', ''];
  const ids: number[] = [];
  for (const phone of typed) ids.push((await createClient(h, { phone })).id);
  const owner = await createProvider(h, { profile: { emergency_phone: '02 400 1234' } });
  const message = {
    kind: 'contact',
    name: 'Ana',
    email: 'a@x.uy',
    phone: '598 99 123 456',
    subject: 'A',
    message: 'B',
  } as const;
  await db
    .insertInto('contact_messages')
    .values({ ...message, ip: '::1', created_at: '2026-01-01T00:00:00.000Z' })
    .execute();

  await up(db as never);
  const rows = await db.selectFrom('accounts').select('phone').where('id', 'in', ids).orderBy('id').execute();
  expect(rows.map(({ phone }) => phone)).toEqual([
    '099123456',
    '099123456',
    '099123456',
    '24001234',
    ...typed.slice(4),
  ]);
  const profile = await db
    .selectFrom('provider_profiles')
    .select('emergency_phone')
    .where('account_id', '=', owner.id)
    .execute();
  expect(profile).toEqual([{ emergency_phone: '24001234' }]);
  expect(await db.selectFrom('contact_messages').select('phone').execute()).toEqual([{ phone: '099123456' }]);
});
