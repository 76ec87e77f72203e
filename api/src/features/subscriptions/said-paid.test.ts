import type { Subscription } from '@tero/shared/contract/subscriptions';
import { hour } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startPaying } from '../../../test/payments.ts';
import { createProvider, type Person, signIn } from '../../../test/people.ts';

const { h, ...p } = await startPaying();
const check = async (provider: Person, body?: object) => {
  const given = { as: await signIn(h, provider), ...(body && { body }) };
  return h.call<{ data: Subscription | null }>('POST', '/api/subscriptions/check', given);
};

it('a payer who says that it paid changes words for an hour, and nothing else', async () => {
  const provider = await createProvider(h);
  await p.create(provider);
  expect((await check(provider)).body.data).toMatchObject({ status: 'pending', payment_processing: false });
  const said = await check(provider, { said_paid: true });
  expect(said.body.data).toMatchObject({ status: 'pending', payment_processing: true, entitled: false });
  // an unknown payment does not change an earlier answer
  expect((await check(provider, { said_paid: null })).body.data).toMatchObject({ payment_processing: true });
  h.clock.advance(hour);
  expect((await check(provider)).body.data).toMatchObject({ status: 'pending', payment_processing: false });
});

it('a payer who left takes back that it paid', async () => {
  const provider = await createProvider(h);
  await p.create(provider);
  await check(provider, { said_paid: true });
  expect((await check(provider, { said_paid: false })).body.data).toMatchObject({ payment_processing: false });
});

it('nobody who has nothing pending is said to be paying', async () => {
  const provider = await p.subscribed();
  expect((await check(provider, { said_paid: true })).body.data).toMatchObject({
    status: 'active',
    payment_processing: false,
  });
  expect((await check(await createProvider(h), { said_paid: true })).body.data).toBeNull();
});
