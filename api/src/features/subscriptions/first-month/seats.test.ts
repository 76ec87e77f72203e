// @module-tag postgres
import type { FirstCharge } from '@tero/shared/contract/subscriptions';
import { describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../../test/deletion.ts';
import { startPaying } from '../../../../test/payments.ts';
import { createProvider, type Person, signIn } from '../../../../test/people.ts';

const early = await startPaying({ EARLY_ACCESS_SEATS: '50' });
const { h } = early;
const start = '2026-03-10T15:00:00.000Z';
/** Makes a provider verified, with the given columns. */
const verified = (profile: object = {}) =>
  createProvider(h, { profile: { verification_status: 'approved', identity_seen_at: start, ...profile } });
const granted = '2026-04-10T15:00:00.000Z';
const aYear = '2027-03-10T15:00:00.000Z';
const subscribe = async (provider: Person, payer_email?: string) =>
  (await early.create(provider, { payer_email })).body.data as unknown as { status: string; first_charge: FirstCharge };
let emails = 0;
const newEmail = () => {
  emails += 1;
  return `paga${emails}@cuenta.uy`;
};

describe('the year of an early access seat is its account’s alone (rule SUB-70)', () => {
  it('not that of whoever pays with the same email', async () => {
    h.clock.set(start);
    const email = newEmail();
    expect(await subscribe(await verified(), email)).toMatchObject({ status: 'active' });
    for (let at = 0; at < 2; at += 1) {
      const other = await verified();
      const begun = await subscribe(other, email);
      expect(begun).toMatchObject({ status: 'pending', first_charge: { date: granted, first_month: false } });
      await early.decide(other, 'pay');
      expect(await early.current(other)).toMatchObject({ status: 'active', next_payment_date: granted });
    }
    await early.pass(32);
    expect((await subscribe(await verified(), email)).first_charge).toEqual({ date: null, first_month: false });
  });

  it('nor when the account gave the seat up for a subscription that is charged after the year', async () => {
    h.clock.set(start);
    const email = newEmail();
    const provider = await verified();
    await subscribe(provider);
    await early.cancel(provider);
    expect((await subscribe(provider, email)).first_charge).toEqual({ date: aYear, first_month: false });
    await early.decide(provider, 'pay');
    expect(await early.current(provider)).toMatchObject({ status: 'active', next_payment_date: aYear });
    const other = await verified({ cedula_number: null });
    expect((await subscribe(other, email)).first_charge).toEqual({ date: granted, first_month: false });
  });

  it('nor after the account was deleted', async () => {
    h.clock.set(start);
    const email = newEmail();
    const provider = await verified();
    await subscribe(provider, email);
    expect((await eraseOwn(h, await signIn(h, provider))).status).toBe(200);
    expect((await subscribe(await verified(), email)).first_charge).toEqual({
      date: granted,
      first_month: false,
    });
  });
});

describe('a person', () => {
  it('gets no early access seat without a cédula, and one of as many that ask at once with the same', async () => {
    h.clock.set(start);
    const make = (cedula_number: string | null) => verified({ cedula_number });
    const nameless = await make(null);
    expect((await early.create(nameless)).body.data.status).toBe('pending');
    const cedula = '47111111';
    const same = await Promise.all(Array.from({ length: 4 }, () => make(cedula)));
    const statuses = (await Promise.all(same.map((one) => early.create(one)))).map(({ body }) => body.data.status);
    expect(statuses.sort()).toEqual(['active', 'pending', 'pending', 'pending']);
  });

  it.each([
    ['whose data alone were reviewed', { profile: { verification_status: 'approved' } }],
    [
      'who was seen and waits since for a review',
      { profile: { verification_status: 'pending', identity_seen_at: start } },
    ],
    [
      'whose email is not verified',
      { email_verified: 0, profile: { verification_status: 'approved', identity_seen_at: start } },
    ],
  ] as const)('gets no early access seat %s', async (_, given) => {
    h.clock.set(start);
    const provider = await createProvider(h, given);
    expect((await early.create(provider)).body.data.status).toBe('pending');
    // and takes none from others
    expect((await early.create(await verified())).body.data.status).toBe('active');
  });

  it('gets no second early access seat by another account', async () => {
    h.clock.set(start);
    const cedula_number = '47111112';
    const make = () => verified({ cedula_number });
    expect((await early.create(await make())).body.data.status).toBe('active');
    const again = await early.create(await make());
    expect(again.body.data).toMatchObject({ status: 'pending', first_charge: { date: granted, first_month: false } });
  });
});
