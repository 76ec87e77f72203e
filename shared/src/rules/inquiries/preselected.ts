import { limits } from '../../limits.ts';
import { isInDepartmentOf, serves } from '../places/serving.ts';

interface Offered {
  service_id: number;
  category: string;
  /** missing in what a device kept from before: it tells nothing */
  coverage_area?: string | undefined;
}

/**
 * How a provider relates to the place of a pedido: serves it, works elsewhere in its department, or only in another
 * department.
 */
export type Reach = 'here' | 'near' | 'far';

/** Returns how a provider covers one of the places; undefined where that is unknown. */
export function reachOf({ coverage_area }: Pick<Offered, 'coverage_area'>, places: readonly string[]) {
  if (coverage_area === undefined || places.length === 0) return undefined;
  const of = (place: string): Reach =>
    serves(coverage_area, place) ? 'here' : isInDepartmentOf(coverage_area, place) ? 'near' : 'far';
  const reaches = places.map(of);
  return (['here', 'near', 'far'] as const).find((reach) => reaches.includes(reach));
}

/**
 * Returns the providers that a pedido asks by default: the first results with the trade of the first result (rule
 * ASK-2). With a known place it takes providers who serve it, then also those of the department if there are too few.
 * Without a place, or when nobody serves it, it takes any.
 */
export function preselected(candidates: readonly Offered[], places: readonly string[] = []): number[] {
  const trade = candidates[0]?.category;
  const ofTrade = candidates.filter(({ category }) => category === trade);
  const within = (...reaches: readonly Reach[]) =>
    ofTrade.filter((one) => reaches.includes(reachOf(one, places) ?? 'here'));
  const here = within('here');
  const around = within('here', 'near');
  const among = here.length > 1 ? here : around.length > 0 ? around : ofTrade;
  return among.slice(0, limits.inquiryProviders).map(({ service_id }) => service_id);
}

/**
 * Returns the candidates in order: those who serve one of the places, then those of its department, then the others.
 */
export function nearFirst<C extends Offered>(candidates: readonly C[], places: readonly string[]): C[] {
  const order = { here: 0, near: 1, far: 2 };
  const standing = (one: C) => order[reachOf(one, places) ?? 'here'];
  return [...candidates].sort((a, b) => standing(a) - standing(b));
}
