import type { Cents, Instant } from '../db/schema/database.ts';

/**
 * A monthly agreement with a payer, MercadoPago's "preapproval", as MercadoPago reports it. Here and below, null means
 * that MercadoPago's response lacks the value or has an unreadable one.
 */
export interface Agreement {
  id: string;
  /** pending, authorized, paused, cancelled, finished, or a future status of MercadoPago */
  status: string | null;
  /** our `reference` for the subscription */
  reference: string | null;
  amount: Cents | null;
  currency: string | null;
  /** MercadoPago's id of the payee */
  collectorId: string | null;
  /** MercadoPago's id of the payer */
  payerId: string | null;
  /** URL of the checkout */
  initPoint: string | null;
  nextPaymentDate: Instant | null;
  modifiedAt: Instant | null;
}

/** A month's charge of an agreement, MercadoPago's "authorized payment". */
export interface Invoice {
  id: string;
  agreementId: string | null;
  /** our `reference` for the subscription */
  reference: string | null;
  /** scheduled, processed, recycling, cancelled */
  status: string | null;
  amount: Cents | null;
  currency: string | null;
  /** the due date */
  debitDate: Instant | null;
  /** the last attempt to charge it, or its refund */
  payment: { id: string | null; status: string | null; detail: string | null } | null;
  /** the time of the next attempt, while it is recycling */
  nextTryAt: Instant | null;
}

export interface Payment {
  id: string;
  status: string | null;
  /** the reason in MercadoPago's words, such as `reimbursed` for a chargeback that the seller won */
  detail: string | null;
  amount: Cents | null;
  /** the refunded part of the amount; a partial refund leaves the payment approved */
  refunded: Cents;
  currency: string | null;
  collectorId: string | null;
  reference: string | null;
}

interface NewAgreement {
  reference: string;
  reason: string;
  amount: Cents;
  payerEmail: string;
  /** the URL to which the payer returns */
  backUrl: string;
  /** the time of the first charge; null: at once */
  startDate: Instant | null;
}

/** The parts of a webhook event that prove that MercadoPago sent it. */
export interface Proof {
  signature: string;
  requestId: string | undefined;
  /** the id in the query, unchanged */
  dataId: string | undefined;
}

/**
 * A payment provider. Each call ends within 10 seconds, including one retry, and throws `PaymentsUnavailable` when
 * there is no valid response. Reads return null for missing objects. Writes are idempotent by their key.
 */
export interface Payments {
  /** Creates an agreement. Throws `PaymentRefused` when MercadoPago rejects it for good. */
  create(order: NewAgreement, idempotencyKey: string): Promise<Agreement>;
  read(agreementId: string): Promise<Agreement | null>;
  /**
   * Cancels an agreement and returns it, or returns a finished agreement unchanged. Returns null when there is none.
   */
  cancel(agreementId: string, idempotencyKey: string): Promise<Agreement | null>;
  /** The charges of an agreement so far. */
  invoices(agreementId: string): Promise<Invoice[]>;
  readInvoice(id: string): Promise<Invoice | null>;
  readPayment(id: string): Promise<Payment | null>;
  /**
   * Refunds a payment to its payer, or `amount` of it. Throws `PaymentRefused` when MercadoPago finally refuses. Read
   * the payment afterwards to learn how much was refunded.
   */
  refund(paymentId: string, amount: Cents, idempotencyKey: string): Promise<void>;
  /** Tells whether MercadoPago sent this webhook event. */
  verify(proof: Proof): Promise<boolean>;
  /** Returns the address where the seller sees a payment; null when the money is not real. */
  addressOf(paymentId: string): string | null;
  /**
   * Returns the time since which MercadoPago has not responded to this process; null: it responds, or there was no call
   * for an hour.
   */
  awaySince(): Date | null;
  /** Acts as the payer at the checkout; null when the money is real. */
  simulatePayer: ((agreementId: string, choice: 'pay' | 'cancel') => Promise<void>) | null;
}

/**
 * Thrown when MercadoPago gives no valid response: it was late, missing, a server error or malformed. The call may have
 * had an effect.
 */
export class PaymentsUnavailable extends Error {
  /** MercadoPago does not respond, or does not accept our token; a temporary refusal of a single call does not count */
  readonly isAway: boolean;

  constructor(message?: string, isAway = true) {
    super(message);
    this.isAway = isAway;
  }
}

/** A final refusal: a retry would fail too. */
export class PaymentRefused extends Error {
  /** the refusal is about the payer's email or account, which the person can change */
  readonly isOfPayer: boolean;

  constructor(message: string, isOfPayer = false) {
    super(message);
    this.isOfPayer = isOfPayer;
  }
}
