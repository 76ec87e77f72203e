import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startPaying } from '../../../test/payments.ts';
import { createProvider, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const { h, ...p } = await startPaying();
const listed = async (id: number) => (await h.call('GET', `/api/services/${id}`)).status === 200;
const mayPublish = async (person: Parameters<typeof signIn>[1]) =>
  (await h.call('POST', '/api/posts', { as: await signIn(h, person), body: { content: 'Una novedad para todos' } }))
    .status < 300;

// each status of MercadoPago, and the status that it leads to
describe('a preapproval that is', () => {
  it('pending gives nothing, however often it is asked about', async () => {
    const provider = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
    await p.create(provider);
    await p.decide(provider, 'reject');
    expect((await p.check(provider)).body.data).toMatchObject({ status: 'pending', entitled: false });
    expect(await mayPublish(provider)).toBe(false);
  });

  it('authorized is active, until its next debit', async () => {
    h.clock.set('2026-01-31T15:00:00.000Z');
    const provider = await p.subscribed();
    expect(await p.current(provider)).toMatchObject({
      status: 'active',
      next_payment_date: '2026-02-28T15:00:00.000Z',
      end_date: '2026-02-28T15:00:00.000Z',
      access_until: '2026-03-10T15:00:00.000Z',
      entitled: true,
    });
    expect(await mayPublish(provider)).toBe(true);
    await p.pass(29);
    expect(await p.current(provider)).toMatchObject({ next_payment_date: '2026-03-28T15:00:00.000Z' });
  });

  it('paused is suspended without access, and active again when it goes on', async () => {
    const provider = await p.subscribed();
    const service = await createService(h, provider);
    const { end_date } = (await p.current(provider)) ?? {};
    await p.event(provider, { status: 'paused' });
    expect(await p.current(provider)).toMatchObject({ status: 'suspended', entitled: false });
    expect([await listed(service.id), await mayPublish(provider)]).toEqual([false, false]);
    await p.event(provider, { status: 'authorized' });
    expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true, end_date });
    expect(await listed(service.id)).toBe(true);
  });

  it('cancelled by its provider or by MercadoPago keeps its access until the end date', async () => {
    const [own, theirs] = [await p.subscribed(), await p.subscribed()];
    await p.cancel(own);
    await p.event(theirs, { status: 'cancelled' });
    for (const provider of [own, theirs]) {
      const subscription = await p.current(provider);
      expect(subscription).toMatchObject({ status: 'cancelled', entitled: true, auto_renewal: false });
      expect(await mayPublish(provider)).toBe(true);
    }
    await p.pass(32);
    expect(await p.current(own)).toMatchObject({ status: 'cancelled', entitled: false });
    expect(await mayPublish(theirs)).toBe(false);
    expect(await p.payments(own)).toEqual([]);
  });

  it('finished, or of a status that nobody knows, changes nothing', async () => {
    const provider = await p.subscribed();
    for (const status of ['finished', 'en_revision']) {
      await p.event(provider, { status });
      expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true });
    }
  });
});

describe('a checkout of a status that nobody knows', () => {
  it('is not given up: it may be one that charges, and is active once that is said', async () => {
    const provider = await createProvider(h);
    await p.create(provider);
    await p.event(provider, { status: 'en_revision' });
    for (let days = 0; days < 5; days += 1) {
      await p.pass(1);
      await p.reconcile();
    }
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
    await p.event(provider, { status: 'authorized' });
    expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true });
  });
});

describe('a month’s charge that is', () => {
  it('approved extends the access by a month, once', async () => {
    const provider = await p.subscribed();
    const before = await p.current(provider);
    await p.pass(31);
    const after = await p.current(provider);
    expect(await p.payments(provider)).toMatchObject([
      { status: 'completed', amount: 890, payment_method: 'mercadopago', payment_date: before?.next_payment_date },
    ]);
    expect(Date.parse(after?.end_date ?? '') - Date.parse(before?.end_date ?? '')).toBeGreaterThan(27 * day);
    await p.check(provider);
    await p.reconcile();
    expect(await p.current(provider)).toEqual(after);
    expect(await p.payments(provider)).toHaveLength(1);
  });

  it('rejected is tried again within the days of grace, and then paid', async () => {
    const provider = await p.subscribed();
    const service = await createService(h, provider);
    const { end_date } = (await p.current(provider)) ?? {};
    await p.event(provider, { card: 'rejected' });
    await p.pass(32);
    expect(await p.payments(provider)).toMatchObject([{ status: 'failed' }]);
    expect(await p.current(provider)).toMatchObject({
      status: 'active',
      entitled: true,
      end_date,
      charge_failed: true,
    });
    await p.event(provider, { card: 'approved' });
    await p.pass(4);
    expect(await p.payments(provider)).toMatchObject([{ status: 'completed' }]);
    expect((await p.current(provider))?.end_date ?? '').not.toBe(end_date);
    expect(await listed(service.id)).toBe(true);
  });

  it('never paid ends the access after the grace; a late payment brings all back', async () => {
    const provider = await p.subscribed();
    const service = await createService(h, provider);
    await p.event(provider, { card: 'rejected' });
    await p.pass(42);
    expect(await p.current(provider)).toMatchObject({ status: 'expired', entitled: false });
    expect([await listed(service.id), await mayPublish(provider)]).toEqual([false, false]);
    const types = await h.deps.db
      .selectFrom('notifications')
      .select('type')
      .where('account_id', '=', provider.id)
      .orderBy('id')
      .execute();
    expect(types.map(({ type }) => type)).toEqual(['subscription_activated', 'payment_failed', 'subscription_expired']);
    await p.event(provider, { card: 'approved' });
    await p.pass(25);
    expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true });
    expect(await listed(service.id)).toBe(true);
  });

  it('rejected three months in a row ends it at MercadoPago, and here', async () => {
    const provider = await p.subscribed();
    await p.event(provider, { card: 'rejected' });
    for (let month = 0; month < 4; month += 1) await p.pass(31);
    expect(await p.current(provider)).toMatchObject({ status: 'expired', auto_renewal: false });
    expect((await p.payments(provider)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  });
});

describe('what time does without MercadoPago', () => {
  it('a checkout that nobody paid is given up after three days, there too, and the next one is new', async () => {
    const provider = await createProvider(h);
    const { body } = await p.create(provider);
    const agreement = await p.agreementOf(provider);
    await p.pass(3.1);
    await p.reconcile();
    expect(await p.current(provider)).toBeNull();
    expect((await p.create(provider)).body.data.init_point).not.toBe(body.data.init_point);
    await p.endAtMercadoPago();
    expect((await h.deps.payments.read(agreement))?.status).toBe('cancelled');
  });

  it('an active one that is over counts as expired before the clock came by, and may be begun anew', async () => {
    const provider = await p.subscribed();
    await p.event(provider, { card: 'rejected' });
    h.clock.advance(60 * day);
    expect(await p.current(provider)).toMatchObject({ status: 'expired', entitled: false });
    const first = await p.agreementOf(provider);
    expect((await p.create(provider)).status).toBe(200);
    // the old agreement must not be charged any more
    await p.endAtMercadoPago();
    expect((await h.deps.payments.read(first))?.status).toBe('cancelled');
  });
});
