import { limits } from '../../limits.ts';

/** Returns whom a pedido asks unless its writer says otherwise: the first ones, of the trade of the first (rule ASK-2). */
export function preselected(candidates: readonly { service_id: number; category: string }[]): number[] {
  const trade = candidates[0]?.category;
  const same = candidates.filter(({ category }) => category === trade);
  return same.slice(0, limits.inquiryProviders).map(({ service_id }) => service_id);
}
