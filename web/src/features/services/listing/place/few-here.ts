import type { ServiceCard } from '@tero/shared/contract/services';
import { onesOf } from '../../../inquiries/ones-of.ts';

/** A page of a list, as it came. */
interface Listed {
  services: readonly ServiceCard[];
  totalPages: number;
}

/** Returns the services that were asked for; those near the place, or near in meaning, come after them. */
export function meantOf({ services }: Pick<Listed, 'services'>): ServiceCard[] {
  return services.filter(({ why }) => why?.group !== 'related' && why?.group !== 'near');
}

/** Tells whether the next pages have more of the services that were asked for. */
export function hasMore(list: Listed): boolean {
  return list.totalPages > 1 && meantOf(list).length === list.services.length;
}

/** Tells whether a list has one provider or none: its first page shows all that there is (rule ASK-25). */
export function isFew(list: Listed, page: number): boolean {
  return page === 1 && !hasMore(list) && onesOf(meantOf(list)).length < 2;
}
