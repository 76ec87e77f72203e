import type { SavedSearch } from '@tero/shared/contract/saved-searches';
import { address } from '@tero/shared/rules/text/address';
import { slug } from '@tero/shared/rules/text/text';

/** Returns the address of the listing that shows a saved search. */
export function savedSearchPath({ q, category, coverageArea }: SavedSearch): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(coverageArea && { coverageArea }) });
  const path = category ? address`/servicios/categoria/${slug(category)}` : '/servicios';
  return search.size > 0 ? `${path}?${search}` : path;
}
