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
  /** end of what is granted or paid: the next payment date while it renews (rule SUB-7) */
  end_date: Instant | null;
  /**
   * its end before an administrator set it to expired: it gets it back with 'Activa' (rule ADM-96); null: nobody did
   */
  granted_until: Instant | null;
  next_payment_date: Instant | null;
  /** when the first charge was agreed on; null: a month after its creation, as it was before this column */
  first_charge_at: Instant | null;
  /** when the payer came back saying that it paid: only words depend on it */
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
  /** id of the agreement (preapproval); null without MercadoPago, and while the response is missing */
  mp_id: string | null;
  mp_collector_id: string | null;
  /** MercadoPago's id of the payer */
  mp_payer_id: string | null;
  /** the last status from MercadoPago and its time: older responses change nothing */
  mp_status: string | null;
  mp_modified_at: Instant | null;
  /** ended here, and still to be cancelled at MercadoPago */
  cancel_at_mp: Flag;
  next_check_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

/** A charge: one row per invoice of MercadoPago, or written by an administrator. */
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
  /** MercadoPago's code for why it failed; null: it did not, or no reason was given */
  failure: Generated<string | null>;
  /** when MercadoPago tries again; null: it did not say, or it does not */
  next_try_at: Generated<Instant | null>;
  /** whether it failed, and MercadoPago does not try it again */
  tries_over: Generated<Flag>;
  /** the team's note when it settled this failure; null: it did not settle it, or the charge failed again since */
  settled_note: Generated<string | null>;
  /** when MercadoPago gave it back as a whole */
  refunded_at: Instant | null;
  /** MercadoPago's refunds of it so far */
  refunded_amount: Generated<Cents>;
  created_at: Instant;
  updated_at: Instant;
}

/**
 * The refunds of a payment, one row for each further refund; below 0: money came back, as after a chargeback that Tero
 * won.
 */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  amount: Cents;
  /** when Tero learned of it */
  given_at: Instant;
}

/**
 * The receipt of a charge, as it was made out (rule SUB-97). It outlives the payment and the account: a number is never
 * given again.
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
  /** the payment by hand was taken back or deleted; null: it stands */
  voided_at: Generated<Instant | null>;
  /** the number of the operator's e-receipt (CFE); the next column says when the team attached it */
  cfe_number: Generated<string | null>;
  cfe_at: Generated<Instant | null>;
  /** the operator issued e-receipts when it was made out */
  needs_cfe: Generated<Flag>;
}

/** The PDF of an e-receipt, in base64. */
export interface ReceiptFilesTable {
  receipt_number: number;
  name: string;
  content: string;
}

/** Webhook events of MercadoPago. They only name the object that changed; the object itself is fetched. */
export interface PaymentNotificationsTable {
  id: Generated<number>;
  topic: string;
  data_id: string;
  request_id: string;
  /** dead: given up. settled: given up, and dealt with by the team */
  status: 'pending' | 'done' | 'dead' | 'settled';
  attempts: number;
  next_attempt_at: Instant;
  /** the result of applying it, for diagnosis */
  outcome: string | null;
  /** what the team wrote when it settled it */
  settled_note: Generated<string | null>;
  received_at: Instant;
  processed_at: Instant | null;
}

/**
 * The day until which a person was granted or has paid time, under a hash of each fact that identifies the person (rule
 * SUB-70). The hashes outlive the account.
 */
export interface FirstMonthsTable {
  key: string;
  until: Instant;
  /** had an early access seat */
  seat: Flag;
}
