import { limits } from '../../limits.ts';

/** What a service asks for, in pesos, and who asks it. */
export interface AskedPrice {
  provider_id: number;
  payment_type: string;
  price: number;
}

/** Between what and what half of the providers ask. */
export interface UsualPrice {
  payment_type: string;
  low: number;
  high: number;
  providers: number;
}

/**
 * Returns what providers usually ask (rule FOUND-6): of the way of paying that most of them name, one price a provider,
 * its lowest, and of these the middle half. Null with fewer providers than tell anything.
 */
export function usualPrice(asked: readonly AskedPrice[]): UsualPrice | null {
  const ways = [...Map.groupBy(asked, ({ payment_type }) => payment_type)].map(([payment_type, prices]) => {
    const ofProviders = Map.groupBy(prices, ({ provider_id }) => provider_id).values();
    const lowest = [...ofProviders].map((own) => Math.min(...own.map(({ price }) => price)));
    return { payment_type, lowest: lowest.toSorted((one, other) => one - other) };
  });
  const [most] = ways.toSorted((one, other) => other.lowest.length - one.lowest.length);
  if (!most || most.lowest.length < limits.usualPriceProviders) return null;
  const { payment_type, lowest } = most;
  return { payment_type, low: at(lowest, 0.25), high: at(lowest, 0.75), providers: lowest.length };
}

/** The value at a share of a sorted list, in whole pesos. */
function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round(below + (above - below) * (place % 1));
}
