import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Agreement, type Invoice, type Payment, PaymentsUnavailable } from '../../../payments/payments.ts';
import * as payments from '../ledger/payment-repository.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';
import * as subscriptions from '../ledger/repository.ts';
import { listToCheck } from '../ledger/schedule-repository.ts';
import { applyAgreement, type Bill, type Charge } from './apply.ts';
import { checkoutLife, nextCheck } from './check-schedule.ts';
import { isKnown, isOrUnsaid } from './matches.ts';

const batch = 20;

/**
 * Reads a subscription's agreement from MercadoPago and stores its state. Returns it, or null when there is none.
 * Throws `PaymentsUnavailable`.
 */
export async function check(deps: Deps, row: SubscriptionRow): Promise<Agreement | null> {
  if (row.mp_id === null) return null;
  const agreement = await deps.payments.read(row.mp_id);
  if (agreement) await reconcileOne(deps, row, agreement);
  else deps.log.error({ subscription: row.id, agreement: row.mp_id }, 'MercadoPago does not know an agreement');
  return agreement;
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

/** Turns invoices into charges, except those stored as paid. Verifies the paid ones. */
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
  const bills = invoices.flatMap((invoice) => billOf(deps, row, agreement, invoice) ?? []);
  const isNews = (bill: Bill) =>
    known.has(bill.id) ? mayBeRefunded(deps, bill) : bill.status !== 'scheduled' || bill.payment !== null;
  const charges: Charge[] = [];
  for (const bill of bills.filter(isNews).sort((a, b) => a.debitDate.localeCompare(b.debitDate))) {
    const charge = known.has(bill.id) ? await refundOf(deps, row, bill) : await chargeOf(deps, row, agreement, bill);
    if (charge) charges.push(charge);
  }
  return charges;
}

/**
 * Returns an invoice of this agreement, with missing fields taken from the subscription. Returns null when a field
 * contradicts the subscription.
 */
function billOf({ log, clock }: Deps, row: SubscriptionRow, agreement: Agreement, invoice: Invoice): Bill | null {
  const isOurs =
    isOrUnsaid(invoice.agreementId, agreement.id) &&
    isOrUnsaid(invoice.amount, agreement.amount ?? row.amount) &&
    isOrUnsaid(invoice.currency, agreement.currency ?? 'UYU');
  if (!isOurs) {
    log.error({ subscription: row.id, invoice: invoice.id }, 'an invoice differs from its subscription');
    return null;
  }
  const now = clock.now().toISOString();
  const due = row.next_payment_date !== null && row.next_payment_date < now ? row.next_payment_date : now;
  return { ...invoice, amount: invoice.amount ?? row.amount, debitDate: invoice.debitDate ?? due };
}

/** The milliseconds for which we look for a refund without a webhook event about it. */
const refundable = 60 * day;

function mayBeRefunded({ clock }: Deps, { payment, debitDate }: Bill): boolean {
  return payment?.status !== 'approved' || Date.parse(debitDate) > clock.now().getTime() - refundable;
}

/** Reads a paid charge of any age and stores its refund. Throws `PaymentsUnavailable`. */
export async function checkRefund(deps: Deps, row: SubscriptionRow, invoiceId: string): Promise<void> {
  const agreement = row.mp_id === null ? null : await deps.payments.read(row.mp_id);
  const invoice = agreement && (await deps.payments.readInvoice(invoiceId));
  const bill = invoice && billOf(deps, row, agreement, invoice);
  const charge = bill && (await refundOf(deps, row, bill));
  if (charge) await applyAgreement(deps, row.id, { agreement, charges: [charge] });
}

const givenBack: unknown[] = ['refunded', 'charged_back'];
/** The other statuses of a payment whose money the seller does not have. */
const unpaid: unknown[] = ['pending', 'authorized', 'in_process', 'in_mediation', 'rejected', 'cancelled'];

/**
 * Tells whether the seller has the money. After a chargeback that the seller won, the payment is charged back and
 * reimbursed.
 */
function isHeld({ status, detail }: Tried): boolean {
  return status === 'approved' || (status === 'charged_back' && detail === 'reimbursed');
}

/** An attempt to charge, as its invoice or the payment itself describes it. */
type Tried = Pick<Payment, 'status' | 'detail'>;

/**
 * Returns the full or partial refund of an invoice that is stored as paid, from the payment itself; null: it is still
 * paid.
 */
async function refundOf(deps: Deps, { reference }: SubscriptionRow, invoice: Bill): Promise<Charge | null> {
  const payment = invoice.payment?.id ? await deps.payments.readPayment(invoice.payment.id) : null;
  if (!payment || !isOrUnsaid(payment.reference, reference)) return null;
  const tried = completed(payment, invoice);
  if (givenBack.includes(tried.status) && !isHeld(tried)) return reversed(invoice, tried);
  const refunded = Math.min(payment.refunded, invoice.amount);
  return tried.status === 'approved' && refunded > 0 ? { invoice, status: 'completed', refunded } : null;
}

function reversed(invoice: Bill, { status }: Tried): Charge {
  return { invoice, status: 'cancelled', refunded: invoice.amount, disputed: status === 'charged_back' };
}

/** Returns a payment's state, taken from its invoice when the payment lacks it. */
function completed<P extends Tried>(payment: P, { payment: said }: Bill): P {
  return { ...payment, status: payment.status ?? said?.status ?? null, detail: payment.detail ?? said?.detail ?? null };
}

/**
 * Returns the charge of an invoice. The payment decides if the two differ. Returns null when there is nothing to store.
 */
async function chargeOf(deps: Deps, row: SubscriptionRow, agreement: Agreement, invoice: Bill): Promise<Charge | null> {
  const { status } = invoice;
  const tried = await triedOf(deps, row, agreement, invoice);
  if (tried === 'foreign') return null;
  if (tried && isHeld(tried)) return { invoice, status: 'completed' };
  if (status === 'cancelled') return tried ? { invoice, status: 'cancelled' } : null;
  if (givenBack.includes(tried?.status)) return reversed(invoice, tried as Tried);
  if (status === 'recycling' || tried?.status === 'rejected') return { invoice, status: 'failed' };
  if (unpaid.includes(tried?.status)) return { invoice, status: 'pending' };
  if (status !== 'scheduled') {
    deps.log.error({ subscription: row.id, invoice: invoice.id, status }, 'a charge of MercadoPago is not clear');
  }
  return null;
}

/** Returns the last attempt to charge an invoice. Reads the payment itself when the seller may have the money. */
async function triedOf(
  deps: Deps,
  row: SubscriptionRow,
  agreement: Agreement,
  invoice: Bill,
): Promise<Tried | 'foreign' | null> {
  const said = invoice.payment;
  if (said === null || said.id === null || unpaid.includes(said.status)) return said;
  const payment = await deps.payments.readPayment(said.id);
  const tried = payment && completed(payment, invoice);
  if (tried && (!isHeld(tried) || isPaidFor(row, agreement, tried))) return tried;
  deps.log.error({ subscription: row.id, payment: said.id }, 'a payment differs from its subscription');
  return 'foreign';
}

/** Tells whether the payment is for the whole price in pesos, for this subscription and to the right collector. */
function isPaidFor(row: SubscriptionRow, agreement: Agreement, payment: Payment): boolean {
  return (
    isOrUnsaid(payment.amount, row.amount) &&
    isOrUnsaid(payment.currency, 'UYU') &&
    isOrUnsaid(payment.reference, row.reference) &&
    isOrUnsaid(payment.collectorId, agreement.collectorId ?? row.mp_collector_id ?? payment.collectorId)
  );
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
    // set first, so that a row that fails does not block the others
    await subscriptions.update(db, id, { next_check_at: nextCheck(row, clock.now()) }, clock.now());
    try {
      const agreement = await check(deps, row);
      // an agreement of unknown status may charge
      if (agreement && !isKnown(agreement)) continue;
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
