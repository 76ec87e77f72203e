// @module-tag postgres
import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import type { Receipt } from '@tero/shared/contract/receipts';
import { describe, expect, it } from 'vitest';
import { startPaying } from '../../../../test/payments.ts';
import { createAdmin, createProvider, type Person, signIn } from '../../../../test/people.ts';
import { processInbox } from '../mercadopago/inbox.ts';
import { makeOutMissing } from './receipts.ts';

const operator = { OPERATOR_NAME: 'Tero SRL', OPERATOR_RUT: '211003420017', OPERATOR_ADDRESS: 'Rivera 1234' };
const { h, ...p } = await startPaying({ ...operator, ISSUES_CFE: '1' });
const admin = await createAdmin(h);

const numbers = async () =>
  (await h.deps.db.selectFrom('receipts').select('number').orderBy('number').execute()).map(({ number }) => number);
const gapless = async () => expect(await numbers()).toEqual((await numbers()).map((_, at) => at + 1));
const receiptOf = async (person: Person, number: number | null | undefined) => {
  const as = await signIn(h, person);
  return (await h.call<{ receipt: Receipt }>('GET', `/api/subscriptions/receipts/${number}`, { as })).body.receipt;
};
const told = (person: Person) =>
  h.deps.db
    .selectFrom('notifications')
    .select(['title', 'message', 'link'])
    .where('account_id', '=', person.id)
    .where('type', '=', 'payment_received')
    .orderBy('id')
    .execute();
const record = async (body: object) => {
  const call = await h.call<{ payment: AdminPayment }>('POST', '/api/admin/payments/admin', {
    as: await signIn(h, admin),
    body,
  });
  return call.body.payment;
};

async function paid(): Promise<Person> {
  const person = await p.subscribed();
  await p.pass(31);
  return person;
}

describe('a receipt (rule SUB-97)', () => {
  it('is made out with the charge, told with its number, and says who paid whom, with the IVA', async () => {
    const person = await paid();
    const [payment] = await p.payments(person);
    const receipt = await receiptOf(person, payment?.receipt);
    expect(receipt).toMatchObject({
      amount: 890,
      iva: 160.49,
      iva_percent: 22,
      payment_method: 'mercadopago',
      payer_name: 'Luz y Norte',
      payer_rut: null,
      payee_name: 'Tero SRL',
      payee_rut: '211003420017',
      payee_address: 'Rivera 1234',
      refunded_amount: 0,
      voided: false,
    });
    expect(await told(person)).toMatchObject([
      { title: 'Mercado Pago cobró tu suscripción', link: `/subscription/recibos/${receipt.number}` },
    ]);
    await gapless();
  });

  it('is one a charge, whatever arrives again, and the next month has the next', async () => {
    const person = await paid();
    await p.reconcile();
    await processInbox(h.deps);
    expect(await told(person)).toHaveLength(1);
    await p.pass(31);
    const receipts = (await p.payments(person)).map(({ receipt }) => receipt);
    expect(receipts).toHaveLength(2);
    expect(receipts[0]).toBeGreaterThan(receipts[1] ?? Number.NaN);
    expect(await told(person)).toHaveLength(2);
    await gapless();
  });

  it('of many at once has no number twice and none left out', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createProvider(h)));
    await Promise.all(people.map(({ id }) => record({ provider_id: id, amount: 890, status: 'completed' })));
    await gapless();
  });

  it('of a charge that failed or waits is none', async () => {
    const person = await p.subscribed();
    await p.event(person, { card: 'rejected' });
    await p.pass(31);
    expect(await p.payments(person)).toMatchObject([{ status: 'failed', receipt: null }]);
    const before = await numbers();
    await record({ provider_id: person.id, amount: 890, status: 'pending' });
    expect(await numbers()).toEqual(before);
  });

  it('says what was given back, and a chargeback that was won is paid again everywhere', async () => {
    const person = await paid();
    const id = await p.agreementOf(person);
    const [payment] = await p.payments(person);
    await p.ask('refund', { id, status: 'charged_back' });
    await processInbox(h.deps);
    expect(await p.payments(person)).toMatchObject([
      { status: 'cancelled', refunded: true, receipt: payment?.receipt },
    ]);
    expect((await receiptOf(person, payment?.receipt)).refunded_amount).toBe(890);
    await p.ask('win-back', { id });
    await processInbox(h.deps);
    await p.reconcile();
    expect(await p.payments(person)).toMatchObject([
      { status: 'completed', refunded: false, refunded_amount: 0, receipt: payment?.receipt },
    ]);
    expect(await p.current(person)).toMatchObject({ status: 'active', last_charge: { refunded_amount: 0 } });
    expect((await told(person)).map(({ title }) => title)).toEqual([
      'Mercado Pago cobró tu suscripción',
      'Un cobro vuelve a figurar como pagado',
    ]);
    const moved = h.deps.db.selectFrom('refunds').select('amount').orderBy('id', 'desc').limit(2);
    expect((await moved.execute()).map(({ amount }) => amount)).toEqual([-89_000, 89_000]);
  });

  it('of a payment by hand follows its correction, and its number outlives the payment', async () => {
    const person = await createProvider(h);
    const payment = await record({ provider_id: person.id, amount: 890, status: 'completed' });
    const { receipt } = (await p.payments(person))[0] ?? {};
    const at = `/api/admin/payments/${payment.id}`;
    const change = async (body: object) => {
      const list = await h.call<{ payments: AdminPayment[] }>(
        'GET',
        `/api/admin/payments?search=${payment.id}&limit=100`,
        {
          as: await signIn(h, admin),
        },
      );
      const version = list.body.payments.find(({ id }) => id === payment.id)?.version;
      const headers = { 'if-match': `"${version}"` };
      expect((await h.call('PUT', at, { as: await signIn(h, admin), body, headers })).status).toBe(200);
    };
    await change({ amount: 500 });
    expect(await receiptOf(person, receipt)).toMatchObject({ amount: 500, iva: 90.16, voided: false });
    await change({ status: 'cancelled' });
    expect(await receiptOf(person, receipt)).toMatchObject({ voided: true });
    await change({ status: 'completed' });
    expect(await receiptOf(person, receipt)).toMatchObject({ voided: false });
    // another provider paid: the receipt stays with the first one, and the other one gets its own
    const other = await p.subscribed();
    const subscriptions = h.deps.db.selectFrom('subscriptions').select('id').where('provider_id', '=', other.id);
    await change({ subscription_id: (await subscriptions.executeTakeFirstOrThrow()).id });
    expect(await receiptOf(person, receipt)).toMatchObject({ number: receipt, voided: true });
    const moved = (await p.payments(other)).find(({ id }) => id === payment.id);
    expect(moved?.receipt).not.toBe(receipt);
    expect(await receiptOf(other, moved?.receipt)).toMatchObject({ payer_name: 'Luz y Norte', voided: false });
    expect(await receiptOf(other, receipt)).toBeUndefined();
    expect((await h.call('DELETE', at, { as: await signIn(h, admin) })).status).toBe(200);
    expect(await receiptOf(person, receipt)).toMatchObject({ number: receipt, voided: true });
    await gapless();
  });

  it('that an older release did not make out is made out later', async () => {
    const person = await createProvider(h);
    const at = h.clock.now().toISOString();
    const row = {
      provider_id: person.id,
      amount: 89_000,
      payment_method: 'bank_transfer',
      status: 'completed',
    } as const;
    await h.deps.db
      .insertInto('payments')
      .values({ ...row, payment_date: at, created_at: at, updated_at: at })
      .execute();
    await makeOutMissing(h.deps);
    await makeOutMissing(h.deps);
    expect(await p.payments(person)).toMatchObject([{ receipt: (await numbers()).at(-1) }]);
    await gapless();
  });
});

describe('whose name a receipt is in (rule SUB-98)', () => {
  const put = async (person: Person, body: object) =>
    h.call<{ errors?: Record<string, string>; payer?: object }>('PUT', '/api/subscriptions/receipt-data', {
      as: await signIn(h, person),
      body,
    });

  it('is the one that the provider gave, with its RUT, from the next charge on', async () => {
    const person = await paid();
    expect((await put(person, { name: ' Luz SAS ', rut: '21 100342 0017' })).body.payer).toEqual({
      name: 'Luz SAS',
      rut: '211003420017',
    });
    await p.pass(31);
    const [second, first] = await p.payments(person);
    expect(await receiptOf(person, first?.receipt)).toMatchObject({ payer_name: 'Luz y Norte', payer_rut: null });
    expect(await receiptOf(person, second?.receipt)).toMatchObject({
      payer_name: 'Luz SAS',
      payer_rut: '211003420017',
    });
    expect((await put(person, { name: '', rut: '' })).body.payer).toEqual({ name: null, rut: null });
  });

  it.each(['211003420018', '21100342001', 'hola'])('refuses %s, and says that the RUT is wrong', async (rut) => {
    const person = await createProvider(h);
    const { status, body } = await put(person, { rut });
    expect([status, body.errors?.rut]).toEqual([400, expect.stringMatching(/^El RUT tiene 12 dígitos/)]);
  });

  it('is forgotten with the account; number, amount and date stay', async () => {
    const person = await paid();
    const number = (await p.payments(person))[0]?.receipt as number;
    const cfe = { cfe_number: 'A-9', file: { name: 'a9.pdf', content: 'JVBERi0xLjQK' } };
    await h.call('PUT', `/api/admin/receipts/${number}/cfe`, { as: await signIn(h, admin), body: cfe });
    await h.call('DELETE', `/api/users/${person.id}`, { as: await signIn(h, admin) });
    expect(await receiptOf(admin, number)).toMatchObject({ number, amount: 890, payer_name: null, payer_rut: null });
    const file = await h.call('GET', `/api/subscriptions/receipts/${number}/cfe`, { as: await signIn(h, admin) });
    expect(file.status).toBe(404);
    await gapless();
  });
});

describe('the e-receipt (rule SUB-100)', () => {
  const waiting = async () => {
    const { body } = await h.call<{ todo: { kind: string; count: number }[] }>('GET', '/api/admin/todo', {
      as: await signIn(h, admin),
    });
    return body.todo.find(({ kind }) => kind === 'cfe')?.count ?? Number.NaN;
  };

  it('is attached in the panel; a payment without one waits in Para hacer, and is found by its filter', async () => {
    const person = await paid();
    const number = (await p.payments(person))[0]?.receipt as number;
    const before = await waiting();
    const list = async () =>
      (
        await h.call<{ payments: AdminPayment[] }>('GET', `/api/admin/payments?cfe=missing&provider_id=${person.id}`, {
          as: await signIn(h, admin),
        })
      ).body.payments;
    expect(await list()).toMatchObject([{ receipt: { number, cfe_number: null, voided: false } }]);
    const put = async (body: object) =>
      h.call('PUT', `/api/admin/receipts/${number}/cfe`, { as: await signIn(h, admin), body });
    const text = Buffer.from('no es un PDF').toString('base64');
    expect((await put({ cfe_number: 'A-1', file: { name: 'a.pdf', content: text } })).status).toBe(400);
    expect((await put({ cfe_number: '' })).status).toBe(400);
    expect((await put({ cfe_number: 'A-1', file: { name: 'a.pdf', content: 'JVBERi0xLjQK' } })).status).toBe(200);
    expect(await waiting()).toBe(before - 1);
    expect(await list()).toEqual([]);
    expect(await receiptOf(person, number)).toMatchObject({ cfe_number: 'A-1', cfe_file: true });
    const file = await h.call('GET', `/api/subscriptions/receipts/${number}/cfe`, { as: await signIn(h, person) });
    expect(file.body).toMatchObject({ name: 'a.pdf', content: 'JVBERi0xLjQK' });
  });
});
