import type { SavedSearch } from '@tero/shared/contract/saved-searches';
import { address } from '@tero/shared/rules/text/address';
import { slug } from '@tero/shared/rules/text/text';

/** Returns the address of the listing that shows a saved search. */
export function savedSearchPath({ q, category, coverageArea }: SavedSearch): string {
  // in a search the category is one of the filters (rule SRCH-126)
  const within = q ? category : null;
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(within && { category: slug(within) }),
    ...(coverageArea && { coverageArea }),
  });
  const path = category && !within ? address`/servicios/categoria/${slug(category)}` : '/servicios';
  return search.size > 0 ? `${path}?${search}` : path;
}
