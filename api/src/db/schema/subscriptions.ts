import type { PaymentMethod, PaymentStatus, SubscriptionStatus } from '@tero/shared/rules/subscription';
import type { Generated } from 'kysely';
import type { Cents, Flag, Instant } from './values.ts';

export interface SubscriptionsTable {
  id: Generated<number>;
  /** null once the account is gone */
  provider_id: number | null;
  status: SubscriptionStatus;
  amount: Cents;
  payment_method: PaymentMethod;
  early_access: Flag;
  auto_renewal: Flag;
  /** of the first activation; null: never activated */
  start_date: Instant | null;
  /** until when it gives access, the days of grace included */
  end_date: Instant | null;
  next_payment_date: Instant | null;
  suspended_at: Instant | null;
  /** when the clock ended its access */
  ended_at: Instant | null;
  /** how MercadoPago knows it: the agreement's `external_reference` */
  reference: string;
  /** of the call that creates the agreement, kept before it is made */
  idempotency_key: string;
  payer_email: string | null;
  /** the checkout's address */
  init_point: string | null;
  /** the agreement (preapproval); null for those without MercadoPago, and while its answer is missing */
  mp_id: string | null;
  mp_collector_id: string | null;
  /** what MercadoPago last said, and when that was true: older answers change nothing */
  mp_status: string | null;
  mp_modified_at: Instant | null;
  /** over here, and still to be ended at MercadoPago */
  cancel_at_mp: Flag;
  next_check_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

/** A charge: of an invoice of MercadoPago, one row an invoice, or written by an admin. */
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
  created_at: Instant;
  updated_at: Instant;
}

/** What MercadoPago announced: only which object changed; the object itself is asked for. */
export interface PaymentNotificationsTable {
  id: Generated<number>;
  topic: string;
  data_id: string;
  request_id: string;
  status: 'pending' | 'done' | 'dead';
  attempts: number;
  next_attempt_at: Instant;
  /** what came of it, for whoever looks into it */
  outcome: string | null;
  received_at: Instant;
  processed_at: Instant | null;
}
