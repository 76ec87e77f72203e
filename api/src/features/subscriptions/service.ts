import type { FirstCharge, OwnPayment, Subscription } from '@tero/shared/contract/subscriptions';
import { limits } from '@tero/shared/limits';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { requireProvider } from '../providers/service.ts';
import { firstChargeAt, firstChargeOf } from './first-month/first-charge.ts';
import { currentOf } from './ledger/entitlement.ts';
import * as payments from './ledger/payment-repository.ts';
import * as subscriptions from './ledger/repository.ts';
import { paymentView, subscriptionView } from './ledger/view.ts';
import { check } from './mercadopago/reconcile.ts';

/** Returns a provider's subscription, or null when there is none. Only the provider and administrators may read it. */
export async function ofProvider(deps: Deps, providerId: number, caller: Caller): Promise<Subscription | null> {
  await requireProvider(deps.db, providerId);
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
  return current(deps, providerId);
}

export async function requiredOfProvider(deps: Deps, providerId: number, caller: Caller): Promise<Subscription> {
  return found(await ofProvider(deps, providerId, caller), 'Este proveedor no tiene una suscripción');
}

/**
 * Reconciles the caller's subscription with MercadoPago and returns it. `saidPaid`: the payer came back from
 * MercadoPago and claims to have paid, which changes only texts.
 */
export async function checked(
  deps: Deps,
  providerId: number,
  saidPaid: boolean | null | undefined,
): Promise<Subscription | null> {
  const now = deps.clock.now();
  const row = currentOf(await subscriptions.listOf(deps.db, providerId), now);
  if (row?.status === 'pending' && typeof saidPaid === 'boolean') {
    await subscriptions.update(deps.db, row.id, { paid_said_at: saidPaid ? now.toISOString() : null }, now);
  }
  if (row) await check(deps, row);
  return current(deps, providerId);
}

async function current({ db, clock }: Deps, providerId: number): Promise<Subscription | null> {
  const now = clock.now();
  const row = currentOf(await subscriptions.listOf(db, providerId), now);
  const owner = await subscriptions.findOwner(db, providerId);
  if (!row || !owner) return null;
  const charges = {
    last: await payments.findLast(db, row.id),
    wasCharged: await payments.wasCharged(db, providerId),
  };
  return subscriptionView(row, { providerId, owner, charges, now });
}

/** Returns the first charge of a subscription that the provider begins now, or has begun. */
export async function firstChargeNow(deps: Deps, providerId: number): Promise<FirstCharge> {
  const { db, config, clock } = deps;
  const now = clock.now();
  const pending = (await subscriptions.listOf(db, providerId)).find(({ status }) => status === 'pending');
  const owner = found(await subscriptions.findOwner(db, providerId));
  const payer = pending ?? { payer_email: owner.email, mp_payer_id: null };
  const { at, isFirstMonth } = await firstChargeOf({ db, config, now }, providerId, payer);
  return firstChargeView({ at: pending ? firstChargeAt(pending) : at, isFirstMonth }, now);
}

/** Returns the first charge of a subscription that was begun. */
export async function firstChargeOfBegun(deps: Deps, providerId: number, id: number): Promise<FirstCharge> {
  const { db, config, clock } = deps;
  const row = found(await subscriptions.find(db, id));
  const now = clock.now();
  const { isFirstMonth } = await firstChargeOf({ db, config, now }, providerId, row);
  return firstChargeView({ at: firstChargeAt(row), isFirstMonth }, now);
}

function firstChargeView({ at, isFirstMonth }: { at: Date; isFirstMonth: boolean }, now: Date): FirstCharge {
  return { date: at > now ? at.toISOString() : null, first_month: isFirstMonth };
}

export async function paymentsOf({ db }: Deps, providerId: number): Promise<OwnPayment[]> {
  return (await payments.listOf(db, providerId, limits.paymentsListed)).map(paymentView);
}

export async function seatsLeft({ db, config }: Deps): Promise<number> {
  if (config.earlyAccessSeats === 0) return 0;
  return Math.max(0, config.earlyAccessSeats - (await subscriptions.countEarlyAccess(db)));
}
