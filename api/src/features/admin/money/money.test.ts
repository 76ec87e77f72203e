// @module-tag postgres
import type { adminMoney, MoneyMonth } from '@tero/shared/contract/admin/figures/money';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { localDay } from '@tero/shared/rules/time/time';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
h.clock.set('2026-11-25T15:00:00.000Z');
const admin = await createAdmin(h);
const months = async (query = '') => {
  const { body } = await h.call<Omit<ResponseOf<typeof adminMoney.months>, 'success' | 'message'>>(
    'GET',
    `/api/admin/money${query}`,
    {
      as: admin.token,
    },
  );
  return body;
};

/** Returns pseudo-random numbers from a seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const hour = 3_600_000;
/** Returns instants within 15 months, some of them at the edge of a local month. */
function instants(next: (below: number) => number) {
  const end = Date.parse('2026-11-25T15:00:00.000Z');
  const edges = ['2026-10-01T02:59:59.999Z', '2026-10-01T03:00:00.000Z', '2026-01-01T03:00:00.000Z'];
  return () => (next(8) === 0 ? (edges[next(3)] as string) : new Date(end - next(15 * 30 * 24) * hour).toISOString());
}

const monthOf = (instant: string) => localDay(new Date(instant)).slice(0, 7);

test('the months are the sums of the ledger, to the cent', async () => {
  const next = numbers(20_261_125);
  const at = instants(next);
  const people = [];
  for (let place = 0; place < 8; place += 1) people.push(await createProvider(h));
  const payments = [];
  for (let place = 0; place < 220; place += 1) {
    const status = (['completed', 'completed', 'failed', 'pending', 'cancelled'] as const)[next(5)] ?? 'completed';
    const amount = 1 + next(200_000);
    const isBack = next(4) === 0;
    const refunded =
      isBack && status === 'completed' ? 1 + next(amount) : isBack && status === 'cancelled' ? amount : 0;
    const refunded_at = status === 'cancelled' && refunded > 0 ? at() : null;
    const payment_date = at();
    const row = { amount, status, refunded_amount: refunded, refunded_at, payment_date };
    const provider_id = people[next(8)]?.id as number;
    const { id } = await db
      .insertInto('payments')
      .values({ ...row, provider_id, payment_method: 'mercadopago', created_at: at(), updated_at: at() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const given_at = at();
    if (refunded > 0) await db.insertInto('refunds').values({ payment_id: id, amount: refunded, given_at }).execute();
    payments.push({ ...row, given_at });
  }
  const { months: told } = await months('?months=12');
  expect(told).toHaveLength(12);
  expect([told[0]?.month, told[11]?.month]).toEqual(['2026-11', '2025-12']);
  const pesos = (cents: number) => cents / 100;
  for (const month of told) {
    const paid = payments.filter(
      (row) => monthOf(row.payment_date) === month.month && (row.status === 'completed' || row.refunded_at !== null),
    );
    const failed = payments.filter((row) => monthOf(row.payment_date) === month.month && row.status === 'failed');
    const back = payments.filter((row) => row.refunded_amount > 0 && monthOf(row.given_at) === month.month);
    const sum = (values: number[]) => pesos(values.reduce((total, value) => total + value, 0));
    expect(month).toMatchObject({
      income: sum(paid.map(({ amount }) => amount)),
      payments: paid.length,
      refunds: sum(back.map((row) => row.refunded_amount)),
      failed: failed.length,
      failed_amount: sum(failed.map(({ amount }) => amount)),
    });
  }
});

let reference = 0;
async function subscribed(providerId: number, span: [string, string], more: object = {}) {
  reference += 1;
  const [start_date, end_date] = span;
  const at = h.clock.now().toISOString();
  await db
    .insertInto('subscriptions')
    .values({
      provider_id: providerId,
      status: 'expired',
      amount: 89_000,
      payment_method: 'mercadopago',
      early_access: 0,
      auto_renewal: 0,
      start_date,
      end_date,
      reference: `money-${reference}`,
      idempotency_key: `money-${reference}`,
      cancel_at_mp: 0,
      next_check_at: at,
      created_at: at,
      updated_at: at,
      ...more,
    })
    .execute();
}

test('a provider is new once, comes back after an end, and is lost when nothing goes on', async () => {
  const before = await months();
  const [one, two] = [await createProvider(h), await createProvider(h)];
  const day = (text: string) => `${text}T12:00:00.000Z`;
  await subscribed(one.id, [day('2026-05-10'), day('2026-06-10')]);
  await subscribed(one.id, [day('2026-08-02'), day('2026-12-02')], { status: 'active' });
  // another subscription renewed it before its end, so nobody was lost
  await subscribed(two.id, [day('2026-05-20'), day('2026-07-20')]);
  await subscribed(two.id, [day('2026-07-18'), day('2026-09-18')], { status: 'cancelled' });
  const after = await months();
  const change = (name: 'started' | 'won_back' | 'lost') =>
    after.months.flatMap((row: MoneyMonth, place) => {
      const more = row[name] - (before.months[place]?.[name] ?? 0);
      return more ? [[row.month, more]] : [];
    });
  expect(change('started')).toEqual([['2026-05', 2]]);
  expect(change('won_back')).toEqual([
    ['2026-08', 1],
    ['2026-07', 1],
  ]);
  expect(change('lost')).toEqual([
    ['2026-09', 1],
    ['2026-06', 1],
  ]);
});

test('what is to be charged in 30 days counts each charge of what renews, by local days', async () => {
  const before = (await months()).expected;
  expect(before.until).toBe('2026-12-24');
  const renewing = { status: 'active', auto_renewal: 1, mp_id: 'mp' };
  const due = async (next_payment_date: string, more: object = {}) => {
    const { id } = await createProvider(h);
    const span: [string, string] = ['2026-10-01T12:00:00.000Z', '2026-12-31T12:00:00.000Z'];
    await subscribed(id, span, { ...renewing, mp_id: `mp-${id}`, next_payment_date, ...more });
  };
  await due('2026-11-24T23:00:00.000Z');
  await due('2026-12-25T02:59:59.999Z');
  await due('2026-12-25T03:00:00.000Z');
  await due('2026-12-01T12:00:00.000Z', { auto_renewal: 0 });
  await due('2026-12-01T12:00:00.000Z', { cancel_at_mp: 1 });
  await due('2026-12-01T12:00:00.000Z', { mp_id: null });
  const { expected } = await months();
  // yesterday's failed charge is tried again, and the next one is due on the 24th
  expect([expected.charges - before.charges, expected.amount - before.amount]).toEqual([3, 2670]);
});

test('the span is one of three', async () => {
  expect((await h.call('GET', '/api/admin/money?months=7', { as: admin.token })).status).toBe(400);
});
