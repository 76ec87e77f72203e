import { randomUUID } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money';
import type { SubscriptionStatus } from '@tero/shared/rules/subscription';
import { addMonths } from '@tero/shared/rules/time/time';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { PaymentRefused } from '../../payments/payments.ts';
import { endByClock } from './expire.ts';
import { refreshEntitlement } from './ledger/entitlement.ts';
import { tellActivated } from './ledger/notices.ts';
import type { SubscriptionRow } from './ledger/repository.ts';
import * as subscriptions from './ledger/repository.ts';
import { checkoutLife, nextCheck } from './mercadopago/check-schedule.ts';
import { abandoned, reconcileOne } from './mercadopago/reconcile.ts';

interface Begun {
  id: number;
  status: SubscriptionStatus;
  init_point: string | null;
}

const earlyAccessMonths = 12;

/**
 * Starts a subscription and opens its checkout; returns the pending one if there is one. It becomes active only when
 * MercadoPago confirms, except for an early access seat, which is free.
 */
export async function subscribe(deps: Deps, providerId: number, payerEmail: string | undefined): Promise<Begun> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const row = await inTransaction(db, (trx) => begin({ trx, now, config }, providerId, payerEmail));
  if (row.status === 'active' || row.init_point !== null) return row;
  return openCheckout(deps, row);
}

async function begin(work: Work, providerId: number, payerEmail: string | undefined) {
  const { trx, now } = work;
  if (!(await subscriptions.lockProvider(trx, providerId))) throw new AppError('forbidden');
  const owner = found(await subscriptions.findOwner(trx, providerId));
  const rows = await subscriptions.listOf(trx, providerId);
  const pending = await closeEarlier(work, rows, payerEmail);
  if (pending) return pending;
  const seat = await earlyAccessSeat(work, providerId, rows);
  if (seat) return seat;
  return inserted(trx, { provider_id: providerId, payer_email: payerEmail ?? owner.email, status: 'pending' }, now);
}

/**
 * Returns the pending subscription to continue, and ends all others that could still be charged. Throws
 * `already_subscribed`.
 */
export async function closeEarlier(work: Work, rows: readonly SubscriptionRow[], payerEmail: string | undefined) {
  const { trx, now } = work;
  for (const row of rows) {
    if (row.status === 'active') {
      if (!(await endByClock(work, row))) throw new AppError('already_subscribed');
    }
    if (row.status === 'pending') {
      const isFresh = now.getTime() - Date.parse(row.created_at) < checkoutLife;
      // MercadoPago accepts only this email for the payment: another one needs another checkout
      if (isFresh && (payerEmail === undefined || payerEmail === row.payer_email)) return row;
      await subscriptions.update(trx, row.id, abandoned(row, now), now);
      continue;
    }
    const mayCharge = row.mp_id !== null && row.mp_status !== 'cancelled' && row.mp_status !== 'finished';
    const over = row.status === 'suspended' ? endedByPause(row) : {};
    const ending = mayCharge ? { cancel_at_mp: 1 as const, next_check_at: now.toISOString() } : {};
    if (row.status === 'suspended' || (mayCharge && !row.cancel_at_mp)) {
      await subscriptions.update(trx, row.id, { ...over, ...ending }, now);
    }
  }
  return undefined;
}

/** The columns of a paused subscription that is given up: its access ended with the pause. */
function endedByPause({ suspended_at }: SubscriptionRow) {
  return { status: 'cancelled' as const, auto_renewal: 0 as const, end_date: suspended_at, ended_at: suspended_at };
}

/** Gives a free seat to the first providers (`EARLY_ACCESS_SEATS`), once each. */
async function earlyAccessSeat(
  work: Work,
  providerId: number,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionRow | undefined> {
  const { trx, now, config } = work;
  if (config.earlyAccessSeats === 0 || rows.some((row) => row.early_access)) return undefined;
  await alone(trx, 'earlyAccess');
  if ((await subscriptions.countEarlyAccess(trx)) >= config.earlyAccessSeats) return undefined;
  const end_date = addMonths(now, earlyAccessMonths).toISOString();
  const seat = await inserted(
    trx,
    { provider_id: providerId, status: 'active', early_access: 1, amount: 0, start_date: now.toISOString(), end_date },
    now,
  );
  await refreshEntitlement(trx, providerId, now);
  await tellActivated(work, { id: seat.id, provider_id: providerId, end_date });
  return seat;
}

type Given = Pick<SubscriptionRow, 'provider_id' | 'status'> & Partial<SubscriptionRow>;

/** Inserts a row with a new reference; throws `already_subscribed` when another one is open. */
export async function inserted(trx: Trx, given: Given, now: Date): Promise<SubscriptionRow> {
  const reference = `tero-${randomUUID()}`;
  const created_at = now.toISOString();
  const row = await subscriptions.insert(trx, {
    amount: toCents(limits.subscriptionPrice),
    payment_method: 'mercadopago',
    early_access: 0,
    auto_renewal: 0,
    cancel_at_mp: 0,
    ...given,
    reference,
    idempotency_key: `create:${reference}`,
    next_check_at: nextCheck({ status: given.status, created_at, next_payment_date: null }, now),
    created_at,
    updated_at: created_at,
  });
  if (!row) throw new AppError('already_subscribed');
  return row;
}

/** Creates the agreement and its checkout; a retry after a lost response returns the same one. */
async function openCheckout(deps: Deps, row: SubscriptionRow): Promise<Begun> {
  const { db, clock, config, payments } = deps;
  try {
    const agreement = await payments.create(
      {
        reference: row.reference,
        reason: 'Tero Premium: suscripción mensual',
        amount: row.amount,
        payerEmail: row.payer_email ?? '',
        backUrl: `${config.publicUrl}/subscription-success`,
        startDate: addMonths(new Date(row.created_at), 1).toISOString(),
      },
      row.idempotency_key,
    );
    await reconcileOne(deps, row, agreement);
  } catch (error) {
    if (error instanceof PaymentRefused)
      await subscriptions.update(db, row.id, abandoned(row, clock.now()), clock.now());
    throw error;
  }
  const opened = found(await subscriptions.find(db, row.id));
  if (opened.init_point === null) throw new AppError('payments_unavailable');
  return opened;
}
