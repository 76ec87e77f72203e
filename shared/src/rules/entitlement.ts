/**
 * Whether a provider may publish, and its services are listed: until its subscription's access ends (decisions,
 * providers). `entitledUntil` is an ISO instant; null when it never subscribed. Every gate asks here.
 */
export function isEntitled(entitledUntil: string | null, now: Date): boolean {
  return entitledUntil !== null && entitledUntil > now.toISOString();
}
