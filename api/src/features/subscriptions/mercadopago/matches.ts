import type { Agreement } from '../../../payments/payments.ts';
import type { SubscriptionRow } from '../ledger/repository.ts';

const known: unknown[] = ['pending', 'authorized', 'paused', 'cancelled', 'finished'];

/** Tells whether Tero knows the status of an agreement. */
export function isKnown({ status }: Agreement): boolean {
  return known.includes(status);
}

/** Tells whether the agreement is at least as new as the last stored one. */
export function isLater({ modifiedAt }: Agreement, { mp_modified_at }: SubscriptionRow): boolean {
  return mp_modified_at === null || modifiedAt === null || modifiedAt >= mp_modified_at;
}

/** Tells whether MercadoPago says the expected value, or says nothing. */
export function isOrUnsaid<T>(said: T | null, expected: T | null): boolean {
  return said === null || said === expected;
}

/** Tells whether the agreement matches the row in id, reference, amount, currency and collector. */
export function isOurs(row: SubscriptionRow, agreement: Agreement): boolean {
  const isAsked = row.mp_id === agreement.id && agreement.reference === null;
  return (
    (row.mp_id === null || row.mp_id === agreement.id) &&
    (isAsked || agreement.reference === row.reference) &&
    isOrUnsaid(agreement.amount, row.amount) &&
    isOrUnsaid(agreement.currency, 'UYU') &&
    (row.mp_collector_id === null || isOrUnsaid(agreement.collectorId, row.mp_collector_id))
  );
}
