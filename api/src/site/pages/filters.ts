import { listingQuery } from '@tero/shared/contract/listing-query';

/** What a query may narrow or order a list by, in the names of the listing calls (rule SRCH-9). */
const names: ReadonlySet<string> = new Set([...Object.keys(listingQuery.shape), 'q', 'exact']);

/** Whether a query shows a part of a list, or a list in another order: one of countless such addresses. */
export function isFilter(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => names.has(name));
}
