import type { Subscription } from '../../contract/subscriptions.ts';
import { localDay } from '../time/time.ts';
import { failureReason } from './failure.ts';

/**
 * The states of a subscription that screens tell apart. `unfinished`: a checkout that was left or refused; `due`: the
 * day of the charge has come and MercadoPago has not said how it went; `failing`: it could not charge, and the access
 * goes on; `granted`: it is not renewed; `ending`: cancelled, with access; `stale`: stored on the device so long ago
 * that it may have been renewed or not.
 */
export const states = [
  'none',
  'unfinished',
  'processing',
  'active',
  'due',
  'failing',
  'granted',
  'ending',
  'cancelled',
  'expired',
  'suspended',
  'stale',
  'unknown',
] as const;
export type State = (typeof states)[number];

/** The state of a subscription at an instant. Dates are ISO instants, money is in pesos. */
export interface Standing {
  state: State;
  /** the day until which it gives access, never before today; null: it gives none, or nobody knows */
  until: string | null;
  /** the next charge, or the charge that came due; null: there is none */
  charge: { on: string; isFirst: boolean; when: 'ahead' | 'today' | 'late' } | null;
  /** the failure of the last charge, while it can be mended or has ended the access */
  failure: { on: string; reason: string | null; nextTry: NextTry } | null;
  /** what was refunded of the last charge; null: nothing */
  returned: { amount: number; isWhole: boolean; on: string } | null;
}

/** The next try of MercadoPago: at an instant, in days that it does not name, or never for this month. */
export type NextTry = { on: string } | 'soon' | 'never';

/** Returns the state of a subscription for all screens (rule SUB-72). Null: the provider never had a subscription. */
export function standingOf(subscription: Subscription | null, now: Date): Standing {
  if (subscription === null) return { state: 'none', until: null, charge: null, failure: null, returned: null };
  const state = stateOf(subscription, now);
  const { last_charge: last } = subscription;
  // a provider that cancelled did not lose access because of a failed charge
  const isOfCharge = state === 'failing' || (state === 'expired' && subscription.status !== 'cancelled');
  const hasFailed = last?.status === 'failed' && isOfCharge;
  return {
    state,
    until: untilOf(subscription, state, now),
    charge: state === 'active' || state === 'due' ? chargeOf(subscription, now) : null,
    failure: hasFailed ? { on: last.date, reason: failureReason(last.failure), nextTry: nextTryOf(last, now) } : null,
    returned:
      last && last.refunded_amount > 0
        ? { amount: last.refunded_amount, isWhole: last.refunded_amount >= last.amount, on: last.date }
        : null,
  };
}

function stateOf(subscription: Subscription, now: Date): State {
  const { status, entitled, auto_renewal, charge_failed, payment_processing, end_date, access_until } = subscription;
  const at = now.toISOString();
  switch (status) {
    case 'pending':
      return payment_processing ? 'processing' : 'unfinished';
    case 'active': {
      const isOver = access_until !== null && access_until <= at;
      if (isOver) return auto_renewal ? 'stale' : 'expired';
      if (charge_failed) return 'failing';
      if (!auto_renewal) return 'granted';
      const charge = chargeOf(subscription, now);
      return charge && charge.when !== 'ahead' ? 'due' : 'active';
    }
    case 'cancelled':
      if (end_date !== null && end_date <= at) return 'expired';
      return entitled && end_date !== null ? 'ending' : 'cancelled';
    case 'expired':
    case 'suspended':
      return status;
    default:
      return 'unknown';
  }
}

/**
 * Returns the end to show: the end date while it lies ahead, then the end of the days in which MercadoPago still
 * charges.
 */
function untilOf({ end_date, access_until }: Subscription, state: State, now: Date): string | null {
  if (!['active', 'due', 'failing', 'granted', 'ending'].includes(state)) return null;
  const at = now.toISOString();
  return [end_date, access_until].find((end) => end && end > at) ?? null;
}

function chargeOf({ auto_renewal, next_payment_date: on, first_charge_ahead }: Subscription, now: Date) {
  if (!auto_renewal || !on) return null;
  const [day, today] = [localDay(new Date(on)), localDay(now)];
  const when = day > today ? ('ahead' as const) : day === today ? ('today' as const) : ('late' as const);
  return { on, isFirst: first_charge_ahead, when };
}

function nextTryOf(last: NonNullable<Subscription['last_charge']>, now: Date): NextTry {
  if (last.tries_over) return 'never';
  // a day that has passed is no promise
  return last.next_try && localDay(new Date(last.next_try)) >= localDay(now) ? { on: last.next_try } : 'soon';
}
