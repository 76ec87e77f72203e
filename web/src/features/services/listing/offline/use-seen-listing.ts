import { useSearchEngine } from '../../../../lib/search-engine.ts';
import type { ListingState } from '../../listing-state.ts';
import { useSeenServices } from './queries.ts';

/**
 * Returns the listing from the device's cache while the server does not respond; undefined without any cached service.
 */
export function useSeenListing(category: string | undefined, state: ListingState, enabled: boolean) {
  const { data } = useSeenServices({ enabled });
  const engine = useSearchEngine({ wanted: enabled });
  if (!enabled || !data || data.services.length === 0) return undefined;
  return data.listSeen?.(data, category, state, new Date(), engine);
}
