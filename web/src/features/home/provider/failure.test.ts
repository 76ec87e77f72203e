import type { Subscription } from '@tero/shared/contract/subscriptions';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const now = new Date('2026-04-11T15:00:00.000Z');
const subscription = (charge_failed: boolean) =>
  ({
    status: 'active',
    auto_renewal: true,
    end_date: '2026-04-10T15:00:00.000Z',
    access_until: '2026-04-20T15:00:00.000Z',
    next_payment_date: '2026-04-10T15:00:00.000Z',
    charge_failed,
    last_charge: null,
    entitled: true,
  }) as Subscription;

test.each([
  ['nothing', undefined, 0, undefined, undefined],
  ['no subscription', null, 0, undefined, undefined],
  ['a charge', subscription(true), 0, 'No pudimos cobrar tu suscripción', '/subscription'],
  ['one item', subscription(false), 1, 'Un pendiente espera tu decisión', '/pendientes'],
  ['items', null, 3, '3 pendientes esperan tu decisión', '/pendientes'],
  ['a charge before items', subscription(true), 3, 'No pudimos cobrar tu suscripción', '/subscription'],
] as const)('of %s that failed, one thing is said (rule NAV-123)', (_, given, refused, title, to) => {
  const failure = failureOf(given, refused, now);
  expect([failure?.title, failure?.to]).toEqual([title, to]);
});
