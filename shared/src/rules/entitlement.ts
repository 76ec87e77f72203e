/**
 * Tells whether a provider is entitled: it may publish, and its services are listed (rule SUB-1). `entitledUntil` is an
 * ISO instant, or null when the provider never subscribed. Every gate asks here.
 */
export function isEntitled(entitledUntil: string | null, now: Date): boolean {
  return entitledUntil !== null && entitledUntil > now.toISOString();
}
