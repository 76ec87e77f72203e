import type { SavedSearch } from '@tero/shared/contract/notifications';
import { slug } from '@tero/shared/rules/text';

/** The listing that shows what a saved search asks for. */
export function savedSearchPath({ q, category, coverageArea }: SavedSearch): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(coverageArea && { coverageArea }) });
  const path = category ? `/servicios/categoria/${encodeURIComponent(slug(category))}` : '/servicios';
  return search.size > 0 ? `${path}?${search}` : path;
}
