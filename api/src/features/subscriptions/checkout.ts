import { randomUUID } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money/money';
import type { SubscriptionStatus } from '@tero/shared/rules/subscription';
import { minute } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { PaymentRefused } from '../../payments/payments.ts';
import { endByClock } from './expire.ts';
import {
  firstChargeAt,
  firstChargeOf,
  isChargedTooLate,
  mayHaveSeat,
  rememberGrant,
} from './first-month/first-charge.ts';
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
 * The least milliseconds until a first charge, because MercadoPago refuses a start in the past. A charge due earlier is
 * due at once.
 */
const leastAhead = 5 * minute;

/**
 * Starts a subscription and opens its checkout, or returns the pending one. It becomes active only when MercadoPago
 * confirms it, except for an early access seat, which is free.
 */
export async function subscribe(deps: Deps, providerId: number, payerEmail: string | undefined): Promise<Begun> {
  const { db, clock, config } = deps;
  const begun = (payerId: string | null) =>
    inTransaction(db, (trx) => begin({ trx, now: clock.now(), config }, providerId, { payerEmail, payerId }));
  const row = await begun(null);
  if (row.status === 'active' || row.init_point !== null) return row;
  const opened = await openCheckout(deps, row);
  if (opened) return opened;
  // MercadoPago knows the payer by another email, and that email has already had its first month
  return found(await openCheckout(deps, await begun((await subscriptions.find(db, row.id))?.mp_payer_id ?? null)));
}

interface Asking {
  payerEmail: string | undefined;
  payerId: string | null;
}

async function begin(work: Work, providerId: number, { payerEmail, payerId }: Asking) {
  const { trx, now, config } = work;
  if (!(await subscriptions.lockProvider(trx, providerId))) throw new AppError('forbidden');
  const owner = found(await subscriptions.findOwner(trx, providerId));
  const rows = await subscriptions.listOf(trx, providerId);
  const pending = await closeEarlier(work, rows, payerEmail);
  if (pending) return pending;
  const payer = { payer_email: payerEmail ?? owner.email, mp_payer_id: payerId };
  const seat = await earlyAccessSeat(work, { provider_id: providerId, ...payer }, rows);
  if (seat) return seat;
  const { at } = await firstChargeOf({ db: trx, config, now }, providerId, payer);
  const first_charge_at = at.toISOString();
  return inserted(trx, { provider_id: providerId, ...payer, status: 'pending', first_charge_at }, now);
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

/** Returns the columns of a paused subscription that is given up. Its access had ended with the pause. */
function endedByPause({ suspended_at }: SubscriptionRow) {
  return { status: 'cancelled' as const, auto_renewal: 0 as const, end_date: suspended_at, ended_at: suspended_at };
}

/**
 * Gives a free seat to the first providers (`EARLY_ACCESS_SEATS`), once per person. A provider who is not verified may
 * be invented and gets no seat (rule SUB-87).
 */
async function earlyAccessSeat(
  work: Work,
  person: { provider_id: number; payer_email: string; mp_payer_id: string | null },
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionRow | undefined> {
  const { trx, now, config } = work;
  if (config.earlyAccessSeats === 0 || rows.some((row) => row.early_access)) return undefined;
  const { provider_id } = person;
  await alone(trx, 'earlyAccess');
  if (!(await mayHaveSeat(work, provider_id, person.payer_email))) return undefined;
  if ((await subscriptions.countEarlyAccess(trx)) >= config.earlyAccessSeats) return undefined;
  const end_date = addMonths(now, earlyAccessMonths).toISOString();
  const seat = await inserted(
    trx,
    { provider_id, status: 'active', early_access: 1, amount: 0, start_date: now.toISOString(), end_date },
    now,
  );
  await refreshEntitlement(trx, provider_id, now);
  await rememberGrant(work, { ...seat, ...person });
  await tellActivated(work, { ...seat, provider_id, end_date });
  return seat;
}

type Given = Pick<SubscriptionRow, 'provider_id' | 'status'> & Partial<SubscriptionRow>;

/** Inserts a row with a new reference. Throws `already_subscribed` when another subscription is open. */
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

/**
 * Creates the agreement and its checkout. A retry after a lost response returns the same checkout. Returns null when
 * the checkout was given up, because it would have granted the first month a second time.
 */
async function openCheckout(deps: Deps, row: SubscriptionRow): Promise<Begun | null> {
  const { db, clock, config, payments } = deps;
  const firstCharge = firstChargeAt(row);
  try {
    const agreement = await payments.create(
      {
        reference: row.reference,
        reason: 'Tero Premium: suscripción mensual',
        amount: row.amount,
        payerEmail: row.payer_email ?? '',
        backUrl: `${config.publicUrl}/subscription-success`,
        startDate: firstCharge.getTime() - clock.now().getTime() > leastAhead ? firstCharge.toISOString() : null,
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
  if (await givenUp(deps, opened)) return null;
  if (opened.init_point === null) throw new AppError('payments_unavailable');
  return opened;
}

/** Gives up a checkout when its payer turns out to have had the first month already. */
async function givenUp({ db, clock, config }: Deps, row: SubscriptionRow): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    if (!(await isChargedTooLate({ trx, now, config }, row, row.mp_payer_id))) return false;
    await subscriptions.update(trx, row.id, abandoned(row, now), now);
    return true;
  });
}
