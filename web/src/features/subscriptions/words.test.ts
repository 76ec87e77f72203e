import type { Subscription } from '@tero/shared/contract/subscriptions';
import { type State, standingOf, states } from '@tero/shared/rules/plan/standing';
import { describe, expect, test } from 'vitest';
import { chargeSentence, firstChargeSentence, wordsOf } from './words.ts';

const base: Subscription = {
  id: 1,
  provider_id: 1,
  status: 'active',
  amount: 890,
  payment_method: 'mercadopago',
  start_date: '2026-03-10T15:00:00.000Z',
  end_date: '2026-04-10T15:00:00.000Z',
  access_until: '2026-04-20T15:00:00.000Z',
  next_payment_date: '2026-04-10T15:00:00.000Z',
  auto_renewal: true,
  first_charge_ahead: true,
  charge_failed: false,
  last_charge: null,
  payment_processing: false,
  mercadopago_subscription_id: 'abc',
  early_access: false,
  entitled: true,
  init_point: null,
  Provider: { name: 'Ana', email: 'ana@correo.example' },
};
const failed = {
  amount: 890,
  status: 'failed' as const,
  date: '2026-04-10T15:00:00.000Z',
  refunded_amount: 0,
  failure: 'cc_rejected_insufficient_amount',
  next_try: '2026-04-14T15:00:00.000Z',
  tries_over: false,
};
const now = new Date('2026-03-20T15:00:00.000Z');
const afterDue = new Date('2026-04-11T15:00:00.000Z');
const over = { auto_renewal: false, entitled: false, next_payment_date: null };

const examples: Record<State, Subscription | null> = {
  none: null,
  unfinished: { ...base, status: 'pending', start_date: null, end_date: null, entitled: false },
  processing: { ...base, status: 'pending', start_date: null, end_date: null, payment_processing: true },
  active: base,
  due: base,
  failing: { ...base, charge_failed: true, last_charge: failed },
  granted: { ...base, auto_renewal: false, next_payment_date: null },
  ending: { ...base, status: 'cancelled', auto_renewal: false, next_payment_date: null },
  cancelled: { ...base, ...over, status: 'cancelled' },
  expired: { ...base, ...over, status: 'expired' },
  suspended: { ...base, status: 'suspended', entitled: false },
  stale: base,
  unknown: { ...base, status: 'en_revision' as Subscription['status'] },
};

const later: Partial<Record<State, Date>> = {
  due: afterDue,
  failing: afterDue,
  stale: new Date('2026-05-02T15:00:00.000Z'),
};

describe.each(states)('a subscription that is %s', (standing) => {
  const subscription = examples[standing];
  const at = later[standing] ?? now;
  const { label, remark, action, banner, noPayments } = wordsOf(subscription, at);
  const said = [label, remark, action, banner?.title, banner?.text, noPayments].filter(Boolean).join(' ');

  test('is read as that', () => expect(standingOf(subscription, at).state).toBe(standing));

  test('says whole sentences', () => {
    expect(said).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(noPayments).toMatch(/\.$/);
  });

  test('is said to be processed by MercadoPago only while it is', () => {
    expect(/procesando|confirmando/.test(said)).toBe(standing === 'processing');
  });

  test('promises a first charge only where one comes', () => {
    expect(/primer cobro/i.test(said)).toBe(standing === 'active');
  });

  test('says that nobody finished paying, with a button to go on, only where that is so', () => {
    expect(/No terminaste el pago/.test(said)).toBe(standing === 'unfinished');
    expect(action === 'Continuar con el pago').toBe(standing === 'unfinished');
  });

  test('offers to pay where that brings access, and nowhere else', () => {
    const isPaidOrBeingPaid = ['processing', 'active', 'due', 'failing', 'granted', 'stale', 'unknown'].includes(
      standing,
    );
    expect(action === null).toBe(isPaidOrBeingPaid);
  });

  test('has a banner unless it is in order', () => {
    expect(banner === null).toBe(['active', 'due', 'granted', 'stale'].includes(standing));
  });
});

test('the next charge is the first, by month or by date, or one of many', () => {
  expect(chargeSentence(base, now)).toBe(
    'El primer cobro se hace un mes después de la activación: el 10 de abril de 2026.',
  );
  const earlier = { ...base, next_payment_date: '2026-03-20T15:00:00.000Z' };
  expect(chargeSentence(earlier, new Date('2026-03-11T15:00:00.000Z'))).toBe(
    'El primer cobro es el 20 de marzo de 2026.',
  );
  expect(chargeSentence({ ...base, first_charge_ahead: false }, now)).toBe(
    'El próximo cobro es el 10 de abril de 2026.',
  );
});

test('whoever had the first month is told when it is charged', () => {
  const month = 'El primer cobro se hace un mes después de la activación.';
  expect(firstChargeSentence(undefined)).toBe(month);
  expect(firstChargeSentence({ date: base.end_date, first_month: true })).toBe(month);
  expect(firstChargeSentence({ date: base.end_date, first_month: false })).toContain('el 10 de abril de 2026');
  expect(firstChargeSentence({ date: null, first_month: false })).toContain('al activar el plan');
});
