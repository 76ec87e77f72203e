// @module-tag postgres
import type { FirstCharge } from '@tero/shared/contract/subscriptions';
import { describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../../test/deletion.ts';
import { startPaying } from '../../../../test/payments.ts';
import { createProvider, type Person, signIn } from '../../../../test/people.ts';
import { processInbox } from '../mercadopago/inbox.ts';

const { h, ...p } = await startPaying();
let cedulas = 40_000_000;
const newCedula = () => {
  cedulas += 1;
  return String(cedulas);
};
const person = (profile: object = {}) => createProvider(h, { profile: { company_name: 'Luz y Norte', ...profile } });
const firstCharge = async (provider: Person) => {
  const path = '/api/subscriptions/first-charge';
  return (await h.call<{ first_charge: FirstCharge }>('GET', path, { as: await signIn(h, provider) })).body
    .first_charge;
};
const subscribe = async (provider: Person, body: object = {}) => {
  const { data } = (await p.create(provider, body)).body as unknown as { data: { first_charge: FirstCharge } };
  await p.decide(provider, 'pay');
  return data.first_charge;
};
const remove = async (provider: Person) => {
  expect((await eraseOwn(h, await signIn(h, provider))).status).toBe(200);
  await p.endAtMercadoPago();
};
const start = '2026-03-10T15:00:00.000Z';
const granted = '2026-04-10T15:00:00.000Z';
/** Returns a provider whose first month is over and who cancelled the subscription during it. */
const formerSubscriber = async () => {
  h.clock.set(start);
  const provider = await person();
  await subscribe(provider);
  await p.cancel(provider);
  await p.pass(40);
  return provider;
};

describe('the first month', () => {
  it('is granted, and then charged, and a second subscription begins where the first one’s month ends', async () => {
    h.clock.set(start);
    const provider = await person();
    expect(await firstCharge(provider)).toEqual({ date: granted, first_month: true });
    expect(await subscribe(provider)).toEqual({ date: granted, first_month: true });
    await p.pass(5);
    await p.cancel(provider);
    expect(await firstCharge(provider)).toEqual({ date: granted, first_month: false });
    expect(await subscribe(provider)).toEqual({ date: granted, first_month: false });
    expect(await p.current(provider)).toMatchObject({
      status: 'active',
      next_payment_date: granted,
      end_date: granted,
      first_charge_ahead: true,
    });
    await p.pass(27);
    expect(await p.payments(provider)).toMatchObject([{ status: 'completed', payment_date: granted }]);
    expect(await p.current(provider)).toMatchObject({
      end_date: '2026-05-10T15:00:00.000Z',
      first_charge_ahead: false,
    });
  });

  it('is over: the next subscription is charged when it is activated, and gives access while MercadoPago charges it', async () => {
    const provider = await formerSubscriber();
    expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: false });
    expect(await subscribe(provider)).toEqual({ date: null, first_month: false });
    const now = h.clock.now().toISOString();
    expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true, end_date: now });
    await p.pass(0.1);
    expect(await p.payments(provider)).toMatchObject([{ status: 'completed', payment_date: now }]);
    expect(await p.current(provider)).toMatchObject({ end_date: '2026-05-19T15:00:00.000Z', entitled: true });
  });

  it('does not come back with a card that cannot be charged: two days, and no more', async () => {
    const provider = await formerSubscriber();
    await subscribe(provider);
    await p.event(provider, { card: 'rejected' });
    await p.pass(1);
    expect(await p.current(provider)).toMatchObject({ status: 'active', charge_failed: true, entitled: true });
    await p.pass(1.1);
    expect(await p.current(provider)).toMatchObject({ status: 'expired', entitled: false });
  });
});

describe('the two days of a charge that is due at once', () => {
  it('are given once: from then on the access begins with the payment (rule SUB-94)', async () => {
    const provider = await formerSubscriber();
    await subscribe(provider);
    await p.event(provider, { card: 'rejected' });
    await p.pass(2.1);
    expect(await p.current(provider)).toMatchObject({ status: 'expired', entitled: false });
    await subscribe(provider);
    await p.event(provider, { card: 'rejected' });
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
    await p.pass(4);
    await p.pass(0.3);
    await p.reconcile();
    await p.endAtMercadoPago();
    expect(await p.current(provider)).toMatchObject({ status: 'expired', entitled: false });
    await subscribe(provider);
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
    await p.pass(0.1);
    expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true, charge_failed: false });
    expect((await p.payments(provider))[0]).toMatchObject({ status: 'completed' });
  });
});

describe('a person who comes back', () => {
  it('with the same cédula after deleting the account is charged from the end of what was granted', async () => {
    h.clock.set(start);
    const cedula_number = newCedula();
    const first = await person({ cedula_number });
    await subscribe(first);
    await p.pass(3);
    await remove(first);
    const again = await person({ cedula_number });
    expect(await firstCharge(again)).toEqual({ date: granted, first_month: false });
    await subscribe(again);
    expect(await p.current(again)).toMatchObject({ next_payment_date: granted });
    await p.pass(28);
    expect(await p.payments(again)).toMatchObject([{ status: 'completed' }]);
  });

  it('with a cédula that was changed meanwhile is known by both', async () => {
    h.clock.set(start);
    const [before, after] = [newCedula(), newCedula()];
    const first = await person({ cedula_number: before });
    await subscribe(first);
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ cedula_number: after })
      .where('account_id', '=', first.id)
      .execute();
    await remove(first);
    for (const cedula_number of [before, after]) {
      expect(await firstCharge(await person({ cedula_number }))).toMatchObject({ first_month: false });
    }
  });

  it('with the same email of MercadoPago, also after the deletion, is the same person', async () => {
    h.clock.set(start);
    const email = `paga${h.clock.now().getTime()}@cuenta.uy`;
    const first = await person();
    await subscribe(first, { payer_email: email });
    const beside = await person();
    expect(await subscribe(beside, { payer_email: email.toUpperCase() })).toEqual({
      date: granted,
      first_month: false,
    });
    await remove(first);
    await remove(beside);
    await p.pass(60);
    const later = await person();
    expect(await subscribe(later, { payer_email: email })).toEqual({ date: null, first_month: false });
  });

  it('with the same account of MercadoPago under another email is the same person', async () => {
    h.clock.set(start);
    const first = await person();
    await subscribe(first, { payer_email: 'misma@cuenta.uy' });
    await p.pass(3);
    const other = await person();
    expect(await subscribe(other, { payer_email: 'misma+otra@cuenta.uy' })).toEqual({
      date: granted,
      first_month: false,
    });
    expect(await p.current(other)).toMatchObject({ status: 'active', next_payment_date: granted });
    await p.endAtMercadoPago();
    const rows = await h.deps.db
      .selectFrom('subscriptions')
      .select(['status', 'mp_status'])
      .where('provider_id', '=', other.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { status: 'expired', mp_status: 'cancelled' },
      { status: 'active', mp_status: 'authorized' },
    ]);
  });

  it('with two checkouts open at once gets one month: the second is ended before it charges, and told', async () => {
    h.clock.set(start);
    const cedula_number = newCedula();
    const [first, second] = [await person({ cedula_number }), await person({ cedula_number })];
    await p.create(first);
    await p.create(second);
    const agreement = await p.agreementOf(second);
    h.clock.advance(2 * 24 * 3_600_000);
    await p.decide(first, 'pay');
    // the first account's month was agreed since its checkout, so the second account's month would end later
    await h.deps.db
      .updateTable('first_months')
      .set({ until: '2026-03-20T15:00:00.000Z' })
      .where('until', '=', granted)
      .execute();
    await h.deps.db
      .updateTable('subscriptions')
      .set({ end_date: '2026-03-20T15:00:00.000Z', first_charge_at: '2026-03-20T15:00:00.000Z' })
      .where('provider_id', '=', first.id)
      .execute();
    await p.ask('payer', { id: agreement, action: 'pay' });
    await processInbox(h.deps);
    expect(await p.current(second)).toBeNull();
    await p.endAtMercadoPago();
    expect((await h.deps.payments.read(agreement))?.status).toBe('cancelled');
    const told = await h.deps.db
      .selectFrom('notifications')
      .select(['type', 'title'])
      .where('account_id', '=', second.id)
      .execute();
    expect(told).toEqual([{ type: 'subscription_cancelled', title: 'Tu suscripción no se activó' }]);
  });

  it('is no stranger: somebody else gets the month', async () => {
    h.clock.set(start);
    await subscribe(await person({ cedula_number: newCedula() }));
    expect(await firstCharge(await person({ cedula_number: newCedula() }))).toMatchObject({ first_month: true });
  });
});

describe('what is kept of a deleted account', () => {
  it('are hashes that say nothing without the pepper', async () => {
    h.clock.set(start);
    const cedula_number = newCedula();
    const provider = await person({ cedula_number });
    await subscribe(provider);
    await remove(provider);
    const rows = await h.deps.db.selectFrom('first_months').selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(cedula_number);
    expect(JSON.stringify(rows)).not.toContain(provider.email);
  });
});

describe('when the first charge comes', () => {
  it('is told to providers, about themselves alone', async () => {
    expect((await h.call('GET', '/api/subscriptions/first-charge')).status).toBe(401);
  });
});
