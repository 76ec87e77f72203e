import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { inTransaction } from '../db/transaction.ts';
import { expire } from '../features/subscriptions/expire.ts';
import { refreshEntitlement } from '../features/subscriptions/ledger/entitlement.ts';
import { seedDemoContent } from './demo.ts';
import { renewDemo } from './renewal.ts';

const h = await startHarness();
await seedDemoContent(h.deps.db, h.clock.now());
const { db } = h.deps;

const access = async () =>
  db.selectFrom('provider_profiles').select(['account_id', 'entitled_until']).orderBy('account_id').execute();

describe('the subscriptions of the demo', () => {
  it('match the access of their providers', async () => {
    const before = await access();
    expect(before.filter(({ entitled_until }) => entitled_until !== null).length).toBeGreaterThan(40);
    for (const { account_id } of before) {
      await inTransaction(db, (trx) => refreshEntitlement(trx, account_id, h.clock.now()));
    }
    expect(await access()).toEqual(before);
    await expire(h.deps);
    expect(await access()).toEqual(before);
    expect(await db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });

  it('show the demo’s provider an active one with its payments, and the new one none', async () => {
    const signIn = async (identifier: string) => {
      const body = { identifier, password: 'Tero-demo-1' };
      return (await h.call<{ token: string; provider: { id: number } }>('POST', '/api/auth/login', { body })).body;
    };
    const provider = await signIn('proveedor@demo.example');
    const response = await h.call('GET', `/api/subscriptions/provider/${provider.provider.id}`, { as: provider.token });
    expect(response.body.data).toMatchObject({ status: 'active', entitled: true, auto_renewal: true, amount: 890 });
    const { body } = await h.call<{ payments: object[] }>('GET', '/api/subscriptions/payments', { as: provider.token });
    expect(body.payments).toHaveLength(3);
    const newcomer = await signIn('nuevo@demo.example');
    const none = await h.call('GET', `/api/subscriptions/provider/${newcomer.provider.id}`, { as: newcomer.token });
    expect(none.body.data).toBeNull();
  });

  it('have months that fit: each payment a month after the one before, and the end a month after the last', async () => {
    const rows = await db.selectFrom('subscriptions').selectAll().where('status', '!=', 'pending').execute();
    for (const { id, start_date, end_date, next_payment_date, status } of rows) {
      const payments = await db
        .selectFrom('payments')
        .select('payment_date')
        .where('subscription_id', '=', id)
        .orderBy('payment_date')
        .execute();
      const days = [start_date ?? '', ...payments.map(({ payment_date }) => payment_date), end_date ?? ''];
      const expected = days.map((_, at) => addMonths(new Date(start_date ?? ''), at).toISOString());
      expect(days).toEqual(expected);
      expect((end_date ?? '') > h.clock.now().toISOString()).toBe(status !== 'expired');
      expect(next_payment_date).toBe(status === 'active' ? end_date : null);
    }
  });

  it('last: a year later nobody has left the lists', async () => {
    const count = async () => (await h.call<{ total: number }>('GET', '/api/services')).body.total;
    const before = await count();
    h.clock.advance(360 * day);
    await renewDemo(h.deps);
    await expire(h.deps);
    // only cancelled ones may have ended
    expect(before - (await count())).toBeLessThan(5);
  });
});
