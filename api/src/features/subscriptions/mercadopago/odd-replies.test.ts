import { addMonths } from '@tero/shared/rules/time/time';
import { afterEach, describe, expect, it } from 'vitest';
import { type Oddness, oddnessOf, startOddReplies } from '../../../../test/odd-replies.ts';
import { startPayingElsewhere } from '../../../../test/payments.ts';
import { createProvider, type Person } from '../../../../test/people.ts';
import { takeServerErrors } from '../../../../test/server-errors.ts';
import { processInbox } from './inbox.ts';

const between = await startOddReplies();
const { h, gateway, ...p } = await startPayingElsewhere({ MP_API_BASE_URL: between.url });
between.passTo(gateway.url);

const seeds = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const minutes = (count: number) => h.clock.advance(count * 60_000);

/** Tells whether a field can still be read, or is missing, or has an unknown value. */
function isSaid(oddness: Oddness, ...[kind, field]: Parameters<Oddness['of']>): boolean {
  return [null, 'retyped'].includes(oddness.of(kind, field));
}

/** Tells whether the replies still say that a charge was paid. */
function saysPaid(oddness: Oddness): boolean {
  const { of } = oddness;
  if (!isSaid(oddness, 'invoice', 'id') || !isSaid(oddness, 'invoice', 'payment')) return false;
  const isTold = isSaid(oddness, 'attempt', 'status');
  if (!isSaid(oddness, 'attempt', 'id')) return isTold;
  return isSaid(oddness, 'payment', 'status') || (isTold && of('payment', 'status') !== 'odd');
}

/** Opens a checkout with odd replies; the next reply has the fields that these lack. */
async function opened(oddness: Oddness): Promise<Person> {
  const provider = await createProvider(h);
  between.become(oddness);
  const first = await p.create(provider);
  if (first.status !== 200) {
    expect([first.status, first.body.errors]).toEqual([503, undefined]);
    between.become(null);
    expect((await p.create(provider)).status).toBe(200);
    between.become(oddness);
  }
  return provider;
}

/** Reads everything again as documented; returns the subscription. */
async function cleared(provider: Person) {
  between.become(null);
  minutes(1);
  await p.check(provider);
  await processInbox(h.deps);
  return p.current(provider);
}

/** Returns the errors in the server's log, by which the team learns of a failure. */
const told = () => takeServerErrors().map(({ message }) => message.replace(/^Unexpected server error: /, ''));
const skipped = /^(charges of MercadoPago cannot be read|a charge of MercadoPago is not clear)/;

afterEach(async () => {
  between.become(null);
  for (const message of told()) expect(message).toMatch(skipped);
});

describe('replies with fields dropped, null, of other types and in another order', () => {
  it.each(seeds(1, 40))('give what was paid, and tell what they do not say (seed %i)', async (seed) => {
    const oddness = oddnessOf(seed);
    const provider = await opened(oddness);
    minutes(1);
    await p.decide(provider, 'pay');
    const isActive = isSaid(oddness, 'agreement', 'status');
    expect(await p.current(provider)).toMatchObject({ status: isActive ? 'active' : 'pending', entitled: isActive });
    await p.reconcile();
    takeServerErrors();

    await p.pass(31);
    await p.reconcile();
    const isPaid = saysPaid(oddness);
    expect(await p.current(provider)).toMatchObject({ entitled: isActive || isPaid });
    expect((await p.payments(provider)).map(({ status }) => status)).toEqual(isPaid ? ['completed'] : []);
    if (!isPaid) expect(told()).not.toEqual([]);

    const after = await cleared(provider);
    const [payment, ...others] = await p.payments(provider);
    expect([payment, others]).toMatchObject([{ status: 'completed', amount: 890, refunded: false }, []]);
    const paidUntil = addMonths(new Date(payment?.payment_date ?? ''), 1).getTime();
    expect(after).toMatchObject({ status: 'active', entitled: true, auto_renewal: true });
    expect(Math.abs(Date.parse(after?.end_date ?? '') - paidUntil)).toBeLessThanOrEqual(3 * 86_400_000);
    await p.event(provider, { status: 'cancelled' });
  });

  it.each(seeds(101, 10))('give nothing for a checkout that nobody paid (seed %i)', async (seed) => {
    const provider = await opened(oddnessOf(seed));
    await p.check(provider);
    await p.reconcile();
    expect(await p.current(provider)).toMatchObject({ status: 'pending', entitled: false });
    expect(await p.payments(provider)).toEqual([]);
    await p.event(provider, { status: 'cancelled' });
  });

  it.each(seeds(201, 10))('give no month for a charge that failed (seed %i)', async (seed) => {
    const provider = await opened(oddnessOf(seed));
    await p.decide(provider, 'pay');
    await p.event(provider, { card: 'rejected' });
    await p.pass(31);
    await p.pass(12);
    await p.reconcile();
    expect(await p.current(provider)).toMatchObject({ entitled: false });
    expect((await p.payments(provider)).filter(({ status }) => status === 'completed')).toEqual([]);
    await cleared(provider);
    expect((await p.payments(provider)).filter(({ status }) => status === 'completed')).toEqual([]);
    await p.event(provider, { status: 'cancelled' });
  });

  it.each(seeds(301, 16))('give a chargeback that was won its month again (seed %i)', async (seed) => {
    const provider = await opened(oddnessOf(seed));
    await p.decide(provider, 'pay');
    const id = await p.agreementOf(provider);
    h.clock.advance(31 * 86_400_000);
    await p.ask('advance', { days: 0 });
    await p.ask('refund', { id, status: 'charged_back' });
    await p.jobs();
    await p.ask('win-back', { id });
    await p.jobs();
    expect(await cleared(provider)).toMatchObject({ status: 'active', entitled: true });
    const [payment, ...others] = await p.payments(provider);
    expect([payment, others]).toMatchObject([{ status: 'completed', refunded: false, refunded_amount: 0 }, []]);
    const { end_date } = (await p.current(provider)) ?? {};
    expect(Date.parse(end_date ?? '')).toBeGreaterThan(h.clock.now().getTime() + 20 * 86_400_000);
    await p.event(provider, { status: 'cancelled' });
  });

  it('keep the event of a charge that names no subscription, for another try and the team; the charge counts', async () => {
    const provider = await p.subscribed();
    const links = ['preapproval_id', 'external_reference'];
    const of: Oddness['of'] = (kind, field) => (kind === 'invoice' && links.includes(field) ? 'null' : null);
    between.become({ of, strangers: [], isReversed: false });
    await p.pass(31);
    const kept = h.deps.db
      .selectFrom('payment_notifications')
      .select('topic')
      .where('outcome', 'like', 'a charge without%');
    expect(await kept.where('status', '=', 'pending').execute()).toContainEqual({
      topic: 'subscription_authorized_payment',
    });
    expect(await p.payments(provider)).toMatchObject([{ status: 'completed' }]);
  });
});
