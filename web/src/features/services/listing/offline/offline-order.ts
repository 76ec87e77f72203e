import type { ServiceCard } from '@tero/shared/contract/services';
import { priceBounds } from '@tero/shared/rules/money/price';
import type { ListingState } from '../../listing-state.ts';

type Order = (a: ServiceCard, b: ServiceCard) => number;

/** The order of a sort, as the server's; by relevance where nothing was searched is by quality. */
export function compare(sort: ListingState['sort']): Order {
  const last: Order = (a, b) => b.id - a.id;
  const byQuality: Order = (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count || last(a, b);
  const cheapest = (card: ServiceCard) => priceBounds(card)?.low ?? Number.POSITIVE_INFINITY;
  const dearest = (card: ServiceCard) => priceBounds(card)?.high ?? -1;
  if (sort === 'newest') return (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || last(a, b);
  // without a price both are Infinity, whose difference is NaN; `||` then uses the id
  if (sort === 'priceAsc') return (a, b) => cheapest(a) - cheapest(b) || last(a, b);
  if (sort === 'priceDesc') return (a, b) => dearest(b) - dearest(a) || last(a, b);
  return byQuality;
}
