import type { OwnPayment, Subscription } from '@tero/shared/contract/subscriptions';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { toPesos } from '@tero/shared/rules/money';
import { statusAt } from './entitlement.ts';
import type { listOf } from './payment-repository.ts';
import type { findOwner, SubscriptionRow } from './repository.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

export function subscriptionView(row: SubscriptionRow, providerId: number, owner: Owner, now: Date): Subscription {
  return {
    id: row.id,
    provider_id: providerId,
    status: statusAt(row, now),
    amount: toPesos(row.amount),
    payment_method: row.payment_method,
    start_date: row.start_date,
    end_date: row.end_date,
    next_payment_date: row.auto_renewal ? row.next_payment_date : null,
    auto_renewal: row.auto_renewal === 1,
    mercadopago_subscription_id: row.mp_id,
    early_access: row.early_access === 1,
    entitled: isEntitled(owner.entitled_until, now),
    init_point: row.status === 'pending' ? row.init_point : null,
    Provider: { name: owner.name, email: owner.email },
  };
}

export function paymentView(row: Awaited<ReturnType<typeof listOf>>[number]): OwnPayment {
  return { ...row, amount: toPesos(row.amount) };
}
