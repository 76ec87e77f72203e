// @module-tag postgres
import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startPayingElsewhere } from '../../../../test/payments.ts';
import { createAdmin, signIn } from '../../../../test/people.ts';

const p = await startPayingElsewhere();
const { h } = p;
const { db } = h.deps;
const admin = await createAdmin(h);

/** Makes a provider whose first month was charged. */
async function charged() {
  const provider = await p.subscribed();
  await p.ask('advance', { id: await p.agreementOf(provider), days: 32 });
  await p.jobs();
  return { provider, payment: await latest(provider.email) };
}

async function latest(search: string): Promise<AdminPayment> {
  const path = `/api/admin/payments?search=${encodeURIComponent(search)}`;
  const { body } = await h.call<{ payments: AdminPayment[] }>('GET', path, { as: await signIn(h, admin) });
  return body.payments[0] as AdminPayment;
}

const refund = async (id: number, body: object) =>
  h.call<{ payment: AdminPayment }>('POST', `/api/admin/payments/${id}/refunds`, { as: await signIn(h, admin), body });
const givenBack = (id: number) =>
  db.selectFrom('refunds').select('amount').where('payment_id', '=', id).orderBy('id').execute();

test('a payment of Mercado Pago is given back in parts, each once, and says where it is seen', async () => {
  const { provider, payment } = await charged();
  expect(payment).toMatchObject({ is_recorded: true, refunded_amount: 0, amount: 890, status: 'completed' });
  expect(payment.mercadopago_url).toBe(`https://www.mercadopago.com.uy/activities?q=${payment.transaction_id}`);
  const before = await p.current(provider);
  const { response, rows } = await logged(h, () => refund(payment.id, { amount: '300', refunded: 0 }));
  expect(response.body.payment).toMatchObject({ refunded_amount: 300, status: 'completed' });
  expect(rows).toMatchObject([
    { action: 'update', entity_type: 'payment', details: { refund_asked: expect.anything() } },
  ]);
  // sent again by an administrator who did not see the first result
  const again = await refund(payment.id, { amount: 300, refunded: 0 });
  expect(again.body.errors).toEqual({ amount: 'Mientras tanto se devolvió otra parte: quedan $590 por devolver' });
  expect((await refund(payment.id, { amount: 591, refunded: 300 })).body.errors).toEqual({
    amount: 'De este pago quedan $590 por devolver',
  });
  const rest = await refund(payment.id, { amount: 590, refunded: 300 });
  expect(rest.body.payment).toMatchObject({ refunded_amount: 890, status: 'cancelled' });
  expect(await givenBack(payment.id)).toEqual([{ amount: 30_000 }, { amount: 59_000 }]);
  expect((await refund(payment.id, { amount: 1, refunded: 890 })).body.code).toBe('in_use');
  // the webhook events arrive too, and change neither the payment nor the access (rule SUB-74)
  await p.jobs();
  expect(await givenBack(payment.id)).toHaveLength(2);
  expect(await p.current(provider)).toMatchObject({ status: before?.status, end_date: before?.end_date });
});

test('two presses at once give back once', async () => {
  const { payment } = await charged();
  const both = await Promise.all([1, 2].map(() => refund(payment.id, { amount: 100, refunded: 0 })));
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await givenBack(payment.id)).toEqual([{ amount: 10_000 }]);
});

test('a response that is lost is no refund that is told, and a repeat is the same refund', async () => {
  const { payment } = await charged();
  await p.ask('fault', { drop: true, times: 2, lost: true });
  const lost = await refund(payment.id, { amount: 200, refunded: 0 });
  expect([lost.status, lost.body.code]).toEqual([503, 'payments_unavailable']);
  expect(await latest(String(payment.transaction_id))).toMatchObject({ refunded_amount: 0 });
  await p.ask('fault', {});
  expect((await refund(payment.id, { amount: 200, refunded: 0 })).body.payment).toMatchObject({ refunded_amount: 200 });
  expect(await givenBack(payment.id)).toEqual([{ amount: 20_000 }]);
});

test('what Mercado Pago refuses, and what it never took, is told', async () => {
  const { payment } = await charged();
  await db.updateTable('payments').set({ transaction_id: '99' }).where('id', '=', payment.id).execute();
  expect((await refund(payment.id, { amount: 5, refunded: 0 })).body.errors?.amount).toMatch(/^Mercado Pago no aceptó/);
  await db.updateTable('payments').set({ mp_invoice_id: null }).where('id', '=', payment.id).execute();
  const byHand = await refund(payment.id, { amount: 5, refunded: 0 });
  expect([byHand.status, byHand.body.code]).toEqual([409, 'in_use']);
  expect((await refund(payment.id, { amount: 0, refunded: 0 })).body.errors).toHaveProperty('amount');
  expect((await refund(payment.id, { amount: 'todo', refunded: 0 })).body.errors).toHaveProperty('amount');
  expect((await refund(999_999, { amount: 5, refunded: 0 })).status).toBe(404);
});
