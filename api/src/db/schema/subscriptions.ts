import type { PaymentMethod, PaymentStatus, SubscriptionStatus } from '@tero/shared/rules/subscription';
import type { Generated } from 'kysely';
import type { Cents, Flag, Instant } from '../values/values.ts';

export interface SubscriptionsTable {
  id: Generated<number>;
  /** null once the account is gone */
  provider_id: number | null;
  status: SubscriptionStatus;
  amount: Cents;
  payment_method: PaymentMethod;
  early_access: Flag;
  auto_renewal: Flag;
  /** the time of the first activation; null: it was never active */
  start_date: Instant | null;
  /** the end of the granted or paid time; while the subscription renews, the next payment date (rule SUB-7) */
  end_date: Instant | null;
  /**
   * `end_date` before an administrator set the status to expired; 'Activa' restores it (rule ADM-96); null: that did
   * not happen
   */
  granted_until: Instant | null;
  next_payment_date: Instant | null;
  /** the agreed date of the first charge; null: a month after creation, in rows older than this column */
  first_charge_at: Instant | null;
  /** when the payer came back and said that the payment was made; only the texts depend on it */
  paid_said_at: Instant | null;
  suspended_at: Instant | null;
  /** when the scheduled job ended its access */
  ended_at: Instant | null;
  /** the agreement's `external_reference` at MercadoPago */
  reference: string;
  /** the key of the call that creates the agreement, stored before that call */
  idempotency_key: string;
  payer_email: string | null;
  /** URL of MercadoPago's checkout */
  init_point: string | null;
  /** the id of the agreement (preapproval); null: there is no MercadoPago, or its response is missing */
  mp_id: string | null;
  mp_collector_id: string | null;
  /** MercadoPago's id of the payer */
  mp_payer_id: string | null;
  /** the last status from MercadoPago, with its time; a response with an older time changes nothing */
  mp_status: string | null;
  mp_modified_at: Instant | null;
  /** ended here, but not yet cancelled at MercadoPago */
  cancel_at_mp: Flag;
  next_check_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

/** A charge: one row for each invoice of MercadoPago, or for each payment that an administrator wrote. */
export interface PaymentsTable {
  id: Generated<number>;
  subscription_id: number | null;
  provider_id: number | null;
  amount: Cents;
  payment_method: PaymentMethod;
  status: PaymentStatus;
  mp_invoice_id: string | null;
  transaction_id: string | null;
  payment_date: Instant;
  /** MercadoPago's code for why the charge failed; null: it did not fail, or MercadoPago gave no reason */
  failure: Generated<string | null>;
  /** when MercadoPago tries again; null: it did not say, or it will not try */
  next_try_at: Generated<Instant | null>;
  /** the charge failed, and MercadoPago does not try it again */
  tries_over: Generated<Flag>;
  /** the team's note when it settled this failure; null: not settled, or the charge has failed again since */
  settled_note: Generated<string | null>;
  /** when MercadoPago refunded it in full */
  refunded_at: Instant | null;
  /** MercadoPago's refunds so far */
  refunded_amount: Generated<Cents>;
  created_at: Instant;
  updated_at: Instant;
}

/**
 * The refunds of a payment, one row for each. A negative amount is money that came back, as after a chargeback that
 * Tero won.
 */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  amount: Cents;
  /** when Tero learned of it */
  given_at: Instant;
}

/**
 * The receipt of a charge, as it was issued (rule SUB-97). It outlives the payment and the account, because no number
 * may be issued twice.
 */
export interface ReceiptsTable {
  /** 1, 2, 3 without gaps */
  number: number;
  /** null: a payment by hand that was deleted */
  payment_id: number | null;
  /** null once the account is gone */
  provider_id: number | null;
  amount: Cents;
  payment_method: PaymentMethod;
  transaction_id: string | null;
  paid_at: Instant;
  issued_at: Instant;
  /** null once the account is gone, as `payer_rut` */
  payer_name: string | null;
  payer_rut: string | null;
  /** the operator; null: not configured */
  payee_name: Generated<string | null>;
  payee_rut: Generated<string | null>;
  payee_address: Generated<string | null>;
  /** when the payment by hand was reversed or deleted; null: it stands */
  voided_at: Generated<Instant | null>;
  /** the number of the operator's e-receipt (CFE); the next column says when the team attached it */
  cfe_number: Generated<string | null>;
  cfe_at: Generated<Instant | null>;
  /** the operator issued e-receipts when this receipt was issued */
  needs_cfe: Generated<Flag>;
}

/** The PDF of an e-receipt, in base64. */
export interface ReceiptFilesTable {
  receipt_number: number;
  name: string;
  content: string;
}

/** Webhook events of MercadoPago. An event only names the object that changed; the server then fetches the object. */
export interface PaymentNotificationsTable {
  id: Generated<number>;
  topic: string;
  data_id: string;
  request_id: string;
  /** dead: given up; settled: given up, and then handled by the team */
  status: 'pending' | 'done' | 'dead' | 'settled';
  attempts: number;
  next_attempt_at: Instant;
  /** the result of applying it, for diagnosis */
  outcome: string | null;
  /** the team's note about settling it */
  settled_note: Generated<string | null>;
  received_at: Instant;
  processed_at: Instant | null;
}

/**
 * The last day of a person's granted or paid time, under a hash of each fact that identifies the person (rule SUB-70).
 * The hashes outlive the account.
 */
export interface FirstMonthsTable {
  key: string;
  until: Instant;
  /** whether the person had an early access seat */
  seat: Flag;
}
