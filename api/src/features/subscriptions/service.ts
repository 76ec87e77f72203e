import type { OwnPayment, Subscription } from '@tero/shared/contract/subscriptions';
import { limits } from '@tero/shared/limits';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { requireProvider } from '../providers/service.ts';
import { currentOf } from './ledger/entitlement.ts';
import * as payments from './ledger/payment-repository.ts';
import * as subscriptions from './ledger/repository.ts';
import { paymentView, subscriptionView } from './ledger/view.ts';
import { check } from './mercadopago/reconcile.ts';

/** A provider's subscription, for itself and administrators; null when there is none. */
export async function ofProvider(deps: Deps, providerId: number, caller: Caller): Promise<Subscription | null> {
  await requireProvider(deps.db, providerId);
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
  return current(deps, providerId);
}

export async function requiredOfProvider(deps: Deps, providerId: number, caller: Caller): Promise<Subscription> {
  return found(await ofProvider(deps, providerId, caller), 'Este proveedor no tiene una suscripción');
}

/** Reconciles the caller's subscription with MercadoPago and returns it. */
export async function checked(deps: Deps, providerId: number): Promise<Subscription | null> {
  const rows = await subscriptions.listOf(deps.db, providerId);
  const row = currentOf(rows, deps.clock.now());
  if (row) await check(deps, row);
  return current(deps, providerId);
}

async function current({ db, clock }: Deps, providerId: number): Promise<Subscription | null> {
  const now = clock.now();
  const row = currentOf(await subscriptions.listOf(db, providerId), now);
  const owner = await subscriptions.findOwner(db, providerId);
  return row && owner ? subscriptionView(row, providerId, owner, now) : null;
}

export async function paymentsOf({ db }: Deps, providerId: number): Promise<OwnPayment[]> {
  return (await payments.listOf(db, providerId, limits.paymentsListed)).map(paymentView);
}

export async function seatsLeft({ db, config }: Deps): Promise<number> {
  if (config.earlyAccessSeats === 0) return 0;
  return Math.max(0, config.earlyAccessSeats - (await subscriptions.countEarlyAccess(db)));
}
