import { expect, it } from 'vitest';
import { startPaying } from '../../../../test/payments.ts';
import type { Person } from '../../../../test/people.ts';
import { processInbox } from './inbox.ts';

const { h, ...p } = await startPaying();

/** Lets a month be charged and charged back before Tero learns of either. */
async function chargedBack(provider: Person): Promise<string> {
  const id = await p.agreementOf(provider);
  await p.ask('fault', { lost: true });
  h.clock.advance(31 * 86_400_000);
  await p.ask('advance', { days: 0 });
  await p.ask('refund', { id, status: 'charged_back' });
  await p.ask('fault', {});
  await p.check(provider);
  expect(await p.payments(provider)).toMatchObject([{ status: 'cancelled', refunded: true, receipt: null }]);
  return id;
}

async function won(id: string): Promise<void> {
  await p.ask('win-back', { id });
  await processInbox(h.deps);
}

const daysLeft = async (provider: Person) =>
  (Date.parse((await p.current(provider))?.end_date ?? '') - h.clock.now().getTime()) / 86_400_000;

it('a charge that was charged back when it was first seen gives its month when the bank decides for Tero', async () => {
  const provider = await p.subscribed();
  const id = await chargedBack(provider);
  expect(await daysLeft(provider)).toBeLessThan(1);
  await won(id);
  expect(await p.payments(provider)).toMatchObject([{ status: 'completed', refunded: false }]);
  expect(await daysLeft(provider)).toBeGreaterThan(26);
});

it('also long after that month, and once', async () => {
  const provider = await p.subscribed();
  const id = await chargedBack(provider);
  await p.event(provider, { status: 'cancelled' });
  await p.pass(90);
  expect(await p.current(provider)).toMatchObject({ entitled: false });
  await won(id);
  expect(await p.current(provider)).toMatchObject({ status: 'cancelled', entitled: true });
  expect(await daysLeft(provider)).toBeGreaterThan(26);
  const { end_date } = (await p.current(provider)) ?? {};
  await p.pass(10);
  await won(id);
  await p.check(provider);
  expect((await p.current(provider))?.end_date).toBe(end_date);
});

it('one whose month was given keeps it through both, and gets no second one', async () => {
  const provider = await p.subscribed();
  await p.pass(31);
  const { end_date } = (await p.current(provider)) ?? {};
  const id = await p.agreementOf(provider);
  await p.ask('refund', { id, status: 'charged_back' });
  await processInbox(h.deps);
  expect(await p.current(provider)).toMatchObject({ status: 'active', end_date });
  await won(id);
  expect(await p.current(provider)).toMatchObject({ status: 'active', end_date });
});
