// @module-tag postgres
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { announcement, startPayingElsewhere } from '../../../../test/payments.ts';
import { createClient, createProvider, type Person, signIn } from '../../../../test/people.ts';
import { expectServerError } from '../../../../test/server-errors.ts';
import { processInbox } from './inbox.ts';

// as in production: MercadoPago is a server elsewhere
const { h, gateway, ...p } = await startPayingElsewhere();

const deliver = ({ path, headers, body }: ReturnType<typeof announcement>) => h.call('POST', path, { headers, body });

/** Makes a provider whose payment has no webhook event. */
async function unannounced(): Promise<{ provider: Person; id: string }> {
  const provider = await createProvider(h);
  await p.create(provider);
  const id = await p.agreementOf(provider);
  await gateway.ask('fault', { lost: true });
  await p.decide(provider, 'pay');
  await gateway.ask('fault', {});
  expect(await p.current(provider)).toMatchObject({ status: 'pending' });
  return { provider, id };
}

const inboxSize = async () => (await h.deps.db.selectFrom('payment_notifications').select('id').execute()).length;

describe('the signed webhook', () => {
  it('takes a notification at both addresses, and asks MercadoPago what is true', async () => {
    for (const path of ['/api/webhooks/mercadopago', '/api/providers/subscription/webhook']) {
      const { provider, id } = await unannounced();
      const said = announcement({ dataId: id });
      const response = await deliver({ ...said, path: said.path.replace('/api/webhooks/mercadopago', path) });
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      await processInbox(h.deps);
      expect(await p.current(provider)).toMatchObject({ status: 'active' });
    }
  });

  it('refuses what is badly signed, and changes nothing', async () => {
    const { provider, id } = await unannounced();
    const good = announcement({ dataId: id });
    const before = await inboxSize();
    const other = announcement({ dataId: 'f'.repeat(32) });
    const bad = [
      announcement({ dataId: id, secret: 'another secret' }),
      // signed for another object, request or time
      { ...good, headers: { ...good.headers, 'x-signature': other.headers['x-signature'] } },
      { ...good, headers: { ...good.headers, 'x-request-id': 'another' } },
      { ...good, path: good.path.replace(id, 'f'.repeat(32)) },
      ...['', 'ts=1', 'v1=00', 'ts=x,v1=y', 'ts=1,v1='].map((text) => ({
        ...good,
        headers: { ...good.headers, 'x-signature': text },
      })),
    ];
    for (const said of bad) {
      const response = await deliver(said);
      expect([response.status, response.body.code, response.body.success]).toEqual([
        401,
        'notification_refused',
        false,
      ]);
    }
    expect(await inboxSize()).toBe(before);
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
  });

  it('takes times in seconds and milliseconds, old ones too, and ids in capitals', async () => {
    const { provider, id } = await unannounced();
    const upper = announcement({ dataId: id });
    expect((await deliver({ ...upper, path: upper.path.replace(id, id.toUpperCase()) })).status).toBe(200);
    for (const ts of [1_704_908_010, 1_742_505_638_683]) {
      expect((await deliver(announcement({ dataId: id, ts }))).status).toBe(200);
    }
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'active' });
  });

  it('ignores a body that contradicts MercadoPago', async () => {
    const provider = await createProvider(h);
    await p.create(provider);
    const id = await p.agreementOf(provider);
    const body = { type: 'payment', status: 'authorized', data: { id: 'f'.repeat(32), status: 'approved' } };
    expect((await deliver(announcement({ dataId: id, body }))).status).toBe(200);
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
    expect(await p.payments(provider)).toEqual([]);
  });

  it('keeps a replayed one once, and ignores other topics and what is not ours', async () => {
    const { provider, id } = await unannounced();
    const said = announcement({ dataId: id });
    const before = await inboxSize();
    for (let times = 0; times < 3; times += 1) expect((await deliver(said)).status).toBe(200);
    expect(await inboxSize()).toBe(before + 1);
    for (const topic of ['merchant_order', 'subscription_preapproval_plan', 'x']) {
      expect((await deliver(announcement({ topic, dataId: id }))).status).toBe(200);
    }
    expect(await inboxSize()).toBe(before + 1);
    for (const topic of ['subscription_preapproval', 'subscription_authorized_payment', 'payment']) {
      expect((await deliver(announcement({ topic, dataId: '123456' }))).status).toBe(200);
    }
    await processInbox(h.deps);
    const outcomes = await h.deps.db
      .selectFrom('payment_notifications')
      .select('outcome')
      .where('data_id', '=', '123456')
      .execute();
    expect(outcomes).toEqual([{ outcome: 'missing' }, { outcome: 'missing' }, { outcome: 'missing' }]);
    expect(await p.current(provider)).toMatchObject({ status: 'active' });
  });

  it('of 20 deliveries at once, of one notification or of 20, makes one payment and one period', async () => {
    const provider = await p.subscribed();
    const before = await p.current(provider);
    await gateway.ask('fault', { lost: true });
    h.clock.advance(31 * day);
    await gateway.ask('advance', { days: 0 });
    await gateway.ask('fault', {});
    const [invoice] = await h.deps.payments
      .invoices(await p.agreementOf(provider))
      .then((all) => all.filter(({ status }) => status === 'processed'));
    if (!invoice?.payment?.id) throw new Error('nothing was charged');
    const { id: dataId } = invoice;
    const topic = 'subscription_authorized_payment';
    const same = announcement({ topic, dataId });
    const different = Array.from({ length: 20 }, () => announcement({ topic, dataId }));
    const ofPayment = announcement({ topic: 'payment', dataId: invoice.payment.id });
    const responses = await Promise.all(
      [...Array.from({ length: 20 }, () => same), ...different, ofPayment].map(deliver),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    await processInbox(h.deps);
    const payments = await p.payments(provider);
    expect(payments).toMatchObject([{ status: 'completed', amount: 890, transaction_id: invoice.payment.id }]);
    const after = await p.current(provider);
    expect(after?.next_payment_date).toBe('2026-05-10T15:00:00.000Z');
    expect(before?.next_payment_date).toBe('2026-04-10T15:00:00.000Z');
    expect(after?.end_date).toBe('2026-05-10T15:00:00.000Z');
  });

  it('takes them in any order, twice each', async () => {
    const [tidy, mixed] = [await p.subscribed(), await p.subscribed()];
    await gateway.ask('fault', { disorder: true, duplicates: 2 });
    await p.pass(62);
    await p.event(mixed, { status: 'paused' });
    await p.event(mixed, { status: 'authorized' });
    await gateway.ask('fault', {});
    for (const provider of [tidy, mixed]) {
      expect(await p.payments(provider)).toHaveLength(2);
      expect(await p.current(provider)).toMatchObject({ status: 'active', entitled: true });
    }
  });
});

describe('what MercadoPago says of', () => {
  it.each([
    ['1 peso', { amount: 1 }],
    ['dollars', { currency: 'USD' }],
    ['another collector', { collector_id: 666 }],
    ['another subscription', { external_reference: 'tero-de-otra' }],
  ])('%s activates nothing', async (_, changes) => {
    expectServerError(/differs from its subscription$/);
    const provider = await createProvider(h);
    await p.create(provider);
    await p.event(provider, changes);
    await p.decide(provider, 'pay');
    await p.check(provider);
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
  });

  it.each([
    ['1 peso', { amount: 1 }],
    ['dollars', { currency: 'USD' }],
    ['another collector', { collector_id: 666 }],
  ])('a charge of %s pays nothing', async (_, changes) => {
    expectServerError(/differs from its subscription$/);
    const provider = await p.subscribed();
    const before = await p.current(provider);
    await p.event(provider, changes);
    await p.pass(31);
    expect(await p.payments(provider)).toEqual([]);
    expect((await p.current(provider))?.end_date).toBe(before?.end_date);
  });

  it('another provider’s preapproval is that one’s alone', async () => {
    const [payer, other] = [await createProvider(h), await createProvider(h)];
    await p.create(payer);
    await p.create(other);
    await p.decide(payer, 'pay');
    expect(await p.current(other)).toMatchObject({ status: 'pending', entitled: false });
    const query = '?collection_status=approved&payment_id=1&preapproval_id=';
    const path = `/api/subscriptions/check${query}${await p.agreementOf(payer)}`;
    const response = await h.call<{ data: object }>('POST', path, {
      as: await signIn(h, other),
      body: { status: 'approved' },
    });
    expect(response.body.data).toMatchObject({ status: 'pending', entitled: false });
  });
});

describe('the unsigned webhook', () => {
  it('is refused where money is real, with or without a session', async () => {
    const provider = await createProvider(h);
    const { body } = await p.create(provider);
    const said = { type: 'payment', data: { id: body.data.id, external_reference: provider.id, status: 'approved' } };
    for (const person of [null, provider, await createClient(h)]) {
      for (const path of ['/api/providers/subscription/webhook', '/api/webhooks/mercadopago']) {
        const response = await h.call('POST', path, { as: person?.token, body: said });
        expect([response.status, response.body.code]).toEqual([401, 'notification_refused']);
      }
    }
    await processInbox(h.deps);
    expect(await p.current(provider)).toMatchObject({ status: 'pending' });
  });
});
