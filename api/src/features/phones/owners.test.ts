// @module-tag postgres
import type { PhoneOwner } from '@tero/shared/contract/phone-owners';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider } from '../../../test/people.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const ask = (numbers: unknown, ip = '192.0.2.1') =>
  h.call<{ owners: PhoneOwner[][]; code?: string }>('POST', '/api/phone-owners', { body: { numbers }, ip });

test('a number is told to be whose it is by its public profile, of a client or nobody to be nobody’s', async () => {
  const profile = { company_name: 'Luz y Norte', verification_status: 'approved' as const };
  const provider = await createProvider(h, { name: 'Juan Pérez', phone: '099765432', profile });
  const client = await createClient(h, { phone: '098765432' });
  const { body } = await ask(['+598 99 765 432', client.phone, '091000001']);
  const owner = { id: provider.id, name: 'Luz y Norte', service: 'Electricidad', profile_image: null };
  const unseen = { ...owner, is_verified: false, is_reviewed: true, phone_confirmed: false };
  expect(body.owners).toEqual([[unseen], [], []]);
  expect(JSON.stringify(body)).not.toMatch(/Juan|765|@/);
  const row = h.deps.db.updateTable('provider_profiles').where('account_id', '=', provider.id);
  await row.set({ identity_seen_at: h.clock.now().toISOString() }).execute();
  expect((await ask(['099765432'], '192.0.2.5')).body.owners).toEqual([[{ ...unseen, is_verified: true }]]);
  await h.deps.db
    .updateTable('provider_profiles')
    .set({ hidden_at: h.clock.now().toISOString() })
    .where('account_id', '=', provider.id)
    .execute();
  expect((await ask(['099765432'], '192.0.2.2')).body.owners).toEqual([[]]);
});

test('what is no number is refused, and more than three at once', async () => {
  const ip = '192.0.2.3';
  for (const numbers of [[], ['hola'], ['+54 9 11 2345 6789'], ['091000001', '091000002', '091000003', '091000004']]) {
    expect((await ask(numbers, ip)).body.code).toBe('validation_failed');
  }
});

test('nobody collects numbers: a network and a rented range have a small share of the day', async () => {
  const statuses: number[] = [];
  const three = ['091000001', '091000002', '091000003'];
  for (let at = 0; at * 3 <= limits.ownersOfHousehold; at += 1) {
    statuses.push((await ask(three, `2001:db8:1:1::${at + 1}`)).status);
  }
  expect(statuses.indexOf(429)).toBe(limits.ownersOfHousehold / 3);
  // phones given to accounts do not count here
  await h.deps.db.updateTable('phone_networks').set({ phones: 0 }).execute();
  expect((await ask(three, '2001:db8:1:2::1')).status).toBe(200);
  h.clock.advance(day);
  expect((await ask(three, '2001:db8:1:3::1')).status).toBe(200);
});
