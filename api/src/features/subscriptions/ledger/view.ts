import type { OwnPayment, Subscription } from '@tero/shared/contract/subscriptions';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { toPesos } from '@tero/shared/rules/money/money';
import { hour } from '@tero/shared/rules/time/durations';
import { accessUntil, statusAt } from './entitlement.ts';
import type { findLast, listOf } from './payment-repository.ts';
import type { findOwner, SubscriptionRow } from './repository.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/**
 * What the view says about payments: the newest one of the subscription, and whether the provider has ever paid one.
 */
interface Charges {
  last: Awaited<ReturnType<typeof findLast>>;
  wasCharged: boolean;
}

export function subscriptionView(
  row: SubscriptionRow,
  { providerId, owner, charges, now }: { providerId: number; owner: Owner; charges: Charges; now: Date },
): Subscription {
  const status = statusAt(row, now);
  const isPending = row.status === 'pending';
  return {
    id: row.id,
    provider_id: providerId,
    status,
    amount: toPesos(row.amount),
    payment_method: row.payment_method,
    start_date: row.start_date,
    end_date: row.end_date,
    access_until: isPending ? null : accessUntil(row),
    next_payment_date: row.auto_renewal ? row.next_payment_date : null,
    auto_renewal: row.auto_renewal === 1,
    first_charge_ahead: status === 'active' && row.auto_renewal === 1 && !charges.wasCharged,
    charge_failed: status === 'active' && charges.last?.status === 'failed',
    last_charge: charges.last ? chargeView(charges.last) : null,
    payment_processing: isPending && isRecent(row.paid_said_at, now),
    mercadopago_subscription_id: row.mp_id,
    early_access: row.early_access === 1,
    entitled: isEntitled(owner.entitled_until, now),
    init_point: isPending ? row.init_point : null,
    Provider: { name: owner.name, email: owner.email },
  };
}

function chargeView(charge: NonNullable<Charges['last']>): Subscription['last_charge'] {
  const { status, amount, payment_date, refunded_amount, failure, next_try_at, tries_over } = charge;
  return {
    amount: toPesos(amount),
    status,
    date: payment_date,
    refunded_amount: toPesos(refunded_amount),
    failure,
    next_try: next_try_at,
    tries_over: tries_over === 1,
  };
}

function isRecent(said: string | null, now: Date): boolean {
  return said !== null && now.getTime() - Date.parse(said) < hour;
}

export function paymentView({ refunded_at, ...row }: Awaited<ReturnType<typeof listOf>>[number]): OwnPayment {
  const { amount, refunded_amount } = row;
  const inPesos = { amount: toPesos(amount), refunded_amount: toPesos(refunded_amount) };
  return { ...row, ...inPesos, refunded: refunded_at !== null };
}
