import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Agreement, type Invoice, PaymentsUnavailable } from '../../../payments/payments.ts';
import * as payments from '../ledger/payment-repository.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { listToCheck } from '../ledger/schedule-repository.ts';
import { applyAgreement, type Charge } from './apply.ts';
import { checkoutLife, nextCheck } from './check-schedule.ts';

const batch = 20;

/** Reads a subscription's agreement from MercadoPago and stores its state. Throws `PaymentsUnavailable`. */
export async function check(deps: Deps, row: SubscriptionRow): Promise<void> {
  if (row.mp_id === null) return;
  const agreement = await deps.payments.read(row.mp_id);
  if (agreement) await reconcileOne(deps, row, agreement);
  else deps.log.error({ subscription: row.id, agreement: row.mp_id }, 'MercadoPago does not know an agreement');
}

/** Reads the charges of a known agreement and stores both. */
export async function reconcileOne(
  deps: Deps,
  row: SubscriptionRow,
  agreement: Agreement,
  caller?: Caller,
): Promise<void> {
  // nothing is charged before it is authorized
  const invoices = agreement.status === 'pending' ? [] : await deps.payments.invoices(agreement.id);
  const charges = await chargesOf(deps, row, agreement, invoices);
  await applyAgreement(deps, row.id, { agreement, charges, ...(caller && { by: { caller, from: row.status } }) });
}

/** Turns invoices into charges, without those stored as paid. Verifies paid ones. */
async function chargesOf(
  deps: Deps,
  row: SubscriptionRow,
  agreement: Agreement,
  invoices: Invoice[],
): Promise<Charge[]> {
  const known = await payments.completedAmong(
    deps.db,
    invoices.map(({ id }) => id),
  );
  const isNews = (invoice: Invoice) =>
    known.has(invoice.id) ? mayBeRefunded(deps, invoice) : invoice.status !== 'scheduled';
  const news = invoices.filter(isNews);
  const charges: Charge[] = [];
  for (const invoice of news.sort((a, b) => a.debitDate.localeCompare(b.debitDate))) {
    if (!isFor(invoice, agreement)) {
      deps.log.error({ subscription: row.id, invoice: invoice.id }, 'an invoice differs from its subscription');
      continue;
    }
    const charge = known.has(invoice.id)
      ? await refundOf(deps, row, invoice)
      : await chargeOf(deps, row, agreement, invoice);
    if (charge) charges.push(charge);
  }
  return charges;
}

/** How long a refund is looked for without a webhook event about it. */
const refundable = 60 * day;

function mayBeRefunded({ clock }: Deps, { payment, debitDate }: Invoice): boolean {
  return payment?.status !== 'approved' || Date.parse(debitDate) > clock.now().getTime() - refundable;
}

/** Reads a paid charge of any age and stores its refund. Throws `PaymentsUnavailable`. */
export async function checkRefund(deps: Deps, row: SubscriptionRow, invoiceId: string): Promise<void> {
  const agreement = row.mp_id === null ? null : await deps.payments.read(row.mp_id);
  const invoice = agreement && (await deps.payments.readInvoice(invoiceId));
  const charge = invoice && isFor(invoice, agreement) && (await refundOf(deps, row, invoice));
  if (charge) await applyAgreement(deps, row.id, { agreement, charges: [charge] });
}

const givenBack = ['refunded', 'charged_back'];

/** Whether the money is the seller's: a chargeback that it won leaves the payment charged back and reimbursed. */
function isHeld({ status, detail }: { status: string; detail: string | null }): boolean {
  return status === 'approved' || (status === 'charged_back' && detail === 'reimbursed');
}

/** The refund of an invoice that is stored as paid, or of a part, by the payment itself; null: it is still paid. */
async function refundOf({ payments }: Deps, { reference }: SubscriptionRow, invoice: Invoice): Promise<Charge | null> {
  const payment = invoice.payment && (await payments.readPayment(invoice.payment.id));
  if (payment?.reference !== reference) return null;
  if (givenBack.includes(payment.status) && !isHeld(payment)) {
    return { invoice, status: 'cancelled', refunded: invoice.amount, disputed: payment.status === 'charged_back' };
  }
  const refunded = Math.min(payment.refunded, invoice.amount);
  return payment.status === 'approved' && refunded > 0 ? { invoice, status: 'completed', refunded } : null;
}

function isFor(invoice: Invoice, agreement: Agreement): boolean {
  return (
    invoice.agreementId === agreement.id &&
    invoice.amount === agreement.amount &&
    invoice.currency === agreement.currency
  );
}

async function chargeOf(
  deps: Deps,
  row: SubscriptionRow,
  agreement: Agreement,
  invoice: Invoice,
): Promise<Charge | null> {
  const { status, payment } = invoice;
  if (status === 'cancelled') return payment ? { invoice, status: 'cancelled' } : null;
  if (payment && isHeld(payment) && status === 'processed') {
    const isPaid = await isPaidFor(deps, row, agreement, payment.id);
    return isPaid ? { invoice, status: 'completed' } : null;
  }
  if (payment && givenBack.includes(payment.status)) {
    return { invoice, status: 'cancelled', refunded: invoice.amount, disputed: payment.status === 'charged_back' };
  }
  if (status === 'recycling' || payment?.status === 'rejected') return { invoice, status: 'failed' };
  return { invoice, status: 'pending' };
}

/** Whether the payment is the seller's, with the whole price in pesos, for this subscription and the right collector. */
async function isPaidFor(deps: Deps, row: SubscriptionRow, agreement: Agreement, paymentId: string): Promise<boolean> {
  const payment = await deps.payments.readPayment(paymentId);
  const isGood =
    payment !== null &&
    isHeld(payment) &&
    payment.amount === row.amount &&
    payment.currency === 'UYU' &&
    payment.reference === row.reference &&
    payment.collectorId === agreement.collectorId;
  if (!isGood) deps.log.error({ subscription: row.id, payment: paymentId }, 'a payment differs from its subscription');
  return isGood;
}

/**
 * Reconciles due subscriptions one after another, in case webhook events were lost. Stops when MercadoPago does not
 * respond; the next run continues.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  for (const id of await listToCheck(db, clock.now().toISOString(), batch)) {
    const row = await subscriptions.find(db, id);
    if (!row) continue;
    // set first, so that one failing row does not block the others
    await subscriptions.update(db, id, { next_check_at: nextCheck(row, clock.now()) }, clock.now());
    try {
      await check(deps, row);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      log.warn({ subscription: id, reason: error.message }, 'MercadoPago does not answer');
      return;
    }
    await abandonOld(deps, id);
  }
}

/** Expires a checkout that nobody paid, here and at MercadoPago. */
async function abandonOld({ db, clock }: Deps, id: number): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const row = await subscriptions.findLocked(trx, id);
    if (row?.status !== 'pending' || now.getTime() - Date.parse(row.created_at) < checkoutLife) return;
    await subscriptions.update(trx, id, abandoned(row, now), now);
  });
}

/** Returns the columns of an abandoned checkout. */
export function abandoned({ mp_id }: SubscriptionRow, now: Date) {
  return {
    status: 'expired' as const,
    init_point: null,
    cancel_at_mp: flag(mp_id !== null),
    next_check_at: now.toISOString(),
  };
}
