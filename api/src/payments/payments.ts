import type { Cents, Instant } from '../db/schema/database.ts';

/** A monthly agreement with a payer, MercadoPago's "preapproval", as MercadoPago tells it. */
export interface Agreement {
  id: string;
  /** pending, authorized, paused, cancelled, or what MercadoPago may add */
  status: string;
  /** our own name of it */
  reference: string | null;
  amount: Cents;
  currency: string;
  /** who is paid */
  collectorId: string | null;
  /** where the browser goes to pay */
  initPoint: string | null;
  nextPaymentDate: Instant | null;
  modifiedAt: Instant;
}

/** One month's charge of an agreement, MercadoPago's "authorized payment". */
export interface Invoice {
  id: string;
  agreementId: string;
  /** scheduled, processed, recycling, cancelled */
  status: string;
  amount: Cents;
  currency: string;
  /** the day that it is for */
  debitDate: Instant;
  /** the last try to charge it */
  payment: { id: string; status: string } | null;
}

export interface Payment {
  id: string;
  status: string;
  amount: Cents;
  currency: string;
  collectorId: string | null;
  reference: string | null;
}

export interface NewAgreement {
  reference: string;
  reason: string;
  amount: Cents;
  payerEmail: string;
  /** where the payer comes back to */
  backUrl: string;
  /** of the first charge */
  startDate: Instant;
}

/** What a notification brings to prove that MercadoPago sent it. */
export interface Proof {
  signature: string;
  requestId: string | undefined;
  /** of the query, as it came */
  dataId: string | undefined;
}

/**
 * Who charges. Each request ends within 10 seconds, one retry included, and throws `PaymentsUnavailable` when there is
 * no good answer; reads give null for what is not there. Repeating a write with its key has no further effect.
 */
export interface Payments {
  /** Throws `PaymentRefused` for an order that will never be taken. */
  create(order: NewAgreement, idempotencyKey: string): Promise<Agreement>;
  read(agreementId: string): Promise<Agreement | null>;
  /** Ends an agreement; one that is over already is handed back as it is. Null: there is none. */
  cancel(agreementId: string, idempotencyKey: string): Promise<Agreement | null>;
  /** The charges of an agreement so far. */
  invoices(agreementId: string): Promise<Invoice[]>;
  readInvoice(id: string): Promise<Invoice | null>;
  readPayment(id: string): Promise<Payment | null>;
  /** Whether MercadoPago sent this notification. */
  verify(proof: Proof): boolean;
  /** Plays the payer at the checkout; null where money is real. */
  simulatePayer: ((agreementId: string, choice: 'pay' | 'cancel') => Promise<void>) | null;
}

/** No good answer: late, never, a fault, or nonsense. Nothing is known of what came of the call. */
export class PaymentsUnavailable extends Error {}

/** A clear no, and it will be the same the next time. */
export class PaymentRefused extends Error {}
