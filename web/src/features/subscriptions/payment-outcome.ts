import type { Subscription } from '@tero/shared/contract/subscriptions';

/** Holds the milliseconds between requests; after the last request, the person must ask again. */
export const timeout = [1_500, 2_000, 3_000, 4_000, 5_000, 5_000, 5_000, 5_000];

/** `unfinished`: the payer left the checkout; `rejected`: MercadoPago refused the card; both can go on paying. */
export type Outcome = 'asking' | 'active' | 'pending' | 'unfinished' | 'rejected' | 'failed' | 'unknown';

interface Known {
  /** `collection_status` of the address: anybody may have typed it, so it can shorten the wait but never activate */
  said: string | null;
  /** the server's subscription; undefined before its first response */
  subscription: Subscription | null | undefined;
  /** number of responses and errors so far */
  tries: number;
}

/** Returns the result of a payment, based on the server's response (rule SUB-11). */
export function outcomeOf({ said, subscription, tries }: Known): Outcome {
  const isOver = tries > timeout.length;
  if (subscription === undefined) return isOver ? 'unknown' : 'asking';
  if (subscription?.status === 'active') return 'active';
  if (subscription?.status !== 'pending') return 'failed';
  const isPaid = saysPaid(said);
  if (isPaid === false) return said === 'rejected' ? 'rejected' : 'unfinished';
  if (!isOver) return 'asking';
  return isPaid ? 'pending' : 'unfinished';
}

/** Returns whether the return address says that the payer paid; null if it does not say. */
export function saysPaid(said: string | null): boolean | null {
  return said === null ? null : ['approved', 'authorized', 'pending', 'in_process'].includes(said);
}
