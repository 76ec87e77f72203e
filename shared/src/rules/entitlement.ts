/**
 * Tells whether a provider is entitled: may publish, with its services listed (rule SUB-1). `entitledUntil` is an ISO
 * instant; null when it never subscribed. Every gate asks here.
 */
export function isEntitled(entitledUntil: string | null, now: Date): boolean {
  return entitledUntil !== null && entitledUntil > now.toISOString();
}
