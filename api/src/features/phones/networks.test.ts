// @module-tag postgres
import type { PublicProvider } from '@tero/shared/contract/providers';
import { limits } from '@tero/shared/limits';
import { day, hour } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { logRows } from '../../../test/admin-log.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { forgetPhoneViews } from './service.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const { db } = h.deps;
const old = { created_at: '2025-01-01T12:00:00.000Z' };
const providers: Person[] = [];
for (let at = 0; at < 24; at += 1) providers.push(await createProvider(h, { entitled: true }));

/** Returns the number of phones that an account gets, and why it does not get the others. */
async function read(as: Person, ip: string, of: readonly Person[] = providers) {
  const shown: PublicProvider[] = [];
  for (const { id } of of) {
    const call = h.call<{ provider: PublicProvider }>('GET', `/api/providers/${id}`, { as: as.token, ip });
    shown.push((await call).body.provider);
  }
  return {
    given: shown.filter(({ phone }) => phone !== null).length,
    why: [...new Set(shown.flatMap(({ phone_withheld }) => phone_withheld ?? []))],
  };
}
/** Sets the day's count of phones for the network of the last view. */
const setCount = (phones: number) => db.updateTable('phone_networks').set({ phones }).execute();

test('an account of less than a day is given fewer phones', async () => {
  const reader = await createClient(h);
  expect(await read(reader, '192.0.2.1')).toEqual({ given: limits.phonesFirstDay, why: ['first_day_limit'] });
  h.clock.advance(day);
  expect(await read(reader, '192.0.2.1')).toEqual({ given: providers.length, why: [] });
});

test('a household has a share of the day, beyond which each of its accounts is given few', async () => {
  const at = (host: number) => `2001:db8:1:1::${host}`;
  for (let left = limits.phonesOfHousehold; left > 0; left -= providers.length) {
    const some = providers.slice(0, left);
    expect((await read(await createClient(h, old), at(left), some)).given).toBe(some.length);
  }
  const reader = await createClient(h, old);
  expect(await read(reader, at(99))).toEqual({ given: limits.phonesRegardless, why: ['network_limit'] });
  const young = await createClient(h, { created_at: h.clock.now().toISOString() });
  expect(await read(young, at(100))).toEqual({ given: limits.phonesRegardlessFirstDay, why: ['network_limit'] });
  // phones that the account has seen, from another network
  expect((await read(reader, at(99), providers.slice(0, limits.phonesRegardless))).why).toEqual([]);
  expect((await read(reader, '2001:db8:1:2::1')).why).toEqual([]);
  const alerts = (await logRows(h)).filter(({ action, entity_id }) => action === 'alert' && entity_id === reader.id);
  expect(alerts).toMatchObject([
    { details: { motivo: { after: 'Desde su red ya se vieron todos los teléfonos que se pueden ver en un día' } } },
  ]);
});

test('hundreds of people behind one address of a mobile network have a larger share', async () => {
  const ip = '198.51.100.7';
  const [first, second] = [await createClient(h, old), await createClient(h, old)];
  await read(first, ip, providers.slice(0, 1));
  await setCount(limits.phonesOfAddress - providers.length);
  expect((await read(second, `::ffff:${ip}`)).why).toEqual([]);
  const third = await createClient(h, old);
  expect(await read(third, ip)).toEqual({ given: limits.phonesRegardless, why: ['network_limit'] });
  h.clock.advance(day);
  expect((await read(third, ip)).why).toEqual([]);
});

test('many networks of one rented /48 share a larger one', async () => {
  const first = await createClient(h, old);
  await read(first, '2001:db8:5:1::1', providers.slice(0, 1));
  await db.deleteFrom('phone_networks').where('phones', '>', 1).execute();
  await setCount(limits.phonesOfRented);
  const reader = await createClient(h, old);
  expect(await read(reader, '2001:db8:5:2::1')).toEqual({ given: limits.phonesRegardless, why: ['network_limit'] });
  expect((await read(await createClient(h, old), '2001:db8:6:2::1')).why).toEqual([]);
});

test('the counts name no address, and are forgotten after a day', async () => {
  await read(await createClient(h, old), '203.0.113.9', providers.slice(0, 1));
  const rows = await db.selectFrom('phone_networks').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  h.clock.advance(2 * day + hour);
  await forgetPhoneViews(h.deps);
  expect(await db.selectFrom('phone_networks').selectAll().execute()).toEqual([]);
});
