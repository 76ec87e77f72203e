import { createHash } from 'node:crypto';
import { hour } from '@tero/shared/rules/time/durations';
import type { StoredAgreement, StoredInvoice, StoredPayment } from './store.ts';

/** Formats an instant like MercadoPago: with an offset that is neither UTC nor Uruguay's. */
export function mpDate(at: number): string {
  return new Date(at - 4 * hour).toISOString().replace('Z', '-04:00');
}

export function agreementReply(agreement: StoredAgreement, checkoutBase: string) {
  const { id, status, amount, currency } = agreement;
  return {
    id,
    payer_id: payerOf(agreement.payer_email),
    payer_email: agreement.payer_email,
    back_url: agreement.back_url,
    collector_id: agreement.collector_id,
    application_id: 8_000_000_000_001,
    status,
    reason: agreement.reason,
    external_reference: agreement.external_reference,
    date_created: mpDate(agreement.created_at),
    last_modified: mpDate(agreement.modified_at),
    version: agreement.version,
    init_point: `${checkoutBase}/${id}`,
    auto_recurring: {
      frequency: 1,
      frequency_type: 'months',
      transaction_amount: amount,
      currency_id: currency,
      start_date: mpDate(agreement.start_at),
    },
    next_payment_date: mpDate(agreement.next_at),
    payment_method_id: status === 'pending' ? null : 'visa',
  };
}

export function invoiceReply(invoice: StoredInvoice, payment: StoredPayment | undefined, agreement: StoredAgreement) {
  const { id, status, amount, currency } = invoice;
  return {
    id,
    type: 'scheduled',
    preapproval_id: invoice.agreement_id,
    external_reference: agreement.external_reference,
    reason: agreement.reason,
    date_created: mpDate(invoice.created_at),
    last_modified: mpDate(invoice.modified_at),
    debit_date: mpDate(invoice.debit_at),
    status,
    transaction_amount: amount,
    currency_id: currency,
    retry_attempt: Math.max(0, invoice.tries - 1),
    next_retry_date: status === 'recycling' ? mpDate(invoice.try_at) : null,
    payment: payment
      ? { id: payment.id, status: payment.status, status_detail: detailOf(payment) }
      : { id: null, status: null, status_detail: null },
  };
}

export function paymentReply(payment: StoredPayment, agreement: StoredAgreement) {
  const { id, status, amount, currency, refunded = 0 } = payment;
  return {
    id,
    status,
    status_detail: detailOf(payment),
    transaction_amount: amount,
    transaction_amount_refunded: status === 'refunded' ? amount : refunded,
    currency_id: currency,
    collector_id: agreement.collector_id,
    external_reference: agreement.external_reference,
    date_created: mpDate(payment.created_at),
    date_approved: status === 'approved' ? mpDate(payment.created_at) : null,
    operation_type: 'recurring_payment',
    metadata: { preapproval_id: payment.agreement_id },
  };
}

/** Returns the payer of an address. A payer has many addresses: the text after a + does not count. */
function payerOf(email: string): number {
  const account = email.toLowerCase().replace(/\+[^@]*@/, '@');
  return 1_000_000_000 + (createHash('sha256').update(account).digest().readUInt32BE() % 1_000_000_000);
}

function detailOf({ status, refunded, is_won }: StoredPayment): string {
  if (is_won) return 'reimbursed';
  if (status === 'rejected') return 'cc_rejected_insufficient_amount';
  if (status === 'approved' && refunded) return 'partially_refunded';
  return status === 'approved' ? 'accredited' : status;
}
