import type { Subscription } from '@tero/shared/contract/subscriptions';
import { expect, test } from 'vitest';
import { outcomeOf, timeout } from './payment-outcome.ts';

function subscription(status: Subscription['status']): Subscription {
  return {
    id: 1,
    provider_id: 1,
    status,
    amount: 890,
    payment_method: 'mercadopago',
    start_date: null,
    end_date: null,
    access_until: null,
    first_charge_ahead: false,
    charge_failed: false,
    last_charge: null,
    payment_processing: false,
    next_payment_date: null,
    auto_renewal: true,
    mercadopago_subscription_id: null,
    early_access: false,
    entitled: status === 'active',
    init_point: null,
    Provider: { name: 'Ana', email: 'ana@correo.example' },
  };
}

const over = timeout.length + 1;

test.each([
  ['approved', undefined, 0, 'asking'],
  ['approved', undefined, over, 'unknown'],
  ['approved', 'active', 1, 'active'],
  ['rejected', 'active', 1, 'active'],
  [null, 'active', 1, 'active'],
  ['approved', 'pending', 1, 'asking'],
  ['approved', 'pending', over, 'pending'],
  [null, 'pending', 1, 'asking'],
  ['in_process', 'pending', over, 'pending'],
  [null, 'pending', over, 'unfinished'],
  ['rejected', 'pending', 1, 'rejected'],
  ['null', 'pending', 1, 'unfinished'],
  ['approved', 'expired', 1, 'failed'],
  ['approved', 'cancelled', 1, 'failed'],
  ['approved', 'none', 1, 'failed'],
] as const)('the address says %s, the server %s after %i answers: %s', (said, status, tries, outcome) => {
  const known = status === undefined ? undefined : status === 'none' ? null : subscription(status);
  expect(outcomeOf({ said, subscription: known, tries })).toBe(outcome);
});
