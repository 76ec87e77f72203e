import type { Subscription } from '@tero/shared/contract/subscriptions';

/**
 * The states of a subscription that a person is told about; one for each thing that can be said. `unfinished`: a checkout
 * that was left or refused; `failing`: MercadoPago could not charge and tries again; `ending`: cancelled, with access.
 */
export const standings = [
  'none',
  'unfinished',
  'processing',
  'active',
  'failing',
  'granted',
  'ending',
  'cancelled',
  'expired',
  'suspended',
  'unknown',
] as const;
export type Standing = (typeof standings)[number];

/** The one reading of a subscription that all screens share (rule SUB-72). Null: the provider never had one. */
export function standingOf(subscription: Subscription | null): Standing {
  if (subscription === null) return 'none';
  const { status, entitled, auto_renewal, charge_failed, payment_processing } = subscription;
  switch (status) {
    case 'pending':
      return payment_processing ? 'processing' : 'unfinished';
    case 'active':
      if (charge_failed) return 'failing';
      return auto_renewal ? 'active' : 'granted';
    case 'cancelled':
      return entitled ? 'ending' : 'cancelled';
    case 'expired':
    case 'suspended':
      return status;
    default:
      return 'unknown';
  }
}
