import { day } from '@tero/shared/rules/time/durations';
import { addMonths } from '@tero/shared/rules/time/time';
import { type Books, change } from './books.ts';
import type { StoredAgreement, StoredInvoice } from './store.ts';

/** MercadoPago's rules: four attempts within ten days. After three unpaid months in a row the agreement ends. */
const tries = 4;
const betweenTries = 3 * day;
const mostRejected = 3;

/** Creates the next month's invoice of an authorized agreement. */
export function schedule({ store, now, announce }: Books, agreement: StoredAgreement): void {
  const invoice: StoredInvoice = {
    id: 7_000_000_000 + store.count('invoices'),
    agreement_id: agreement.id,
    status: 'scheduled',
    amount: agreement.amount,
    currency: agreement.currency,
    debit_at: agreement.next_at,
    try_at: agreement.next_at,
    tries: 0,
    payment_id: null,
    created_at: now(),
    modified_at: now(),
  };
  store.put('invoices', invoice);
  announce('subscription_authorized_payment', 'created', invoice.id);
}

/** Charges all due invoices, in the order of their due times. */
export function billDue(books: Books): void {
  for (;;) {
    const due = books.store
      .list('invoices')
      .filter(({ status, try_at }) => (status === 'scheduled' || status === 'recycling') && try_at <= books.now())
      .sort((a, b) => a.try_at - b.try_at)[0];
    if (!due) return;
    const agreement = books.store.find('agreements', due.agreement_id);
    // the changes carry the time of the charge
    const then = { ...books, now: () => due.try_at };
    if (agreement?.status === 'authorized') charge(then, agreement, due);
    else close(then, agreement, due);
  }
}

function charge(books: Books, agreement: StoredAgreement, invoice: StoredInvoice): void {
  const { store, now, announce } = books;
  const approved = agreement.card === 'approved';
  const payment = {
    id: 130_000_000_000 + store.count('payments'),
    agreement_id: agreement.id,
    invoice_id: invoice.id,
    status: agreement.card,
    amount: invoice.amount,
    currency: invoice.currency,
    created_at: now(),
  };
  store.put('payments', payment);
  announce('payment', 'payment.created', payment.id);
  const made = invoice.tries + 1;
  const isLast = approved || made >= tries;
  store.put('invoices', {
    ...invoice,
    status: isLast ? 'processed' : 'recycling',
    tries: made,
    try_at: invoice.try_at + betweenTries,
    payment_id: payment.id,
    modified_at: now(),
  });
  announce('subscription_authorized_payment', 'updated', invoice.id);
  if (isLast) nextMonth(books, agreement, approved);
}

function nextMonth(books: Books, agreement: StoredAgreement, approved: boolean): void {
  const rejected_in_row = approved ? 0 : agreement.rejected_in_row + 1;
  if (rejected_in_row >= mostRejected) {
    change(books, agreement, { rejected_in_row, status: 'cancelled' });
    return;
  }
  const next_at = monthAfter(agreement.start_at, agreement.next_at);
  schedule(books, change(books, agreement, { rejected_in_row, next_at }));
}

/**
 * Cancels an invoice that cannot be charged. A paused agreement skips the month; one that has ended gets no further
 * invoice.
 */
function close(books: Books, agreement: StoredAgreement | undefined, invoice: StoredInvoice): void {
  const { store, now } = books;
  store.put('invoices', { ...invoice, status: 'cancelled', modified_at: now() });
  if (agreement?.status !== 'paused') return;
  const next_at = monthAfter(agreement.start_at, agreement.next_at);
  store.put('agreements', { ...agreement, next_at });
  schedule(books, { ...agreement, next_at });
}

/** Returns the first date after `last` that is a whole number of months after `start`. */
function monthAfter(start: number, last: number): number {
  for (let months = 1; ; months += 1) {
    const next = addMonths(new Date(start), months).getTime();
    if (next > last) return next;
  }
}
