import type { ServiceCard } from '@tero/shared/contract/services';

/** What is asked of a listed service; `why` where a search found it. */
export type Listed = Pick<ServiceCard, 'id' | 'provider_id'> & {
  why?: Pick<NonNullable<ServiceCard['why']>, 'tier'> | undefined;
};

/**
 * Returns of each provider one service, in the order of the list: the one that fits what was searched for best, in
 * whatever order the list stands, and of those that fit alike the first.
 */
export function onesOf<S extends Listed>(services: readonly S[]): S[] {
  const ones = new Map<number, S>();
  for (const service of services) {
    const known = ones.get(service.provider_id);
    if (!known || fitOf(service) < fitOf(known)) ones.set(service.provider_id, service);
  }
  return [...ones.values()];
}

/** The lower, the better. */
function fitOf({ why }: Listed): number {
  return why?.tier ?? 0;
}
