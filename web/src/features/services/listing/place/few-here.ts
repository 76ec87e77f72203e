import type { ServiceCard } from '@tero/shared/contract/services';
import { onesOf } from '../../../inquiries/ones-of.ts';

/** A page of a list, as it came. */
interface Listed {
  services: readonly ServiceCard[];
  totalPages: number;
}

/** What was asked for; what is near the place, or near in meaning, stands after it. */
export function meantOf({ services }: Pick<Listed, 'services'>): ServiceCard[] {
  return services.filter(({ why }) => why?.group !== 'related' && why?.group !== 'near');
}

/** Whether more of what was asked for stands on the next pages. */
export function hasMore(list: Listed): boolean {
  return list.totalPages > 1 && meantOf(list).length === list.services.length;
}

/** Whether a list is of one provider or none: what its first page shows is all that there is (rule ASK-25). */
export function isFew(list: Listed, page: number): boolean {
  return page === 1 && !hasMore(list) && onesOf(meantOf(list)).length < 2;
}
