import type { PaymentStatus } from '@tero/shared/rules/subscription';
import type { Updateable } from 'kysely';
import { recordAdminAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import type { Cents, Instant, Table, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import type { Agreement, Invoice } from '../../../payments/payments.ts';
import { firstChargeAt, isChargedTooLate, rememberGrant } from '../first-month/first-charge.ts';
import { tellChanges } from '../ledger/changes.ts';
import { debitAfter, firstDebit, hadUnpaidDays, isUnpaid, refreshEntitlement } from '../ledger/entitlement.ts';
import { tellGivenUp } from '../ledger/notices.ts';
import * as payments from '../ledger/payment-repository.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { makeOut } from '../receipts/receipts.ts';
import { numberOf } from '../receipts/repository.ts';
import { nextCheck } from './check-schedule.ts';
import { isKnown, isLater, isOurs } from './matches.ts';

/** An invoice of a subscription, with the fields that MercadoPago's response lacked. */
export type Bill = Invoice & { amount: Cents; debitDate: Instant };

/** A verified charge. `completed` means that the payment itself is approved too. */
export interface Charge {
  invoice: Bill;
  status: PaymentStatus;
  /** MercadoPago's refunds so far, which are a part while the payment is completed; missing: none */
  refunded?: Cents;
  /** the bank took the money back, because the payer does not recognise the charge */
  disputed?: boolean;
}

/** MercadoPago's state of one subscription. */
export interface Truth {
  agreement: Agreement;
  charges: readonly Charge[];
  /** the caller whose action led here, and the status before it, because a webhook event may have been applied first */
  by?: { caller: Caller; from: SubscriptionRow['status'] };
}

type Changes = Updateable<Table<'subscriptions'>>;

/**
 * Stores MercadoPago's state in one transaction: the status from the agreement, and each paid invoice once. An
 * agreement older than the last stored one sets no status. An agreement that does not match the subscription changes
 * nothing.
 */
export async function applyAgreement(deps: Deps, id: number, truth: Truth): Promise<void> {
  const { db, clock, config, log } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const work = { trx, now, config };
    const row = await subscriptions.findLocked(trx, id);
    if (!row) return;
    const agreement = standing(truth);
    if (!isOurs(row, agreement)) {
      log.error({ subscription: id, agreement: agreement.id }, 'an agreement differs from its subscription');
      return;
    }
    const isLatest = isLater(agreement, row);
    const others = row.provider_id === null ? [] : await subscriptions.listOf(trx, row.provider_id);
    const mayOpen = row.provider_id !== null && !others.some((other) => other.id !== id && subscriptions.isOpen(other));
    let after: SubscriptionRow = { ...row, ...adopted(row, agreement) };
    const mustPay =
      others.some((other) => other.id !== id && hadUnpaidDays(other)) &&
      !truth.charges.some(({ status }) => status === 'completed');
    if (isLatest)
      after = { ...after, ...turned(after, agreement, { mayOpen, mustPay }, now), ...seen(row, truth.agreement) };
    if (row.status === 'pending' && after.status === 'active') {
      if (await isChargedTooLate(work, row, agreement.payerId)) after = { ...after, ...refused(row) };
      else await rememberGrant(work, after);
    }
    const news: News[] = [];
    for (const charge of truth.charges) {
      const change = await recorded(work, after, charge);
      if (!change) continue;
      news.push(change);
      if (charge.status === 'completed' && !charge.refunded)
        after = { ...after, ...extended(after, change, agreement, mayOpen, now) };
    }
    if (isLatest && !isKnown(truth.agreement)) {
      log.warn(
        { subscription: id, status: truth.agreement.status },
        'a status that Tero does not know changes nothing',
      );
    }
    const next_check_at = after.cancel_at_mp ? now.toISOString() : nextCheck(after, now);
    const { id: _, ...columns } = { ...after, next_check_at };
    await subscriptions.update(trx, id, columns, now);
    await reflectAgreement(work, row, after, news);
    if (truth.by && after.status !== truth.by.from) {
      await recordEnd(trx, now, truth.by.caller, { id, status: truth.by.from }, after.status);
    }
  });
}

/** Logs the change of status if an administrator made it. */
export async function recordEnd(
  trx: Trx,
  now: Date,
  by: Caller,
  { id, status }: Pick<SubscriptionRow, 'id' | 'status'>,
  after: SubscriptionRow['status'],
): Promise<void> {
  const states = { before: { status }, after: { status: after } };
  await recordAdminAct(trx, now, by, { action: 'update', entity: 'subscription', id, ...states });
}

/** Returns the agreement. An unknown status counts as authorized when the payer was charged. */
function standing({ agreement, charges }: Truth): Agreement {
  const isCharged = charges.some(({ status }) => status === 'completed');
  return isCharged && !isKnown(agreement) ? { ...agreement, status: 'authorized' } : agreement;
}

/**
 * Links the agreement to the row if the response to its creation was lost, and adds fields that the response lacked.
 */
function adopted(row: SubscriptionRow, agreement: Agreement): Changes {
  if (row.mp_id !== null) {
    const init_point = row.init_point ?? (row.status === 'pending' ? agreement.initPoint : null);
    return { init_point, mp_collector_id: row.mp_collector_id ?? agreement.collectorId };
  }
  const isOver = !subscriptions.isOpen(row);
  return {
    mp_id: agreement.id,
    mp_collector_id: agreement.collectorId,
    mp_payer_id: agreement.payerId,
    init_point: agreement.initPoint,
    ...(isOver && { cancel_at_mp: 1 as const }),
  };
}

function seen({ mp_modified_at }: SubscriptionRow, agreement: Agreement): Changes {
  const { status, modifiedAt } = agreement;
  return { mp_modified_at: modifiedAt ?? mp_modified_at, ...(isKnown(agreement) && { mp_status: status }) };
}

/** Returns the state that MercadoPago's status leads to. */
function turned(row: SubscriptionRow, agreement: Agreement, standing: Standing, now: Date): Changes {
  if (agreement.status === 'authorized') return authorized(row, agreement, standing, now);
  if (agreement.status === 'paused' && row.status === 'active') {
    return { status: 'suspended', suspended_at: now.toISOString() };
  }
  if (agreement.status !== 'cancelled') return {};
  const closed = { auto_renewal: 0 as const, cancel_at_mp: 0 as const };
  return subscriptions.isOpen(row) ? { ...closed, status: 'cancelled', suspended_at: null } : closed;
}

/** The effect of the provider's other subscriptions on this one. */
interface Standing {
  /** whether no other subscription is open */
  mayOpen: boolean;
  /**
   * an earlier subscription gave access for a charge that was due at once and never came, so this one begins only with
   * its payment
   */
  mustPay: boolean;
}

function authorized(row: SubscriptionRow, agreement: Agreement, { mayOpen, mustPay }: Standing, now: Date): Changes {
  if (row.cancel_at_mp || row.status === 'active' || row.status === 'cancelled') return {};
  // only a payment reactivates an expired subscription
  if (row.status === 'expired' && row.start_date !== null) return {};
  // another subscription has replaced this one: the provider must not pay twice
  if (!mayOpen) return { cancel_at_mp: 1 };
  const isFirst = row.start_date === null;
  const next = isFirst
    ? firstDebit(firstChargeAt(row), agreement.nextPaymentDate, now)
    : debitAfter(now, agreement.nextPaymentDate);
  if (isFirst && mustPay && isUnpaid({ start_date: now.toISOString(), end_date: next.toISOString() })) return {};
  const stillPaid = row.end_date !== null && row.end_date > now.toISOString();
  return {
    status: 'active',
    start_date: row.start_date ?? now.toISOString(),
    next_payment_date: next.toISOString(),
    end_date: stillPaid ? row.end_date : next.toISOString(),
    auto_renewal: 1,
    suspended_at: null,
    ended_at: null,
  };
}

/**
 * Returns the columns of a checkout that ends before it charges anything, because the person was granted the first
 * month elsewhere since the checkout was opened (rule SUB-6).
 */
function refused(row: SubscriptionRow): Changes {
  const { start_date, end_date, next_payment_date } = row;
  return {
    status: 'expired',
    start_date,
    end_date,
    next_payment_date,
    auto_renewal: 0,
    init_point: null,
    cancel_at_mp: 1,
  };
}

/** A charge that is new, that has another refund, or that was refunded and is paid again. */
interface News extends Charge {
  /** the refund since the last time */
  givenBack: Cents;
  restored: boolean;
  /** the month was never given, because the payment was charged back before Tero first saw it */
  isLate: boolean;
  /** number of its receipt; null: nothing was paid */
  receipt: number | null;
}

/** Stores a charge or its refund. Returns the news about it, or null if there is none. */
async function recorded(work: Work, row: SubscriptionRow, charge: Charge): Promise<News | null> {
  const { trx, now } = work;
  const { invoice, status, refunded = 0 } = charge;
  const at = now.toISOString();
  const isWhole = refunded > 0 && status === 'cancelled';
  const givenBack = refunded > 0 ? await payments.refund(trx, invoice.id, { total: refunded, isWhole, at }) : null;
  if (givenBack !== null) {
    return givenBack > 0 ? { ...charge, givenBack, restored: false, isLate: false, receipt: null } : null;
  }
  const hasFailed = status === 'failed';
  const change = await payments.record(trx, {
    subscription_id: row.id,
    provider_id: row.provider_id,
    amount: invoice.amount,
    payment_method: 'mercadopago',
    status,
    mp_invoice_id: invoice.id,
    transaction_id: invoice.payment?.id ?? null,
    payment_date: invoice.debitDate,
    failure: hasFailed ? (invoice.payment?.detail ?? null) : null,
    next_try_at: hasFailed ? invoice.nextTryAt : null,
    tries_over: flag(hasFailed && invoice.status === 'processed'),
    refunded_at: isWhole ? at : null,
    refunded_amount: refunded,
    created_at: at,
    updated_at: at,
  });
  if (!change) return null;
  const isLate = change.restored && (await numberOf(trx, change.id)) === null;
  const receipt = status === 'completed' ? await makeOut(work, change.id) : null;
  return { ...charge, givenBack: refunded, restored: change.restored, isLate, receipt };
}

/**
 * Extends access by a paid month: until the next debit, and never to an earlier date (rule SUB-7). A month that was
 * never given and is over begins now.
 */
function extended(row: SubscriptionRow, charge: News, agreement: Agreement, mayOpen: boolean, now: Date): Changes {
  if (row.status === 'pending') return {};
  const hasEnded = row.end_date === null || row.end_date < now.toISOString();
  const from = charge.isLate && hasEnded ? now : new Date(charge.invoice.debitDate);
  const next = debitAfter(from, agreement.nextPaymentDate);
  const end = [row.end_date ?? '', next.toISOString()].sort().at(-1) as string;
  const isAhead = end > now.toISOString();
  const comesBack = row.status === 'expired' && isAhead && mayOpen && agreement.status === 'authorized';
  return {
    end_date: end,
    next_payment_date: [row.next_payment_date ?? '', next.toISOString()].sort().at(-1) as string,
    ...(isAhead && { ended_at: null }),
    ...(comesBack && { status: 'active', auto_renewal: 1 }),
  };
}

/**
 * Updates the provider's entitlement if the agreement changed the status or the end, and sends notices of the changes.
 */
async function reflectAgreement(
  work: Work,
  before: SubscriptionRow,
  after: SubscriptionRow,
  charges: readonly News[],
): Promise<void> {
  const { provider_id } = after;
  if (provider_id === null) return;
  if (before.status !== after.status || before.end_date !== after.end_date) {
    await refreshEntitlement(work.trx, provider_id, work.now);
  }
  const isRefused = before.status === 'pending' && after.status === 'expired';
  if (isRefused) await tellGivenUp(work, { ...after, provider_id });
  else await tellChanges(work, { before, after: { ...after, provider_id }, charges });
}
