import type { ServiceCard } from '@tero/shared/contract/services';
import { saysSomeOf } from '@tero/shared/rules/inquiries/fits';

/** What is asked of a listed service; `why` where a search found it. */
export type Listed = Pick<ServiceCard, 'id' | 'provider_id' | 'title'> & {
  why?: Pick<NonNullable<ServiceCard['why']>, 'tier'> | undefined;
};

/**
 * Returns of each provider one service, in the order of the list: the one that fits what was searched for best, in
 * whatever order the list stands; of those that fit alike one whose title says some of it, else the first.
 */
export function onesOf<S extends Listed>(services: readonly S[], what = ''): S[] {
  const ones = new Map<number, S>();
  for (const service of services) {
    const known = ones.get(service.provider_id);
    if (!known || fitOf(service, what) < fitOf(known, what)) ones.set(service.provider_id, service);
  }
  return [...ones.values()];
}

/** The lower, the better. */
function fitOf({ why, title }: Listed, what: string): number {
  return (why?.tier ?? 0) + (saysSomeOf(what, title) ? 0 : 0.5);
}
